// Shows a session of the server in this page. Documentation/WireProtocol.md is the contract.
//
// The browser owns the text in its controls: the server is told what they hold, and what it says
// about a value is dropped where a newer edit exists. Everything that arrives is data; elements
// are made from names and text, never from markup.
(() => {
  'use strict';

  // MARK: What a page may contain

  const svgTags = new Set(['svg', 'path', 'circle', 'rect', 'line', 'g', 'title']);
  const tags = new Set([
    ...svgTags, 'div', 'span', 'p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'input', 'button',
    'textarea', 'label', 'ul', 'ol', 'li', 'section', 'header', 'footer', 'main', 'nav', 'dialog',
    'hr', 'select', 'option', 'optgroup', 'img', 'a', 'fieldset', 'legend',
  ]);
  const attributes = new Set([
    'class', 'role', 'type', 'name', 'placeholder', 'autocomplete', 'inputmode',
    'enterkeyhint', 'autocapitalize', 'autocorrect', 'spellcheck', 'tabindex', 'for', 'dir',
    'lang', 'title', 'maxlength', 'rows', 'label', 'value', 'alt', 'src', 'href', 'open', 'multiple',
    'viewBox', 'd', 'cx', 'cy', 'r', 'x', 'y', 'x1', 'x2', 'y1', 'y2', 'rx', 'ry', 'width',
    'height', 'fill', 'stroke', 'stroke-width', 'stroke-linecap', 'stroke-linejoin', 'transform',
    'fill-rule', 'clip-rule', 'focusable',
  ]);
  const properties = new Set(['disabled', 'checked', 'hidden', 'inert']);

  const mayHave = (name, value) => {
    if (name === 'href' || name === 'src') {
      return /^(https?:|mailto:|\/(?!\/))/i.test(value);
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
    if (name in element) element[name] = isOn;
    else element.toggleAttribute(name, isOn);
  };

  const assign = (control, value) => {
    if (isCheckable(control)) control.checked = value === 'true';
    else control.value = value;
  };

  // MARK: State

  let socket = null;
  let isReady = false; // The first patch after `welcome` has been applied.
  let isFirstPatch = false; // The next patch is the first one of a new session.
  let isShown = true; // This page shows that session's elements already.
  let hadWelcome = false; // This page has had a session.
  let lastEvent = 0;
  let revision = 0;
  let acknowledged = 0; // The last revision that some message has told.
  let resume = null;
  let limits = { message: 16384, value: 2048 };
  let attempts = 0;
  let reconnectTimer = 0;
  let flushTimer = 0;
  let focusTimer = 0;
  let ackTimer = 0;
  let welcomeTimer = 0;
  let reportedFocus = null;
  let hasEnded = false;

  /// Messages that were sent and not acknowledged, and those that wait for `isReady`.
  let pending = [];
  let waiting = [];

  /// What is known about controls: dirty (edited since it was last sent), sent (the event that
  /// carried its last value, while unacknowledged), composing.
  const states = new WeakMap();
  const stateOf = (control) => {
    let state = states.get(control);
    if (!state) states.set(control, (state = { dirty: false, sent: 0, composing: false }));
    return state;
  };

  // MARK: Things that outlive the page

  const stored = (key) => {
    try {
      return JSON.parse(sessionStorage.getItem(key)) ?? {};
    } catch {
      return {};
    }
  };
  const store = (key, value) => {
    try {
      if (value === null) sessionStorage.removeItem(key);
      else sessionStorage.setItem(key, JSON.stringify(value));
    } catch {
      // Without storage a reload starts anew; nothing else depends on it.
    }
  };
  const scenesKey = 'webhost.scene ' + location.pathname;
  const snapshotKey = 'webhost.snapshot ' + location.pathname;

  /// What the page held when it was left, if it is being loaded again.
  let leftBehind = (() => {
    const kind = performance.getEntriesByType('navigation')[0]?.type;
    const snapshot = stored(snapshotKey);
    store(snapshotKey, null);
    return kind === 'reload' || kind === 'back_forward' ? snapshot : {};
  })();
  // Where the fresh page has the same control, untouched so far, it shows that text again.
  for (const control of controls()) {
    const value = leftBehind.f?.[control.dataset.p];
    if (value !== undefined && !isEdited(control)) assign(control, value);
  }

  const valuesOf = (list) => Object.fromEntries(list.map((c) => [c.dataset.p, valueOf(c)]));
  const allValues = () => valuesOf(controls());
  const encoder = new TextEncoder();
  const byteCount = (text) => encoder.encode(text).length;

  const focusedControl = () => {
    const element = document.activeElement;
    if (!element?.dataset?.p) return null;
    const at = { id: element.dataset.p, s: null, e: null };
    if (isText(element)) {
      at.s = element.selectionStart;
      at.e = element.selectionEnd;
    }
    return at;
  };

  addEventListener('pagehide', () => {
    // Secrets are not written down, not even in the storage of this tab.
    const values = valuesOf(controls().filter((c) => c.type !== 'password'));
    store(snapshotKey, { f: { ...leftBehind.f, ...values }, at: focusedControl() });
  });

  // MARK: Sending

  const push = (message) => {
    acknowledged = revision;
    socket.send(JSON.stringify(message));
  };

  /// Sends an event, or keeps it until the session is there.
  const send = (message, path) => {
    if (!isReady) {
      if (message.t !== 'set') waiting.push({ message, path });
      return 0;
    }
    lastEvent += 1;
    message.n = lastEvent;
    if (message.t !== 'env') message.r = revision;
    pending.push({ message, path });
    push(message);
    return lastEvent;
  };

  /// Tells the values of edited controls, all in one message. Unless `now`, a control whose last
  /// value is still on its way waits: traffic then follows the round trip.
  const flush = (now) => {
    clearTimeout(flushTimer);
    flushTimer = 0;
    if (!isReady) return;
    const values = {};
    const told = [];
    for (const control of controls()) {
      const state = stateOf(control);
      if (!state.dirty || state.composing || (state.sent && !now)) continue;
      values[control.dataset.p] = valueOf(control);
      told.push(state);
    }
    if (told.length === 0) return;
    if (!now && !takeTurn()) {
      flushTimer = setTimeout(flush, 50);
      return;
    }
    const number = send({ t: 'set', s: values });
    for (const state of told) {
      state.dirty = false;
      state.sent = number;
    }
  };

  let turns = 20;
  let turnsAt = 0;
  /// Whether edits may go up now. The server takes 30 messages a second; a scanner that types
  /// faster is no reason to be refused, as one message can tell any number of edits.
  const takeTurn = () => {
    turns = Math.min(20, turns + (performance.now() - turnsAt) / 50);
    turnsAt = performance.now();
    if (turns < 1) return false;
    turns -= 1;
    return true;
  };

  const flushSoon = () => {
    // A timer, not a microtask: AutoFill changes its fields one by one within one task.
    if (!flushTimer) flushTimer = setTimeout(flush, 0);
  };

  const randomKey = () =>
    [...crypto.getRandomValues(new Uint8Array(16))]
      .map((b) => b.toString(16).padStart(2, '0'))
      .join('');

  const submit = (element) => {
    const id = idOf(element);
    if (id === null) return;
    reportFocus();
    element.setAttribute('aria-busy', 'true');
    const values = {};
    const told = [];
    for (const control of controls()) {
      const state = stateOf(control);
      if (state.composing) continue;
      values[control.dataset.p] = valueOf(control);
      if (state.dirty) told.push(state);
    }
    const message = shortened({ t: 'submit', id, k: randomKey(), f: values });
    const number = send(message, element.dataset.p);
    if (number === 0) return;
    for (const state of told) {
      state.dirty = false;
      state.sent = number;
    }
  };

  const act = (message, element) => {
    reportFocus();
    flush(true);
    send(message, element?.dataset?.p);
  };

  /// One message for a move of the focus, however many events it consists of.
  const reportFocus = () => {
    clearTimeout(focusTimer);
    focusTimer = 0;
    const element = document.activeElement;
    const canHold = element?.matches?.('input, textarea, select, button, a, [tabindex="0"]');
    const id = canHold ? idOf(element) : null;
    if (id === reportedFocus || !isReady) return;
    // What was typed belongs before the event that leaves the field.
    flush(true);
    send({ t: 'focus', from: reportedFocus, id });
    reportedFocus = id;
  };
  const reportFocusSoon = () => {
    if (!focusTimer) focusTimer = setTimeout(reportFocus, 0);
  };

  const acknowledgeSoon = () => {
    if (revision - acknowledged >= 4) acknowledge();
    else if (!ackTimer) ackTimer = setTimeout(acknowledge, 5000);
  };
  const acknowledge = () => {
    clearTimeout(ackTimer);
    ackTimer = 0;
    if (isReady && revision > acknowledged) push({ t: 'ack', r: revision });
  };

  // MARK: What people do

  const trim = (control) => {
    // The server takes so many bytes and no more; what it would refuse must not stand there.
    while (byteCount(control.value) > limits.value) {
      const over = byteCount(control.value) - limits.value;
      control.value = [...control.value].slice(0, -Math.ceil(over / 4)).join('');
    }
  };

  document.addEventListener('input', (event) => {
    const control = event.target.closest?.(controlSelector);
    if (!control?.dataset.p) return;
    const state = stateOf(control);
    if (isText(control) && !state.composing && control.value.length * 3 > limits.value) {
      trim(control);
    }
    state.dirty = true;
    flushSoon();
  });
  document.addEventListener('change', (event) => {
    const control = event.target.closest?.(controlSelector);
    if (!control?.dataset.p) return;
    if (!isText(control)) stateOf(control).dirty = true;
    // A change of text was preceded by input; choosing and leaving must not wait.
    flushSoon();
  });
  document.addEventListener('compositionstart', (event) => {
    stateOf(event.target).composing = true;
  });
  document.addEventListener('compositionend', (event) => {
    const state = stateOf(event.target);
    state.composing = false;
    state.dirty = true;
    flushSoon();
  });

  document.addEventListener('focusin', reportFocusSoon);
  document.addEventListener('focusout', reportFocusSoon);

  document.addEventListener('keydown', (event) => {
    const target = event.target;
    if (event.isComposing || event.keyCode === 229 || !target.closest) return;
    const key = event.key === ' ' ? 'Space' : event.key;
    const wanting = target.closest('[data-k]');
    const hasModifier = event.ctrlKey || event.metaKey || event.altKey;
    if (wanting && !hasModifier && wanting.dataset.k.split(' ').includes(key)) {
      event.preventDefault();
      act({ t: 'key', id: idOf(wanting), key }, wanting);
      return;
    }
    if (key === 'Enter' && target.tagName === 'INPUT' && isText(target)) {
      event.preventDefault();
      submit(target);
    }
    if ((key === 'Enter' || key === 'Space') && target.dataset.tap !== undefined
      && target.tagName !== 'BUTTON') {
      event.preventDefault();
      act({ t: 'tap', id: idOf(target) }, target);
    }
  });

  // A tap on what acts leaves the keyboard with the field that has it, as on a phone.
  document.addEventListener('mousedown', (event) => {
    const active = document.activeElement;
    const isTyping = active?.matches?.(controlSelector) && isText(active);
    if (!isTyping || event.target.closest?.(controlSelector + ', a[href], label')) return;
    if (event.target.closest?.('button, [data-tap]')) event.preventDefault();
  });

  let pressedAt = null; // The element that a pointer went down on.
  let pressedElement = null; // The one that was told to be pressed.
  document.addEventListener('pointerdown', (event) => {
    pressedAt = event.target;
    press(event.target.closest?.('[data-press]'), true);
  });
  for (const name of ['pointerup', 'pointercancel']) {
    document.addEventListener(name, () => press(pressedElement, false));
  }
  const press = (element, isOn) => {
    if (!element || (isOn && element.disabled)) return;
    pressedElement = isOn ? element : null;
    if (isReady && element.isConnected) send({ t: 'press', id: idOf(element), on: isOn }, element.dataset.p);
  };

  document.addEventListener('click', (event) => {
    const target = event.target;
    if (target.tagName === 'DIALOG') {
      if (pressedAt === target && isOutside(event, target)) dismiss(target);
      return;
    }
    const button = target.closest?.('button');
    if (button) {
      if (!button.disabled) submit(button);
      return;
    }
    if (target.closest?.(controlSelector + ', a[href]')) return;
    const tapped = target.closest?.('[data-tap]');
    if (tapped) act({ t: 'tap', id: idOf(tapped) }, tapped);
  });

  // MARK: Dialogs

  const isOutside = (event, dialog) => {
    const box = dialog.getBoundingClientRect();
    return event.clientX < box.left || event.clientX > box.right
      || event.clientY < box.top || event.clientY > box.bottom;
  };

  const dismiss = (dialog) => {
    if (dialog.dataset.nodismiss === undefined) act({ t: 'dismiss', id: idOf(dialog) }, dialog);
  };

  const dialogsWithin = (element) => [
    ...(element.matches?.('dialog') ? [element] : []),
    ...(element.querySelectorAll?.('dialog') ?? []),
  ];

  /// Shows dialogs that have just come into the page.
  const showDialogs = (element) => {
    for (const dialog of dialogsWithin(element)) {
      if (dialog.open) continue;
      dialog.tabIndex = -1;
      dialog.showModal();
      // The dialog itself takes the focus: its first field would bring up a keyboard.
      dialog.focus({ preventScroll: true });
    }
    placeLive();
  };

  /// Closes dialogs that are about to go, so that the focus returns to where it was.
  const closeDialogs = (element) => {
    for (const dialog of dialogsWithin(element).reverse()) {
      if (dialog.contains(live)) document.body.append(live);
      dialog.dataset.closing = '';
      if (dialog.open) dialog.close();
    }
  };

  document.addEventListener('cancel', (event) => {
    if (event.target.tagName !== 'DIALOG') return;
    // Whether it closes is for the views to say.
    event.preventDefault();
    dismiss(event.target);
  }, true);
  document.addEventListener('close', (event) => {
    const dialog = event.target;
    if (dialog.tagName !== 'DIALOG' || dialog.dataset.closing !== undefined) return;
    // A browser may close it all the same, at the second Escape.
    if (dialog.isConnected) {
      dialog.showModal();
      dismiss(dialog);
    }
  }, true);

  // MARK: What is spoken, and the line about the connection

  const live = document.createElement('div');
  live.className = 'webhost-live';
  const region = (politeness) => {
    const element = document.createElement('div');
    element.setAttribute('aria-live', politeness);
    live.append(element);
    return element;
  };
  // Two each, in turn: the same text again is a change only in the other one.
  const regions = {
    polite: [region('polite'), region('polite')],
    assertive: [region('assertive'), region('assertive')],
  };
  const status = document.createElement('div');
  status.className = 'webhost-status';
  status.setAttribute('role', 'status');
  live.append(status);

  const announce = (politeness, text) => {
    const pair = regions[politeness];
    if (!pair) return;
    pair.reverse();
    pair[1].textContent = '';
    pair[0].textContent = text;
  };

  /// What lies outside an open dialog is inert, so this goes where the person is.
  const placeLive = () => {
    const open = [...document.querySelectorAll('dialog[open]')];
    const place = open.at(-1) ?? document.body;
    if (live.parentElement !== place) place.append(live);
  };

  /// Says on the root element whether the session answers, for style sheets and tests.
  const showLink = () => {
    document.documentElement.dataset.link = isReady ? 'up' : 'down';
  };

  let statusTimer = 0;
  const showDisconnected = () => {
    if (statusTimer || status.textContent) return;
    statusTimer = setTimeout(() => {
      placeLive();
      status.textContent =
        document.body.dataset.offline ?? 'Connection lost. Reconnecting. Your text is kept.';
    }, 1000);
  };
  const showConnected = () => {
    clearTimeout(statusTimer);
    statusTimer = 0;
    status.textContent = '';
  };

  // MARK: Patches

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
      showDialogs(element);
    },
    d: (id) => {
      const element = byId(id);
      if (!element) return;
      closeDialogs(element);
      element.remove();
      placeLive();
    },
    m: (id, before) => {
      const element = byId(id);
      if (element) move(element, before === null ? null : byId(before));
    },
    f: (id) => (id === null ? document.activeElement?.blur() : byId(id)?.focus()),
    l: (politeness, text) => announce(politeness, text),
    c: (name, rule) => {
      if (ruleNames.has(name)) return;
      ruleNames.add(name);
      sheet.insertRule(rule, sheet.cssRules.length);
    },
    z: (id) => byId(id)?.scrollIntoView({ block: 'nearest' }),
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
    reportFocus();
    flush();
    acknowledgeSoon();
  };

  // MARK: A new session

  /// What every control held when `hello` was sent, by path, and which one had the focus.
  let held = {};
  let heldFocus = null;

  /// Applies the first patch of a new session. It may replace every element, so what was typed
  /// since `hello`, the focus and the selection are carried over by path.
  const applyFirstPatch = (list) => {
    isFirstPatch = false;
    const newer = controls()
      .map((control) => [control.dataset.p, valueOf(control)])
      .filter(([path, value]) => held[path] !== value);
    const at = focusedControl() ?? heldFocus;
    for (const control of controls()) {
      const state = stateOf(control);
      state.dirty = false;
      state.sent = 0;
    }
    if (!isShown) {
      const root = byId(1);
      closeDialogs(root);
      root.replaceChildren();
    }
    applyOperations(list);
    for (const [path, value] of newer) {
      const control = byPath(path);
      if (!control?.matches(controlSelector)) continue;
      if (valueOf(control) !== value) assign(control, value);
      stateOf(control).dirty = true;
    }
    const focused = at && byPath(at.id);
    if (focused && document.activeElement !== focused) {
      focused.focus();
      if (isText(focused) && at.s !== null) {
        try {
          focused.setSelectionRange(at.s, at.e);
        } catch {
          // This kind of field has no selection.
        }
      }
    }
    leftBehind = {};
    isReady = true;
    showLink();
    reportedFocus = heldFocus ? idOf(byPath(heldFocus.id)) : null;
    sendWaiting();
  };

  /// Sends what was done before there was a session. After a rebuild elements are found again by
  /// path: a number may mean another element by then.
  const sendWaiting = () => {
    flush();
    const list = waiting;
    waiting = [];
    for (const { message, path } of list) {
      const element = isShown ? byId(message.id) : path === undefined ? null : byPath(path);
      if (message.id !== undefined && !element) continue;
      if (element) message.id = idOf(element);
      if (message.t === 'submit') {
        message.f = allValues();
        element?.setAttribute('aria-busy', 'true');
      }
      send(message, path);
    }
    reportFocus();
  };

  const welcome = (message) => {
    resume = { sid: message.sid, key: message.key };
    limits = message.lim;
    clearTimeout(welcomeTimer);
    isShown = message.shown;
    attempts = 0;
    hadWelcome = true;
    showConnected();
    if (message.resumed) {
      isReady = true;
      showLink();
      settle(message.n);
      for (const each of pending) {
        if (each.message.r !== undefined) each.message.r = revision;
        push(each.message);
      }
      sendWaiting();
      return;
    }
    isFirstPatch = true;
    revision = 0;
    acknowledged = 0;
    // Values were in the snapshot. A submit goes up again under the same key.
    waiting = [...pending.filter((each) => each.message.t === 'submit'), ...waiting];
    pending = [];
  };

  // MARK: The connection

  const environment = () => ({
    dark: matchMedia('(prefers-color-scheme: dark)').matches,
    calm: matchMedia('(prefers-reduced-motion: reduce)').matches,
    contrast: matchMedia('(prefers-contrast: more)').matches,
    compact: matchMedia('(width < 600px)').matches,
    scale: Math.min(8, Math.max(0.25,
      parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 || 1)),
    lang: navigator.language || 'en',
    tz: Intl.DateTimeFormat().resolvedOptions().timeZone ?? 'UTC',
  });
  let toldEnvironment = {};

  const reportEnvironment = () => {
    const now = environment();
    const changed = Object.fromEntries(
      Object.entries(now).filter(([name, value]) => toldEnvironment[name] !== value));
    if (!isReady || Object.keys(changed).length === 0) return;
    toldEnvironment = now;
    send({ t: 'env', e: changed });
  };
  for (const query of ['(prefers-color-scheme: dark)', '(prefers-reduced-motion: reduce)',
    '(prefers-contrast: more)', '(width < 600px)']) {
    matchMedia(query).addEventListener('change', reportEnvironment);
  }
  addEventListener('languagechange', reportEnvironment);

  const hello = () => {
    // Before the first session only what was edited is news; later, all that the page shows.
    const telling = controls().filter((c) => hadWelcome || stateOf(c).dirty || isEdited(c));
    held = allValues();
    heldFocus = focusedControl() ?? leftBehind.at ?? null;
    toldEnvironment = environment();
    const message = {
      t: 'hello', v: 1, page: document.body.dataset.page ?? '', n: lastEvent, r: revision,
      st: stored(scenesKey), e: toldEnvironment,
      f: { ...leftBehind.f, ...valuesOf(telling) },
    };
    if (heldFocus) message.at = heldFocus;
    if (resume) message.resume = resume;
    socket.send(JSON.stringify(shortened(message)));
  };

  /// A message within the limit: where all values are too much, those that were edited.
  const shortened = (message) => {
    if (byteCount(JSON.stringify(message)) <= limits.message) return message;
    return { ...message, f: valuesOf(controls().filter(isEdited)) };
  };

  const handlers = {
    welcome,
    patch: applyPatch,
    pong: () => {
      clearTimeout(pongTimer);
    },
    err: (message) => {
      if (message.code === 'version') location.reload();
      // Whatever was wrong with these, sending them again would be as wrong.
      if (message.code === 'bad' || message.code === 'size') {
        pending = [];
        resume = null;
      }
      retryAfter = message.retry;
    },
    bye: (message) => {
      if (message.why === 'replaced') hasEnded = true;
      if (message.why === 'failed') {
        resume = null;
        pending = [];
      }
      retryAfter = message.retry;
    },
  };

  let retryAfter = 0;
  const connect = () => {
    clearTimeout(reconnectTimer);
    reconnectTimer = 0;
    if (socket || hasEnded) return;
    const scheme = location.protocol === 'https:' ? 'wss://' : 'ws://';
    const mine = new WebSocket(scheme + location.host + '/ws', 'webhost.v1');
    socket = mine;
    // A connection that is neither made nor refused would be waited for without end.
    clearTimeout(welcomeTimer);
    welcomeTimer = setTimeout(() => giveUp(mine), 10000);
    mine.onopen = () => hello();
    mine.onmessage = (event) => {
      if (socket !== mine) return;
      const message = JSON.parse(event.data);
      handlers[message.t]?.(message);
    };
    mine.onclose = () => {
      if (socket === mine) disconnected();
    };
  };

  /// Leaves a connection that says nothing, without waiting for its close.
  const giveUp = (mine) => {
    if (socket !== mine) return;
    mine.onclose = null;
    mine.close();
    disconnected();
  };

  const disconnected = () => {
    socket = null;
    clearTimeout(welcomeTimer);
    isReady = false;
    showLink();
    isFirstPatch = false;
    clearTimeout(pongTimer);
    showDisconnected();
    const backoff = Math.min(10000, 250 * 2 ** attempts) * (0.5 + Math.random() / 2);
    attempts = Math.min(attempts + 1, 10);
    clearTimeout(reconnectTimer);
    reconnectTimer = setTimeout(connect, Math.max(backoff, retryAfter));
    retryAfter = 0;
  };

  const connectNow = () => {
    if (document.visibilityState !== 'visible') return;
    attempts = 0;
    if (!socket) connect();
    else ping();
  };
  addEventListener('online', connectNow);
  addEventListener('pageshow', connectNow);
  document.addEventListener('visibilitychange', connectNow);

  // A connection can be dead without a word, as after a phone has slept.
  let pongTimer = 0;
  const ping = () => {
    if (!isReady || document.visibilityState !== 'visible') return;
    push({ t: 'ping' });
    clearTimeout(pongTimer);
    const mine = socket;
    pongTimer = setTimeout(() => giveUp(mine), 5000);
  };
  setInterval(ping, 20000);

  document.body.append(live);
  showDialogs(document.body);
  connect();
})();
