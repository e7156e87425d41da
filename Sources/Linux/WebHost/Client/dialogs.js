// Dialogs: shown as they come, closed by the views alone.

const isOutside = (event, dialog) => {
  const box = dialog.getBoundingClientRect();
  return event.clientX < box.left || event.clientX > box.right
    || event.clientY < box.top || event.clientY > box.bottom;
};

const dismiss = (dialog) => {
  if (dialog.dataset.nodismiss === undefined) act({ t: 'dismiss', id: idOf(dialog) }, dialog);
};

const dialogsWithin = (element) => [
  ...(element.matches?.('dialog') ? [element] : []),
  ...(element.querySelectorAll?.('dialog') ?? []),
];

/// Shows dialogs that have just come into the page.
const showDialogs = (element) => {
  for (const dialog of dialogsWithin(element)) {
    if (dialog.open) continue;
    dialog.tabIndex = -1;
    dialog.showModal();
    // The dialog itself takes the focus: its first field would bring up a keyboard.
    dialog.focus({ preventScroll: true });
  }
  placeLive();
};

/// Closes dialogs that are about to go, so that the focus returns to where it was.
const closeDialogs = (element) => {
  for (const dialog of dialogsWithin(element).reverse()) {
    if (dialog.contains(live)) document.body.append(live);
    dialog.dataset.closing = '';
    if (dialog.open) dialog.close();
  }
};

document.addEventListener('cancel', (event) => {
  if (event.target.tagName !== 'DIALOG') return;
  // Whether it closes is for the views to say.
  event.preventDefault();
  dismiss(event.target);
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
