// What a page may contain and how its elements are made.
//
// Part of the page's script: ClientScript.swift joins the files of this folder in one scope.
// Documentation/WireProtocol.md is the contract.
//
// The browser owns the text in its controls: the server is told what they hold, and what it says
// about a value is dropped where a newer edit exists. Everything that arrives is data; elements
// are made from names and text, never from markup.

// MARK: What a page may contain

const svgTags = new Set(['svg', 'path', 'circle', 'rect', 'line', 'g', 'title',
  'linearGradient', 'stop']);
const tags = new Set([
  ...svgTags, 'div', 'span', 'p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'input', 'button',
  'textarea', 'label', 'ul', 'ol', 'li', 'section', 'header', 'footer', 'main', 'nav', 'dialog',
  'hr', 'select', 'option', 'optgroup', 'img', 'a', 'fieldset', 'legend',
]);
const attributes = new Set([
  'class', 'role', 'type', 'name', 'placeholder', 'autocomplete', 'inputmode',
  'enterkeyhint', 'autocapitalize', 'autocorrect', 'spellcheck', 'tabindex', 'for', 'dir',
  'lang', 'title', 'maxlength', 'rows', 'label', 'value', 'alt', 'src', 'href',
  'target', 'rel', 'open', 'multiple',
  'viewBox', 'd', 'cx', 'cy', 'r', 'x', 'y', 'x1', 'x2', 'y1', 'y2', 'rx', 'ry', 'width',
  'height', 'fill', 'stroke', 'stroke-width', 'stroke-linecap', 'stroke-linejoin', 'transform',
  'fill-rule', 'clip-rule', 'focusable', 'gradientUnits', 'offset',
]);
const properties = new Set(['disabled', 'checked', 'hidden', 'inert']);

const mayHave = (name, value) => {
  if (name === 'href' || name === 'src') {
    return /^(https?:|mailto:|tel:|\/(?!\/))/i.test(value);
  }
  return attributes.has(name) || name.startsWith('aria-') || name.startsWith('data-');
};

// MARK: Elements

const byId = (id) => document.getElementById('e' + id);
const idOf = (element) => {
  const match = /^e(\d+)$/.exec(element?.id ?? '');
  return match ? Number(match[1]) : null;
};
const controlSelector = 'input, textarea, select';
const controls = () => [...document.querySelectorAll(controlSelector)].filter((c) => c.dataset.p);
const byPath = (path) =>
  document.querySelector('[data-p="' + CSS.escape(path) + '"]');
const isCheckable = (control) => control.type === 'checkbox' || control.type === 'radio';
const isText = (control) =>
  control.tagName === 'TEXTAREA' || (control.tagName === 'INPUT' && !isCheckable(control));

const valueOf = (control) => (isCheckable(control) ? String(control.checked) : control.value);

/// Whether a control shows something else than the page was loaded with.
const isEdited = (control) => {
  if (isCheckable(control)) return control.checked !== control.defaultChecked;
  if (control.tagName === 'SELECT') {
    const first = [...control.options].find((o) => o.defaultSelected) ?? control.options[0];
    return first !== undefined && control.value !== first.value;
  }
  return control.value !== control.defaultValue;
};

const make = (node) => {
  if (!tags.has(node.g)) throw new Error('unknown tag');
  const element = svgTags.has(node.g)
    ? document.createElementNS('http://www.w3.org/2000/svg', node.g)
    : document.createElement(node.g);
  element.id = 'e' + node.i;
  for (const [name, value] of Object.entries(node.a ?? {})) setAttribute(element, name, value);
  if (node.p !== undefined) element.dataset.p = node.p;
  for (const name of node.b ?? []) setProperty(element, name, true);
  if (node.x !== undefined) element.textContent = node.x;
  for (const child of node.k ?? []) element.append(make(child));
  // Last: what a value means depends on the attributes, a select's on its options.
  if (node.v !== undefined) assign(element, node.v);
  return element;
};

const setAttribute = (element, name, value) => {
  if (value === null) element.removeAttribute(name);
  else if (mayHave(name, value)) element.setAttribute(name, value);
};

const setProperty = (element, name, isOn) => {
  if (!properties.has(name)) return;
  if (name === 'hidden' && element.dataset.keeps !== undefined) keepScrolled(element, isOn);
  if (name in element) element[name] = isOn;
  else element.toggleAttribute(name, isOn);
};

/// What was scrolled in a page that another one covers: hiding it forgets that.
const scrolled = new WeakMap();
const keepScrolled = (page, hides) => {
  if (hides) {
    const all = [...page.querySelectorAll('*')].filter((e) => e.scrollTop || e.scrollLeft);
    scrolled.set(page, all.map((e) => [e, e.scrollTop, e.scrollLeft]));
    return;
  }
  page.hidden = false;
  for (const [element, top, left] of scrolled.get(page) ?? []) element.scrollTo(left, top);
};

const assign = (control, value) => {
  if (isCheckable(control)) control.checked = value === 'true';
  else control.value = value;
};
