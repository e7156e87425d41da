// Menus: what arrows, letters and Tab do in them, and which keys open one.

const itemsOf = (menu) =>
  [...menu.querySelectorAll('[role^="menuitem"]')].filter((item) => !item.disabled);
/// Set while a menu opens that ArrowUp asked for: it begins at its end.
let beginsAtEnd = false;

const focusItem = (items, index) => items.at(index % items.length)?.focus();

const enterMenu = (dialog) => {
  const menu = dialog.querySelector('[role="menu"]');
  if (!menu) return false;
  focusItem(itemsOf(menu), beginsAtEnd ? -1 : 0);
  beginsAtEnd = false;
  return menu.contains(document.activeElement);
};

const keysInMenu = (event, menu, item) => {
  const items = itemsOf(menu);
  const at = items.indexOf(item);
  const isReversed = getComputedStyle(menu).direction === 'rtl';
  const inward = isReversed ? 'ArrowLeft' : 'ArrowRight';
  const outward = isReversed ? 'ArrowRight' : 'ArrowLeft';
  const dialog = menu.closest('dialog');
  switch (event.key) {
    case 'ArrowDown': return focusItem(items, at + 1), true;
    case 'ArrowUp': return focusItem(items, at < 0 ? -1 : at - 1), true;
    case 'Home': return focusItem(items, 0), true;
    case 'End': return focusItem(items, -1), true;
    case 'Tab': return dismiss(dialog), true;
    case inward:
      if (item?.ariaHasPopup === 'menu') submit(item);
      return true;
    case outward:
      if (document.querySelectorAll('dialog.menu[open]').length > 1) dismiss(dialog);
      return true;
  }
  if (event.key.length !== 1 || event.key === ' ') return false;
  const letter = event.key.toLocaleLowerCase();
  const found = [...items.slice(at + 1), ...items.slice(0, at + 1)]
    .find((each) => each.textContent.trim().toLocaleLowerCase().startsWith(letter));
  found?.focus();
  return true;
};

document.addEventListener('keydown', (event) => {
  if (event.defaultPrevented || event.isComposing
    || event.ctrlKey || event.metaKey || event.altKey) return;
  const target = event.target;
  const menu = target.closest?.('[role="menu"]')
    ?? (target.matches?.('dialog') ? target.querySelector('[role="menu"]') : null);
  if (menu) {
    if (keysInMenu(event, menu, target.closest('[role^="menuitem"]'))) event.preventDefault();
  } else if (target.ariaHasPopup === 'menu' && /^Arrow(Down|Up)$/.test(event.key)) {
    event.preventDefault();
    if (event.repeat || target.disabled) return;
    beginsAtEnd = event.key === 'ArrowUp';
    submit(target);
  }
});
