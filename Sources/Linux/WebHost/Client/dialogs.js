// Dialogs: shown as they come, closed by the views alone.

const isOutside = (event, dialog) => {
  const box = dialog.getBoundingClientRect();
  return event.clientX < box.left || event.clientX > box.right
    || event.clientY < box.top || event.clientY > box.bottom;
};

const dismiss = (dialog) => {
  if (dialog.dataset.nodismiss === undefined) act({ t: 'dismiss', id: idOf(dialog) }, dialog);
};

/// Leaves a dialog as Escape does. A question is left by its answer for that, which may be its only
/// one.
const leaveDialog = (dialog) => {
  const question = dialog.matches('[role="alertdialog"]');
  const buttons = question ? [...dialog.querySelectorAll('button')] : [];
  const answer = buttons.find((each) => each.dataset.shortcut === 'Escape')
    ?? (buttons.length === 1 ? buttons[0] : null);
  if (answer) submit(answer);
  else dismiss(dialog);
};

const dialogsWithin = (element) => [
  ...(element.matches?.('dialog') ? [element] : []),
  ...(element.querySelectorAll?.('dialog') ?? []),
];

/// Puts a menu where the control is that opened it, as far as it fits there.
const placeUnder = (dialog, opener) => {
  if (!opener || opener === document.body) return;
  const at = opener.getBoundingClientRect();
  const box = dialog.getBoundingClientRect();
  const begins = getComputedStyle(dialog).direction === 'rtl' ? at.right - box.width : at.left;
  const left = Math.max(8, Math.min(begins, innerWidth - box.width - 8));
  const below = at.bottom + 4;
  const top = below + box.height > innerHeight - 8 ? Math.max(8, at.top - box.height - 4) : below;
  dialog.style.inset = `${top}px auto auto ${left}px`;
  dialog.style.margin = '0';
};

/// Names a dialog by its heading, or by what opened it, where the views gave it no name.
const nameDialog = (dialog, opener) => {
  const menu = dialog.querySelector('[role="menu"]');
  const named = dialog.querySelector('h1, h2, h3, h4, h5, h6') ?? opener;
  const message = dialog.querySelector('.message');
  if (message) dialog.setAttribute('aria-describedby', message.id);
  for (const each of [dialog, menu]) {
    if (each && named?.id && !each.ariaLabel) each.setAttribute('aria-labelledby', named.id);
  }
};

/// What had the focus when a dialog opened, and what may get it again now.
const openers = new WeakMap();
let returning = [];

/// A dialog gives the focus back by itself, except where another one lay over it until now.
const returnFocus = () => {
  const opener = returning.find((each) => each?.isConnected);
  returning = [];
  if (opener && document.activeElement === document.body) opener.focus({ preventScroll: true });
};

/// Shows dialogs that have just come into the page.
const showDialogs = (element) => {
  for (const dialog of dialogsWithin(element)) {
    if (dialog.open) continue;
    dialog.tabIndex = -1;
    const opener = document.activeElement;
    dialog.showModal();
    openers.set(dialog, opener);
    nameDialog(dialog, opener);
    if (dialog.dataset.under !== undefined) placeUnder(dialog, opener);
    // The dialog itself takes the focus: its first field would bring up a keyboard.
    if (!enterMenu(dialog)) dialog.focus({ preventScroll: true });
  }
  placeLive();
};

/// Closes dialogs that are about to go, so that the focus returns to where it was.
const closeDialogs = (element) => {
  for (const dialog of dialogsWithin(element).reverse()) {
    if (dialog.contains(live)) document.body.append(live);
    dialog.dataset.closing = '';
    returning.push(openers.get(dialog));
    if (dialog.open) dialog.close();
  }
};

document.addEventListener('cancel', (event) => {
  if (event.target.tagName !== 'DIALOG') return;
  // Whether it closes is for the views to say.
  event.preventDefault();
  if (!pressShortcut('Escape')) leaveDialog(event.target);
}, true);
document.addEventListener('close', (event) => {
  const dialog = event.target;
  if (dialog.tagName !== 'DIALOG' || dialog.dataset.closing !== undefined) return;
  // A browser may close it all the same, at the second Escape.
  if (dialog.isConnected) {
    dialog.showModal();
    dismiss(dialog);
  }
}, true);
