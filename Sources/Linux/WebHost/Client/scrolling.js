// What is scrolled to where: asked for by the views, or told to them.

/// Scrolling that the views asked for is not told to them; it goes on until the next frames.
const quietUntil = new WeakMap();
const scrollsToTell = new Set();
const toldTargets = new WeakMap();
let scrollTimer = 0;

const scrollTo = (element, across = 'nearest', down = 'nearest') => {
  if (!element) return;
  const scroller = element.closest('[data-scrolled]');
  if (scroller) quietUntil.set(scroller, performance.now() + 200);
  element.scrollIntoView({ inline: across, block: down });
};

/// The target at a scroll view's anchor: the first in sight, or the nearest to the anchor.
const targetOf = (scroller) => {
  const isAcross = scroller.classList.contains('scrollx');
  const isReversed = isAcross && getComputedStyle(scroller).direction === 'rtl';
  const span = (element) => {
    const box = element.getBoundingClientRect();
    if (!isAcross) return [box.top, box.bottom];
    return isReversed ? [-box.right, -box.left] : [box.left, box.right];
  };
  const targets = [...(scroller.querySelector('[data-targets]')?.children ?? [])]
    .filter((each) => idOf(each) !== null && each.dataset.gap === undefined);
  const [start, end] = span(scroller);
  if (scroller.dataset.scrolled === '') {
    return targets.find((each) => span(each)[1] > start + 1);
  }
  const anchor = Number(scroller.dataset.scrolled);
  const distance = (element) => {
    const [from, to] = span(element);
    return Math.abs(from + (to - from) * anchor - (start + (end - start) * anchor));
  };
  return targets.reduce((best, each) =>
    (best === undefined || distance(each) < distance(best) ? each : best), undefined);
};

const tellScrolls = () => {
  scrollTimer = 0;
  const scrollers = [...scrollsToTell];
  scrollsToTell.clear();
  for (const scroller of scrollers) {
    const target = isReady && scroller.isConnected ? targetOf(scroller) : undefined;
    if (!target || target === toldTargets.get(scroller)) continue;
    toldTargets.set(scroller, target);
    send({ t: 'scroll', id: idOf(scroller), to: idOf(target) });
  }
};

document.addEventListener('scroll', (event) => {
  const scroller = event.target;
  if (scroller.dataset?.scrolled === undefined) return;
  if (performance.now() < (quietUntil.get(scroller) ?? 0)) {
    toldTargets.delete(scroller);
    return;
  }
  scrollsToTell.add(scroller);
  if (!scrollTimer) scrollTimer = setTimeout(tellScrolls, 100);
}, true);
