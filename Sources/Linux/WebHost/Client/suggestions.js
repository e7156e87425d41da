// Search fields with suggestions: the list that opens under one, and the keys that go through it.
//
// The focus stays in the field, and the field says which option is active. Which options there are
// is for the server to say; whether the list is open and where in it someone is, for the page, so
// that keys are followed at once however far away the server is.

/// The search field with suggestions that has the focus.
let searchField = null;
/// Set once the list was left; typing and the arrow keys bring it back.
let isListShut = false;
let activeOption = null;
let saidOfList = '';

const listUnder = (field) => document.getElementById(field.getAttribute('aria-controls'));
const optionsIn = (list) => [...(list?.querySelectorAll('[role="option"]') ?? [])];
const canBePicked = (option) => !option.disabled && option.ariaDisabled !== 'true';

const setActive = (option) => {
  activeOption?.setAttribute('aria-selected', 'false');
  activeOption = option ?? null;
  activeOption?.setAttribute('aria-selected', 'true');
  activeOption?.scrollIntoView({ block: 'nearest' });
  if (activeOption) searchField.setAttribute('aria-activedescendant', activeOption.id);
  else searchField?.removeAttribute('aria-activedescendant');
};

const setListOpen = (field, isOpen) => {
  listUnder(field)?.toggleAttribute('data-open', isOpen);
  field.setAttribute('aria-expanded', String(isOpen));
};

/// Brings the list in line with the focus, the keys and what the server says.
const showSuggestions = () => {
  const active = document.activeElement;
  const field = active?.matches?.('input[role="combobox"]') ? active : null;
  if (field !== searchField) {
    setActive(null);
    if (searchField) setListOpen(searchField, false);
    searchField = field;
    isListShut = false;
    saidOfList = '';
  }
  if (!field) return;
  const list = listUnder(field);
  const options = optionsIn(list);
  const isOpen = options.length > 0 && !isListShut;
  if (activeOption && (!isOpen || !options.includes(activeOption))) setActive(null);
  setListOpen(field, isOpen);
  const said = isListShut ? '' : list?.dataset.said ?? '';
  // That there are none is news only where there were some.
  if (said !== saidOfList && (isOpen || saidOfList)) announce('polite', said);
  saidOfList = isOpen ? said : '';
};

const shutList = () => {
  isListShut = true;
  showSuggestions();
};

/// Takes a suggestion. A completion is one submission of the search with the whole text.
const pick = (option) => {
  const field = searchField;
  const completion = option.dataset.completion;
  isListShut = true;
  if (completion === undefined) {
    submit(option);
  } else {
    assign(field, completion);
    trim(field);
    stateOf(field).dirty = true;
    submit(field);
  }
  showSuggestions();
};

/// Whether the list has taken a key.
const keyInList = (event, field) => {
  const options = optionsIn(listUnder(field)).filter(canBePicked);
  const isOpen = field.ariaExpanded === 'true';
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step) {
    if (event.altKey) {
      isListShut = step < 0;
      showSuggestions();
      return true;
    }
    isListShut = false;
    showSuggestions();
    const at = options.indexOf(activeOption);
    // After the last comes the first; from the field up is the last.
    const next = at < 0 ? Math.min(step, 0) : (at + step) % options.length;
    setActive(options.at(next));
    return options.length > 0;
  }
  if (event.key === 'Enter' && isOpen) {
    const option = activeOption;
    if (option) pick(option);
    else shutList();
    return option !== null;
  }
  if (event.key === 'Escape' && isOpen) return shutList(), true;
  // These keys move in the text.
  if (/^(Home|End|ArrowLeft|ArrowRight)$/.test(event.key)) setActive(null);
  return false;
};

/// Escape takes a text that is searched for back, and then ends the search. In a dialog that is
/// the dialog's end.
const escapeSearch = (field) => {
  if (field.value) {
    assign(field, '');
    stateOf(field).dirty = true;
    flushSoon();
    return true;
  }
  if (!field.closest('dialog')) act({ t: 'key', id: idOf(field), key: 'Escape' }, field);
  return false;
};

// Before every other listener: what a list takes is nobody else's.
document.addEventListener('keydown', (event) => {
  const field = event.target;
  if (event.isComposing || event.keyCode === 229 || event.ctrlKey || event.metaKey
    || !field.matches?.('input[type="search"]')) return;
  const isTaken = field === searchField && keyInList(event, field)
    || event.key === 'Escape' && escapeSearch(field);
  if (!isTaken) return;
  event.preventDefault();
  event.stopPropagation();
}, true);

document.addEventListener('input', (event) => {
  if (event.target !== searchField) return;
  isListShut = false;
  setActive(null);
  showSuggestions();
});
document.addEventListener('focusin', showSuggestions);
// The focus has moved on only after this event.
document.addEventListener('focusout', () => setTimeout(showSuggestions, 0));

document.addEventListener('pointerdown', (event) => {
  if (!searchField || event.target.closest?.('.suggestions')) return;
  isListShut = event.target !== searchField;
  showSuggestions();
});
// The list takes the focus from nobody, wherever in it the pointer goes down.
document.addEventListener('mousedown', (event) => {
  if (event.target.closest?.('.suggestions')) event.preventDefault();
});
document.addEventListener('click', (event) => {
  const list = event.target.closest?.('.suggestions');
  if (!list || !searchField) return;
  event.stopPropagation();
  const option = event.target.closest('[role="option"]');
  if (option && canBePicked(option)) pick(option);
}, true);
