// The browser's own way back: with pages pushed onto a stack, it leaves the top one and not the app.
//
// The browser's history has one entry for every page that is covered by another one. Entries are
// made and taken away as pages come and go, so that the one before them is where the person came
// from.

const depthKey = 'webhost.depth';
const shownDepth = () => document.querySelectorAll('[data-keeps][hidden]').length;
const historyDepth = () => history.state?.[depthKey] ?? 0;
let knownDepth = historyDepth();
/// Set while entries that are no longer needed are being taken away.
let isTakingAway = false;

const isGoingBack = () => [...pending, ...waiting].some(({ message }) =>
  message.t === 'submit' && byId(message.id)?.dataset.back !== undefined);

const followDepth = () => {
  if (isTakingAway || !isReady || isGoingBack()) return;
  const wanted = shownDepth();
  for (let depth = historyDepth() + 1; depth <= wanted; depth += 1) {
    history.pushState({ ...history.state, [depthKey]: depth }, '');
  }
  isTakingAway = historyDepth() > wanted;
  if (isTakingAway) history.go(wanted - historyDepth());
  knownDepth = wanted;
};

/// Presses the way back of what is on top; a dialog without one is left.
const goBack = () => {
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
  const button = [...(dialog ?? document).querySelectorAll('[data-back]')]
    .find((each) => !each.closest('[hidden]'));
  if (button) submit(button);
  else if (dialog) leaveDialog(dialog);
};

addEventListener('popstate', () => {
  if (isTakingAway) {
    isTakingAway = false;
  } else {
    for (let depth = historyDepth(); depth < knownDepth; depth += 1) goBack();
    knownDepth = historyDepth();
  }
  followDepth();
});
