// What comes down: operations, values that spare newer edits, and the order of patches.

const sheet = new CSSStyleSheet();
const ruleNames = new Set();
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];

const operations = {
  t: (id, text) => {
    const element = byId(id);
    if (element) element.textContent = text;
  },
  a: (id, name, value) => {
    const element = byId(id);
    if (element) setAttribute(element, name, value);
    if (name === 'data-gap') haveRowsChanged = true;
  },
  p: (id, name, isOn) => {
    const element = byId(id);
    if (element) setProperty(element, name, isOn);
  },
  v: (id, value, number) => {
    const control = byId(id);
    if (control) showValue(control, value, number);
  },
  i: (parent, before, node) => {
    const container = byId(parent);
    if (!container) return;
    const element = make(node);
    container.insertBefore(element, before === null ? null : byId(before));
    haveRowsChanged = true;
    showDialogs(element);
  },
  d: (id) => {
    const element = byId(id);
    if (!element) return;
    closeDialogs(element);
    if (!leave(element)) element.remove();
    haveRowsChanged = true;
    placeLive();
  },
  m: (id, before) => {
    const element = byId(id);
    if (element) move(element, before === null ? null : byId(before));
    haveRowsChanged = true;
  },
  n: (id, timing, movesChildren) => {
    const element = byId(id);
    if (element) ease(element, timing, movesChildren);
  },
  in: (id, timing, look) => {
    const element = byId(id);
    if (element) draw(element, timing, look, false);
  },
  out: (id, timing, look) => {
    const element = byId(id);
    if (element) goings.push({ element, timing, look });
  },
  k: (number) => queueMicrotask(() => tellWhenStill(number)),
  f: (id) => (id === null ? document.activeElement?.blur() : byId(id)?.focus()),
  l: (politeness, text) => announce(politeness, text),
  c: (name, rule) => {
    if (ruleNames.has(name)) return;
    ruleNames.add(name);
    sheet.insertRule(rule, sheet.cssRules.length);
  },
  z: (id, across, down) => {
    sizeGaps();
    scrollTo(byId(id), across, down);
  },
  o: (url) => {
    if (/^https?:/i.test(url)) window.open(url, '_blank', 'noopener');
    else if (/^(mailto|tel):/i.test(url)) location.assign(url);
  },
  s: (key, value) => {
    const scenes = stored(scenesKey);
    if (value === null) delete scenes[key];
    else scenes[key] = value;
    store(scenesKey, scenes);
  },
};

/// Moves an element among its siblings. One that holds the focus stays, and they move round it:
/// a moved element loses the focus, and with it the keyboard of a phone.
const move = (element, before) => {
  const parent = element.parentElement;
  if (!element.contains(document.activeElement)) {
    parent.insertBefore(element, before);
    return;
  }
  const siblings = [...parent.children];
  const from = siblings.indexOf(element);
  const to = before ? siblings.indexOf(before) : siblings.length;
  if (to > from) {
    for (const each of siblings.slice(from + 1, to)) parent.insertBefore(each, element);
  } else {
    let anchor = element.nextSibling;
    for (const each of siblings.slice(to, from)) parent.insertBefore(each, anchor);
  }
};

/// Shows a value that the server computed from what it knew after event `number`.
const showValue = (control, value, number) => {
  const state = stateOf(control);
  // What the person typed since is newer than anything computed without it.
  if (state.composing || state.dirty || state.sent > number) return;
  if (valueOf(control) === value) return;
  if (!isText(control) || control !== document.activeElement || control.selectionStart === null) {
    assign(control, value);
    return;
  }
  const old = control.value;
  const start = control.selectionStart;
  const end = control.selectionEnd;
  let prefix = 0;
  const shortest = Math.min(old.length, value.length);
  while (prefix < shortest && old[prefix] === value[prefix]) prefix += 1;
  let suffix = 0;
  while (suffix < shortest - prefix
    && old[old.length - 1 - suffix] === value[value.length - 1 - suffix]) suffix += 1;
  control.setRangeText(
    value.slice(prefix, value.length - suffix), prefix, old.length - suffix, 'preserve');
  control.setSelectionRange(
    mapped(start, old, value, prefix, suffix), mapped(end, old, value, prefix, suffix));
};

/// Where a caret stands after a text was tidied: after as many letters and digits as before.
const mapped = (position, old, value, prefix, suffix) => {
  if (position <= prefix) return position;
  if (position >= old.length - suffix) return position + value.length - old.length;
  const significant = (text) => text.replace(/[^\p{L}\p{N}]/gu, '').length;
  const before = significant(old.slice(prefix, position));
  let place = prefix;
  while (place < value.length - suffix && significant(value.slice(prefix, place)) < before) {
    place += 1;
  }
  return place;
};

const applyOperations = (list) => {
  for (const [name, ...rest] of list) operations[name]?.(...rest);
  returnFocus();
  playChanges();
  if (document.activeElement?.disabled) document.activeElement.blur();
};

/// Forgets what the server says it has.
const settle = (number) => {
  pending = pending.filter((each) => {
    if (each.message.n > number) return true;
    if (each.message.t === 'submit') byId(each.message.id)?.removeAttribute('aria-busy');
    return false;
  });
  for (const control of controls()) {
    const state = stateOf(control);
    if (state.sent <= number) state.sent = 0;
  }
};

const applyPatch = (message) => {
  if (message.r <= revision) return;
  if (message.r !== revision + 1) {
    socket.close(4000);
    return;
  }
  revision = message.r;
  settle(message.n);
  if (isFirstPatch) applyFirstPatch(message.ops);
  else applyOperations(message.ops);
  measureSoon();
  followDepth();
  rowsCame(message.n);
  placeKeys();
  drawOutlines();
  showSuggestions();
  reportFocus();
  flush();
  acknowledgeSoon();
};
