// The bar above an on-screen keyboard: it stands where the keyboard ends, not where the page does.

const seen = window.visualViewport;

/// Where a box ends at its top for something that stands over the same part of the page.
const topOf = (boxes, box) => Math.min(...boxes
  .filter((each) => each.left < box.right && box.left < each.right)
  .map((each) => each.top));

/// Lifts what stands at the lower edge above the bar, the lowest first; returns what all of it
/// covers.
const liftInsets = (bar) => {
  const covering = bar ? [bar.getBoundingClientRect()] : [];
  const insets = [...document.querySelectorAll('.inset-end')].map((inset) => {
    const box = inset.getBoundingClientRect();
    const lifted = Number(inset.dataset.lift ?? 0);
    return { inset, lifted, box: new DOMRect(box.x, box.y + lifted, box.width, box.height) };
  });
  insets.sort((one, other) => other.box.bottom - one.box.bottom);
  for (const { inset, lifted, box } of insets) {
    const isShown = box.height > 0 && !inset.closest('[inert]');
    const lift = isShown ? Math.max(0, Math.round(box.bottom - topOf(covering, box))) : 0;
    if (lift > 0 && Number.isFinite(lift)) {
      covering.push(new DOMRect(box.x, box.y - lift, box.width, box.height));
    }
    if (lift === lifted) continue;
    if (lift > 0) inset.dataset.lift = lift;
    else delete inset.dataset.lift;
    inset.style.setProperty('translate', lift > 0 ? '0 -' + lift + 'px' : 'none');
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
