// What only the page can measure: which of several views fits, and what has to be scrolled.

const told = new WeakMap();
let isMeasuring = false;

const measureSoon = () => {
  if (isMeasuring) return;
  isMeasuring = true;
  requestAnimationFrame(() => {
    isMeasuring = false;
    for (const box of document.querySelectorAll('[data-fits]')) measure(box);
    for (const box of document.querySelectorAll('.scroll, .scrollx, .list')) reachByKeys(box);
  });
};

/// What can be scrolled and has nothing to focus in it takes the focus itself.
const reachByKeys = (box) => {
  const isReached = box.querySelector(
    ':is(button, input, textarea, select):enabled, a[href], [tabindex="0"]')
    || (box.scrollHeight <= box.clientHeight && box.scrollWidth <= box.clientWidth);
  if (isReached) box.removeAttribute('tabindex');
  else box.tabIndex = 0;
};

const measure = (box) => {
  const isDown = box.dataset.fits === 'down';
  const candidates = [...box.children];
  const hidden = candidates.map((each) => each.hidden);
  for (const each of candidates) each.hidden = true;
  const room = isDown ? box.parentElement.clientHeight : box.clientWidth;
  let index = candidates.findIndex((each) => {
    each.hidden = false;
    each.classList.add('measured');
    const size = isDown ? each.scrollHeight : each.scrollWidth;
    each.classList.remove('measured');
    each.hidden = true;
    return size <= room;
  });
  // Where none fits the last is shown.
  if (index < 0) index = candidates.length - 1;
  candidates.forEach((each, at) => { each.hidden = hidden[at]; });
  if (room > 0 && isReady && told.get(box) !== index) {
    told.set(box, index);
    send({ t: 'fit', id: idOf(box), index });
  }
};

addEventListener('resize', measureSoon);
