// What people do, and which message it becomes.

const trim = (control) => {
  // The server takes so many bytes and no more; what it would refuse must not stand there.
  while (byteCount(control.value) > limits.value) {
    const over = byteCount(control.value) - limits.value;
    control.value = [...control.value].slice(0, -Math.ceil(over / 4)).join('');
  }
};

document.addEventListener('input', (event) => {
  const control = event.target.closest?.(controlSelector);
  if (!control?.dataset.p) return;
  const state = stateOf(control);
  if (isText(control) && !state.composing && control.value.length * 3 > limits.value) {
    trim(control);
  }
  state.dirty = true;
  flushSoon();
});
// A field of one line drops line breaks and glues together what stood on either side. Where the
// first of several lines is asked for they mean something, so there they arrive as a separator
// that a field keeps.
document.addEventListener('paste', (event) => {
  const control = event.target;
  const text = event.clipboardData?.getData('text/plain') ?? '';
  if (control.tagName !== 'INPUT' || !isText(control) || !/[\r\n]/.test(text)) return;
  event.preventDefault();
  const isFirstOfLines = /(street-address|address-line1)$/.test(control.autocomplete);
  const lines = text.split(/\s*[\r\n]+\s*/).filter(Boolean);
  document.execCommand('insertText', false, lines.join(isFirstOfLines ? '\u2028' : ' '));
});
document.addEventListener('change', (event) => {
  const control = event.target.closest?.(controlSelector);
  if (!control?.dataset.p) return;
  if (!isText(control)) stateOf(control).dirty = true;
  // A change of text was preceded by input; choosing and leaving must not wait.
  flushSoon();
});
document.addEventListener('compositionstart', (event) => {
  stateOf(event.target).composing = true;
});
document.addEventListener('compositionend', (event) => {
  const state = stateOf(event.target);
  state.composing = false;
  state.dirty = true;
  flushSoon();
});

document.addEventListener('focusin', reportFocusSoon);
document.addEventListener('focusout', reportFocusSoon);

document.addEventListener('keydown', (event) => {
  const target = event.target;
  if (event.isComposing || event.keyCode === 229 || !target.closest) return;
  const key = event.key === ' ' ? 'Space' : event.key;
  const wanting = target.closest('[data-k]');
  const hasModifier = event.ctrlKey || event.metaKey || event.altKey;
  if (wanting && !hasModifier && wanting.dataset.k.split(' ').includes(key)) {
    event.preventDefault();
    act({ t: 'key', id: idOf(wanting), key }, wanting);
    return;
  }
  if (key === 'Enter' && target.tagName === 'INPUT' && isText(target)) {
    event.preventDefault();
    submit(target);
  }
  if (!event.defaultPrevented && mayPressShortcut(event, target, key)) {
    const isLetter = key.length === 1;
    const names = [
      (event.ctrlKey || event.metaKey) && 'Command', event.altKey && 'Option',
      // Shift that a sign needs on this keyboard is no part of the shortcut.
      event.shiftKey && !(isLetter && key.toLowerCase() === key.toUpperCase()) && 'Shift',
      isLetter ? key.toLowerCase() : key,
    ];
    if (pressShortcut(names.filter(Boolean).join('+'), event.repeat)) {
      event.preventDefault();
      return;
    }
  }
  if ((key === 'Enter' || key === 'Space') && target.dataset.tap !== undefined
    && target.tagName !== 'BUTTON' && !target.matches('a[href]')) {
    event.preventDefault();
    act({ t: 'tap', id: idOf(target) }, target);
  }
});

/// Whether a key is free for a shortcut: what has the focus comes first. Letters belong to what is
/// typed into, and without Control or Command so do the keys that a control acts on.
const mayPressShortcut = (event, target, key) => {
  // Escape in a dialog comes as its own event.
  if (key === 'Escape') return !target.closest('dialog');
  if (event.ctrlKey || event.metaKey) return true;
  if (target.closest('button, a[href], textarea, select, [data-tap]')) return false;
  return key.length > 1 || !target.closest('input');
};

/// Presses the button that a view gave a key; only those of the topmost dialog count. A key that
/// is held down presses it once.
const pressShortcut = (name, isRepeated) => {
  const dialogs = document.querySelectorAll('dialog[open]');
  const top = dialogs[dialogs.length - 1];
  const button = [...(top ?? document).querySelectorAll('[data-shortcut]')]
    .find((each) => each.dataset.shortcut === name && !each.disabled && !each.closest('[inert]'));
  if (button && !isRepeated) submit(button);
  return button !== undefined;
};

// A tap on what acts leaves the keyboard with the field that has it, as on a phone.
document.addEventListener('mousedown', (event) => {
  const active = document.activeElement;
  const isTyping = active?.matches?.(controlSelector) && isText(active);
  if (!isTyping || event.target.closest?.(controlSelector + ', a, label')) return;
  if (event.target.closest?.('button, [data-tap]')) event.preventDefault();
});

let pressedAt = null; // The element that a pointer went down on.
let pressedElement = null; // The one that was told to be pressed.
document.addEventListener('pointerdown', (event) => {
  pressedAt = event.target;
  press(event.target.closest?.('[data-press]'), true);
});
for (const name of ['pointerup', 'pointercancel']) {
  document.addEventListener(name, () => press(pressedElement, false));
}
const press = (element, isOn) => {
  if (!element || (isOn && element.disabled)) return;
  pressedElement = isOn ? element : null;
  if (isReady && element.isConnected) {
    send({ t: 'press', id: idOf(element), on: isOn }, element.dataset.p);
  }
};

document.addEventListener('click', (event) => {
  const target = event.target;
  if (target.tagName === 'DIALOG') {
    // An alert waits for one of its answers.
    const waits = target.dataset.nodismiss !== undefined;
    if (pressedAt === target && !waits && isOutside(event, target)) leaveDialog(target);
    return;
  }
  const button = target.closest?.('button');
  if (button) {
    if (!button.disabled) submit(button);
    return;
  }
  // A link that the views open themselves; opened beside this page, it is the browser's.
  const link = target.closest?.('a[data-tap]');
  if (link && !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)) {
    event.preventDefault();
    act({ t: 'tap', id: idOf(link) }, link);
    return;
  }
  if (target.closest?.(controlSelector + ', a')) return;
  const tapped = target.closest?.('[data-tap]');
  if (tapped) act({ t: 'tap', id: idOf(tapped) }, tapped);
});

// A finger that scrolls puts the keyboard away where the views ask for it. Scrolling without a
// finger is no sign: a browser scrolls what is typed into into sight.
let touchedAt = null;
const putKeyboardAway = () => {
  touchedAt = null;
  const active = document.activeElement;
  if (active?.matches?.(controlSelector) && isText(active)) active.blur();
};
document.addEventListener('touchstart', (event) => {
  touchedAt = event.target.closest?.('[data-drops]') ? event.touches[0].clientY : null;
}, { passive: true });
document.addEventListener('touchend', () => { touchedAt = null; }, { passive: true });
document.addEventListener('touchmove', (event) => {
  if (touchedAt !== null && Math.abs(event.touches[0].clientY - touchedAt) >= 10) putKeyboardAway();
}, { passive: true });
// A quick finger's moves are kept back while the browser scrolls.
document.addEventListener('scroll', (event) => {
  if (touchedAt !== null && event.target.matches?.('[data-drops]')) putKeyboardAway();
}, { passive: true, capture: true });
