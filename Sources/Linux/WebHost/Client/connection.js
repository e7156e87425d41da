// The socket: made, given up, made again; and the browser's settings.

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
addEventListener('languagechange', () => {
  const locale = new Intl.Locale(navigator.language);
  document.documentElement.lang = navigator.language;
  document.documentElement.dir = (locale.getTextInfo?.() ?? locale.textInfo)?.direction ?? '';
  reportEnvironment();
});
// The root's font size changes without an event, as with the browser's own setting, so a measure
// of one em is watched.
const ruler = document.createElement('div');
ruler.className = 'webhost-ruler';
live.append(ruler);
new ResizeObserver(() => {
  sizeGaps();
  reportEnvironment();
}).observe(ruler);

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
  const gaps = { ...gapsByPath(), ...leftBehind.w };
  if (Object.keys(gaps).length > 0) message.w = gaps;
  if (heldFocus) message.at = heldFocus;
  if (resume) message.resume = resume;
  socket.send(JSON.stringify(shortened(message)));
};

/// A message within the limit: where all values are too much, those that were edited.
const shortened = (message) => {
  if (byteCount(JSON.stringify(message)) <= limits.message) return message;
  return { ...message, f: valuesOf(controls().filter(isEdited)) };
};

/// Loads the page of the server's own version. Where that does not help, or cannot be noted, the
/// line about the connection says so: a page must not load itself for ever.
const reloadOnce = () => {
  if (stored(reloadedKey).once) return;
  store(reloadedKey, { once: true });
  if (stored(reloadedKey).once) location.reload();
};

const handlers = {
  welcome,
  patch: applyPatch,
  pong: () => {
    clearTimeout(pongTimer);
  },
  err: (message) => {
    if (message.code === 'version') reloadOnce();
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
sizeGaps();
numberRows();
connect();
