// Outlines of an app's own: the server says how they follow from a size, the page knows the size.

const outlineSizes = new WeakMap();
/// Elements whose size the session knows or is about to be told.
let toldSizes = new WeakSet();
const sizesToTell = new Set();
let sizeTimer = 0;

const outlineResizes = new ResizeObserver((entries) => {
  for (const { target, contentRect } of entries) {
    outlineSizes.set(target, contentRect);
    drawOutline(target);
    if (target.dataset.sized !== undefined) tellSizeSoon(target);
  }
});

/// The commands of a path for an element of that size.
const pathFor = (outline, width, height) => {
  const [high, wide = high] = outline.split('|');
  return (width > height ? wide : high).replace(/(-?[\d.]+),(-?[\d.]+),(-?[\d.]+)/g,
    (_, constant, perWidth, perHeight) =>
      Math.round((Number(constant) + perWidth * width + perHeight * height) * 1000) / 1000);
};

const drawOutline = (element) => {
  const size = outlineSizes.get(element);
  const { outline, cut } = element.dataset;
  if (!size || outline === undefined) return;
  const path = pathFor(outline, size.width, size.height);
  if (cut !== undefined) {
    // A path without a step would not be one, and cut nothing off.
    element.style.clipPath = path ? `path(${cut}, "${path}")` : 'inset(100%)';
  } else {
    element.querySelector(':scope > svg > path')?.setAttribute('d', path);
  }
};

/// Draws what a patch may have changed; what is new is measured first.
const drawOutlines = () => {
  for (const element of document.querySelectorAll('[data-outline]')) {
    if (!outlineSizes.has(element)) {
      outlineResizes.observe(element);
      continue;
    }
    drawOutline(element);
    if (element.dataset.sized !== undefined && !toldSizes.has(element)) tellSizeSoon(element);
  }
};

const tellSizeSoon = (element) => {
  const { width, height } = outlineSizes.get(element);
  // What is hidden has no size yet.
  if (width === 0 && height === 0) return;
  toldSizes.add(element);
  sizesToTell.add(element);
  clearTimeout(sizeTimer);
  sizeTimer = setTimeout(tellSizes, 100);
};
const tellSizes = () => {
  if (!isReady) {
    sizeTimer = setTimeout(tellSizes, 100);
    return;
  }
  for (const element of sizesToTell) {
    const { width, height } = outlineSizes.get(element);
    sizesToTell.delete(element);
    // A burst is the next one's to go on with.
    if (!takeTurn()) {
      tellSizeSoon(element);
      return;
    }
    if (element.isConnected && element.dataset.sized !== undefined) {
      send({ t: 'size', id: idOf(element), w: width, h: height });
    }
  }
};

/// Whether a click in an element with an outline for clicks is inside it.
const isHit = (element, event) => {
  const box = element.getBoundingClientRect();
  const path = pathFor(element.dataset.outline, box.width, box.height);
  const canvas = document.createElement('canvas').getContext('2d');
  return canvas.isPointInPath(
    new Path2D(path), event.clientX - box.left, event.clientY - box.top, element.dataset.hit);
};
document.addEventListener('click', (event) => {
  const bounded = event.target.closest?.('[data-hit]');
  // A key presses a button without a place.
  if (!bounded || event.detail === 0 || isHit(bounded, event)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}, true);

drawOutlines();
