// Views of which the first that fits is shown: the page measures, the server is told which.

const told = new WeakMap();
let isMeasuring = false;

const measureSoon = () => {
  if (isMeasuring || !document.querySelector('[data-fits]')) return;
  isMeasuring = true;
  requestAnimationFrame(() => {
    isMeasuring = false;
    for (const box of document.querySelectorAll('[data-fits]')) measure(box);
  });
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
