// The bar above an on-screen keyboard: it stands where the keyboard ends, not where the page does.

const seen = window.visualViewport;

/// Where a box ends at its top for something that stands over the same part of the page.
const topOf = (boxes, box) => Math.min(...boxes
  .filter((each) => each.left < box.right && box.left < each.right)
  .map((each) => each.top));

/// Lifts what stands at the lower edge above the bar, and what scrolls beside it ends there too;
/// returns all that covers something. Of several inside one another the outermost comes first: it
/// lifts the others with it.
const liftInsets = (bar) => {
  const covering = bar ? [bar.getBoundingClientRect()] : [];
  for (const inset of [...document.querySelectorAll('.inset-end')].reverse()) {
    const lifted = Number(inset.dataset.lift ?? 0);
    const box = inset.getBoundingClientRect();
    const isShown = bar && box.height > 0 && !inset.closest('[inert]');
    const over = isShown ? Math.round(box.bottom + lifted - topOf(covering, box)) : 0;
    const lift = Number.isFinite(over) ? Math.max(0, over) : 0;
    if (lift !== lifted) {
      if (lift > 0) inset.dataset.lift = lift;
      else delete inset.dataset.lift;
      inset.style.setProperty('margin-block-end', lift > 0 ? lift + 'px' : '');
    }
    if (lift > 0) covering.push(inset.getBoundingClientRect());
  }
  return covering;
};

const placeKeys = () => {
  const bar = [...document.querySelectorAll('.keybar')].find((each) => each.offsetHeight > 0);
  document.documentElement.toggleAttribute('data-keys', Boolean(bar));
  if (!bar) {
    liftInsets(null);
    return;
  }
  // Into the top layer: what stands inside something with a filter or a transform is placed in it.
  if (bar.showPopover && !bar.matches(':popover-open')) {
    bar.popover = 'manual';
    bar.showPopover();
  }
  const below = document.documentElement.clientHeight - seen.height - seen.offsetTop;
  document.documentElement.style.setProperty('--keys', Math.max(0, below) + 'px');
  document.documentElement.style.setProperty('--keybar', bar.offsetHeight + 'px');
  const covering = liftInsets(bar);
  // The field that is typed into must not be behind any of it.
  const field = document.activeElement;
  if (!field?.matches?.(controlSelector) || field.closest('.inset-end')) return;
  const box = field.getBoundingClientRect();
  if (box.bottom > topOf(covering, box)) field.scrollIntoView({ block: 'nearest' });
};
seen?.addEventListener('resize', placeKeys);
seen?.addEventListener('scroll', placeKeys);

// A tap in it leaves the keyboard with the field.
document.addEventListener('pointerdown', (event) => {
  if (event.target.closest?.('.keybar')) event.preventDefault();
});
