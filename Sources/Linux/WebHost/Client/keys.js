// The bar above an on-screen keyboard: it stands where the keyboard ends, not where the page does.

const seen = window.visualViewport;

const placeKeys = () => {
  const bar = [...document.querySelectorAll('.keybar')].find((each) => each.offsetHeight > 0);
  document.documentElement.toggleAttribute('data-keys', Boolean(bar));
  if (!bar) return;
  // Into the top layer: what stands inside something with a filter or a transform is placed in it.
  if (bar.showPopover && !bar.matches(':popover-open')) {
    bar.popover = 'manual';
    bar.showPopover();
  }
  const below = document.documentElement.clientHeight - seen.height - seen.offsetTop;
  document.documentElement.style.setProperty('--keys', Math.max(0, below) + 'px');
  // The field that is typed into must not be behind it.
  const field = document.activeElement;
  if (field?.matches?.(controlSelector)
    && field.getBoundingClientRect().bottom > bar.getBoundingClientRect().top) {
    field.scrollIntoView({ block: 'nearest' });
  }
};
seen?.addEventListener('resize', placeKeys);
seen?.addEventListener('scroll', placeKeys);

// A tap in it leaves the keyboard with the field.
document.addEventListener('pointerdown', (event) => {
  if (event.target.closest?.('.keybar')) event.preventDefault();
});
