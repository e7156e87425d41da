// What is spoken, and the line about the connection.

const live = document.createElement('div');
live.className = 'webhost-live';
const region = (politeness) => {
  const element = document.createElement('div');
  element.setAttribute('role', politeness === 'polite' ? 'status' : 'alert');
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
