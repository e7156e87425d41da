// Rows that have not been made: a gap stands for them, as high as they would be, and the page asks
// for them before they come into sight.

const gapSelector = '[data-gap]:not([data-gap="0"])';
/// How far from what is seen rows are asked for, in heights of what is seen.
const reach = 1.5;
/// The server makes no more for one request.
const mostRows = 64;

let askedBy = 0; // The event that asked for rows, until it is answered.
let askedAt = 0; // When it did.
let askedFor = ''; // What it asked for.
let scrolledAt = 0;
let unsettledSince = 0; // Since when nothing but a gap has been seen, while it is scrolled.
let rowsTimer = 0;
let haveRowsChanged = true;
let tabbing = null; // The focus waits for rows to go on to.

/// What a gap scrolls with; the document itself scrolls as the window.
const scrollerOf = (gap) => {
  for (let each = gap.parentElement; each && each !== document.body; each = each.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(each).overflowY)) return each;
  }
  return document.scrollingElement;
};

const rowHeights = new WeakMap();
/// How high a row is in the container of a gap, as an average of those that are there.
const rowHeight = (gap) => {
  const container = gap.parentElement;
  const key = `${container.clientWidth} ${getComputedStyle(document.documentElement).fontSize}`;
  const known = rowHeights.get(container);
  if (known?.key === key) return known.height;
  const rows = [];
  for (const step of ['previousElementSibling', 'nextElementSibling']) {
    let each = gap[step];
    for (let left = 32; each && left > 0; each = each[step], left -= 1) {
      if (each.dataset.gap === undefined) rows.push(each);
    }
  }
  const sum = rows.reduce((sum, row) => sum + row.getBoundingClientRect().height, 0);
  if (sum === 0) return 44;
  const spacing = parseFloat(getComputedStyle(container).rowGap) || 0;
  const height = sum / rows.length + spacing;
  rowHeights.set(container, { key, height });
  return height;
};

/// Gives every gap its height, so that a scroll bar tells how much there is.
const sizeGaps = () => {
  for (const gap of document.querySelectorAll(gapSelector)) {
    const height = `${Math.round(rowHeight(gap) * Number(gap.dataset.gap))}px`;
    if (gap.style.height !== height) gap.style.height = height;
  }
};

/// Tells assistive technology how many rows there are where not all of them are there.
const numberRows = () => {
  for (const list of new Set([...document.querySelectorAll('[data-gap]')].map((gap) => gap.parentElement))) {
    if (!list.matches('[role="list"], [role="listbox"]')) continue;
    const items = [...list.children];
    const isWhole = !list.querySelector(':scope > ' + gapSelector);
    const size = items.reduce((sum, each) => sum + (Number(each.dataset.gap ?? 1) || 0), 0);
    let place = 0;
    for (const each of items) {
      place += Number(each.dataset.gap ?? 1) || 0;
      if (each.dataset.gap !== undefined) continue;
      for (const [name, value] of [['aria-posinset', place], ['aria-setsize', size]]) {
        if (isWhole) each.removeAttribute(name);
        else if (each.getAttribute(name) !== String(value)) each.setAttribute(name, value);
      }
    }
  }
};

const ask = (gap, from, count) => {
  askedAt = performance.now();
  askedFor = [gap.id, from, count].join();
  askedBy = send({ t: 'rows', id: idOf(gap), from, count });
};

/// The part of a gap that is near what is seen, as rows; null where none is.
const nearRows = (gap) => {
  const box = gap.getBoundingClientRect();
  if (box.height === 0 || gap.closest('[inert], [hidden]')) return null;
  const scroller = scrollerOf(gap);
  const frame = scroller === document.scrollingElement
    ? { top: 0, bottom: innerHeight } : scroller.getBoundingClientRect();
  const top = Math.max(0, frame.top);
  const bottom = Math.min(innerHeight, frame.bottom);
  const margin = Math.max(0, bottom - top) * reach;
  if (bottom <= top || box.bottom < top - margin || box.top > bottom + margin) return null;
  const count = Number(gap.dataset.gap);
  const height = box.height / count;
  const least = Math.ceil(2 * (bottom - top) / height);
  let from = Math.max(0, Math.min(count - 1, Math.floor((top - margin - box.top) / height)));
  let to = Math.max(from + 1, Math.min(count, Math.ceil((bottom + margin - box.top) / height)));
  // As much as is seen at once at least, so that a person who scrolls on finds it there.
  if (from === 0) to = Math.max(to, Math.min(count, least));
  else if (to === count) from = Math.min(from, Math.max(0, count - least), to - mostRows);
  else if (to - from > mostRows) from = Math.max(from, Math.floor((top - box.top) / height) - 8);
  from = Math.max(0, from);
  const some = Math.min(to - from, mostRows);
  return { from, count: some, isAllThatIsSeen: box.top <= top && box.bottom >= bottom };
};

/// Asks for the rows that are about to be seen, one request at a time.
const askForRows = () => {
  clearTimeout(rowsTimer);
  rowsTimer = 0;
  if (!isReady || askedBy) return;
  const again = (after) => { rowsTimer = setTimeout(askForRows, after); };
  const now = performance.now();
  if (now - askedAt < 80) return again(80);
  const dialogs = document.querySelectorAll('dialog[open]');
  for (const gap of (dialogs[dialogs.length - 1] ?? document).querySelectorAll(gapSelector)) {
    const near = nearRows(gap);
    if (!near) continue;
    // A bar that is dragged passes many rows that nobody wants to see.
    if (near.isAllThatIsSeen && now - scrolledAt < 100) {
      unsettledSince = unsettledSince || now;
      if (now - unsettledSince < 300) return again(60);
    }
    unsettledSince = 0;
    // An answer without rows: asking again at once would bring the same.
    if (askedFor === [gap.id, near.from, near.count].join() && now - askedAt < 1000) {
      return again(1000);
    }
    return ask(gap, near.from, near.count);
  }
};
const askForRowsSoon = () => {
  if (!rowsTimer) rowsTimer = setTimeout(askForRows, 0);
};

document.addEventListener('scroll', () => {
  scrolledAt = performance.now();
  askForRowsSoon();
}, { capture: true, passive: true });
addEventListener('resize', () => {
  sizeGaps();
  askForRowsSoon();
});

/// Looks after the gaps once a patch has been applied.
const rowsCame = (number) => {
  if (askedBy && askedBy <= number) askedBy = 0;
  if (haveRowsChanged) {
    haveRowsChanged = false;
    sizeGaps();
    numberRows();
    if (scrolledBefore.length > 0) scrollBack();
  }
  if (tabbing) goOnTabbing();
  askForRowsSoon();
};

// MARK: The keyboard

const focusSelector = 'button, input, select, textarea, a[href], [tabindex="0"]';
const isThere = (element) => !element.closest('[inert]') && element.getClientRects().length > 0;
const takesFocus = (element) =>
  element.matches(focusSelector) && !element.disabled && isThere(element);
/// Whether rows of a gap will take the focus, going by those beside it.
const willTakeFocus = (gap) => gap.matches(gapSelector) && isThere(gap)
  && [gap.previousElementSibling, gap.nextElementSibling].some(
    (row) => row && (row.matches(focusSelector) || row.querySelector(focusSelector)));

/// What the Tab key goes to from an element: the next that takes the focus, or a gap before it.
const nextStop = (element, isBack) => {
  const walker = document.createTreeWalker(
    element.closest('dialog') ?? document.body, NodeFilter.SHOW_ELEMENT);
  walker.currentNode = element;
  for (;;) {
    const next = isBack ? walker.previousNode() : walker.nextNode();
    if (!next || willTakeFocus(next) || takesFocus(next)) return next;
  }
};

const goOnTabbing = () => {
  const { from, isBack } = tabbing;
  if (document.activeElement !== from) {
    tabbing = null;
    return;
  }
  const stop = nextStop(from, isBack);
  if (stop?.matches(gapSelector)) {
    if (askedBy || !isReady) return;
    const count = Number(stop.dataset.gap);
    const some = Math.min(count, 32);
    ask(stop, isBack ? count - some : 0, some);
    return;
  }
  tabbing = null;
  stop?.focus();
};

document.addEventListener('keydown', (event) => {
  if (event.key !== 'Tab') {
    tabbing = null;
    return;
  }
  const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.defaultPrevented;
  if (!isPlain || !isReady || !event.target.closest) return;
  if (!document.querySelector(gapSelector)) return;
  if (!nextStop(event.target, event.shiftKey)?.matches(gapSelector)) return;
  event.preventDefault();
  tabbing = { from: event.target, isBack: event.shiftKey };
  goOnTabbing();
});

// MARK: Another process

/// The rows that this page does not have, so that a new session makes the others.
const gapsByPath = () => {
  const found = {};
  for (const gap of document.querySelectorAll('[data-rows]')) {
    const [path, start, count] = gap.dataset.rows.split(' ');
    const list = (found[path] ??= []);
    if (count !== '0') list.push([Number(start), Number(count)]);
  }
  return Object.fromEntries(Object.entries(found).map(([path, list]) => {
    // So many are never needed; what lies between the last of them counts as not there.
    const few = list.slice(0, 50);
    const last = list.at(-1);
    if (list.length > few.length) few[49][1] = last[0] + last[1] - few[49][0];
    return [path, few.map((gap) => gap.join('+')).join(' ')];
  }));
};

/// How far the lists with gaps are scrolled, by path.
const scrollPositions = () =>
  [...document.querySelectorAll('[data-rows]')].map((gap) => {
    const [path] = gap.dataset.rows.split(' ');
    return { path, top: scrollerOf(gap).scrollTop };
  }).filter(({ top }) => top > 0);

/// Scrolls the lists of a new session to where they were; some may come with a later patch.
let scrolledBefore = [];
const scrollBack = () => {
  scrolledBefore = scrolledBefore.filter(({ path, top }) => {
    const gap = [...document.querySelectorAll('[data-rows]')]
      .find((each) => each.dataset.rows.startsWith(path + ' '));
    if (gap) scrollerOf(gap).scrollTop = top;
    return !gap;
  });
};
