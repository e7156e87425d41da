// What the page knows of its session and of its controls, and what it remembers when it is left.

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
/// Set while a page that the server found outdated has been loaded again in vain.
const reloadedKey = 'webhost.reloaded ' + location.pathname;

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
  const rows = { ...gapsByPath(), ...leftBehind.w };
  store(snapshotKey, { f: { ...leftBehind.f, ...values }, at: focusedControl(), w: rows });
});
