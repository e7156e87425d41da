// What goes up: values in bursts, submits with their keys, moves of the focus, acknowledgements.

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
const flush = (now, except) => {
  clearTimeout(flushTimer);
  flushTimer = 0;
  if (!isReady) return;
  const values = {};
  const told = [];
  for (const control of controls()) {
    const state = stateOf(control);
    if (!state.dirty || state.composing || (state.sent && !now) || control === except) continue;
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
  // What was typed into the field that is left belongs before this event, and what was typed into
  // the one that is entered after it: a view may treat its text otherwise while it has the focus.
  flush(true, element);
  send({ t: 'focus', from: reportedFocus, id });
  reportedFocus = id;
  flushSoon();
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
