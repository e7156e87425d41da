// The beginning of a session, and what is carried over into it.

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
  if (!isShown) scrolledBefore = scrollPositions();
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
  askedBy = 0;
  haveRowsChanged = true;
  sizeGaps();
  scrollBack();
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
  // Another session has been told nothing yet.
  toldSizes = new WeakSet();
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
  // What changed while `hello` was on its way.
  reportEnvironment();
};

const welcome = (message) => {
  resume = { sid: message.sid, key: message.key };
  limits = message.lim;
  clearTimeout(welcomeTimer);
  isShown = message.shown;
  attempts = 0;
  hadWelcome = true;
  store(reloadedKey, null);
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
