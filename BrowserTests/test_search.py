"""A search with suggestions: a combobox by keys, mouse and finger, near the server and far away."""
import pytest
from playwright.sync_api import expect

from controls import Controls
from test_accessibility import LOOKS, TEXT_SIZES, findings


class Search:
    def __init__(self, person):
        self.person = person
        self.controls = Controls(person, "Search")
        self.page = person.page
        self.field = self.controls.top.get_by_role("combobox", name="Search parcels")
        self.list = self.controls.top.get_by_role("listbox", name="Search parcels")

    def option(self, name):
        return self.controls.top.get_by_role("option", name=name, exact=True)

    def begin(self):
        self.field.click()
        self.expect_open()
        return self

    def expect_open(self):
        expect(self.list).to_be_visible()
        expect(self.field).to_have_attribute("aria-expanded", "true")

    def expect_shut(self):
        expect(self.field).to_have_attribute("aria-expanded", "false")
        expect(self.list).not_to_be_visible()

    def expect_active(self, name):
        """The field has the focus and says which option is active; None for none."""
        expect(self.field).to_be_focused()
        marked = self.controls.top.locator('[role="option"][aria-selected="true"]')
        if name is None:
            expect(marked).to_have_count(0)
            assert self.field.get_attribute("aria-activedescendant") is None
            return
        expect(marked).to_have_text(name)
        assert self.field.get_attribute("aria-activedescendant") == marked.get_attribute("id")

    def expect_found(self, *names):
        expect(self.controls.top.get_by_role("listitem")).to_have_text(list(names))


@pytest.fixture
def search(person_far_or_near):
    return Search(person_far_or_near)


@pytest.fixture
def near(person):
    return Search(person)


def test_the_field_controls_the_list_and_keeps_the_focus(search):
    search.expect_shut()
    search.begin()
    expect(search.field).to_have_attribute("type", "search")
    assert search.field.get_attribute("aria-controls") == search.list.get_attribute("id")
    search.person.type("bi", delay=40)
    expect(search.option("Bicycle bell")).to_be_visible()
    expect(search.field).to_be_focused()
    expect(search.field).to_have_value("bi")
    # Nothing in the list is a stop of the Tab key.
    search.person.press("Tab")
    search.expect_shut()
    assert search.controls.active("e => e.closest('[role=listbox]')") is None


def test_the_arrow_keys_are_followed_at_once(search):
    search.begin()
    # Within one task, so that no answer of a server can have come in between.
    names = search.field.evaluate("""field => {
      const press = key => field.dispatchEvent(
        new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
      const active = () => {
        const id = field.getAttribute('aria-activedescendant');
        return id && document.getElementById(id).textContent;
      };
      return ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp'].map(
        key => { press(key); return active(); });
    }""")
    last = "Forget recent searches"
    # After the last comes the first, and before the first the last.
    assert names == ["Books", "Garden seeds", last, "Books", last, "Garden seeds"]
    search.expect_active("Garden seeds")


def test_up_begins_with_the_last(near):
    near.begin()
    near.person.press("ArrowUp")
    near.expect_active("Forget recent searches")


def test_home_and_end_act_on_the_text(near):
    near.begin()
    near.person.type("b")
    expect(near.option("Bicycle bell")).to_be_visible()
    near.person.press("ArrowDown")
    near.expect_active("Birthday card")
    near.person.press("Home")
    near.expect_active(None)
    assert near.field.evaluate("e => [e.selectionStart, e.selectionEnd]") == [0, 0]
    near.person.press("End")
    assert near.field.evaluate("e => e.selectionStart") == 1
    near.expect_open()


def test_return_takes_the_active_option_and_submits_it(search):
    search.begin()
    search.person.type("bi", delay=40)
    expect(search.list.get_by_role("option")).to_have_text(["Birthday card", "Bicycle bell"])
    search.person.press("ArrowDown")
    search.person.press("ArrowDown")
    search.expect_active("Bicycle bell")
    search.person.press("Enter")
    # The page fills the text in by itself.
    assert search.field.input_value() == "Bicycle bell"
    search.expect_shut()
    search.expect_found("Bicycle bell")
    expect(search.field).to_be_focused()
    expect(search.field).to_have_value("Bicycle bell")
    # It was submitted once: it is the newest of the recent searches.
    search.field.fill("")
    expect(search.list.get_by_role("option")).to_have_text(
        ["Bicycle bell", "Books", "Garden seeds", "Forget recent searches"])


def test_return_without_an_active_option_submits_the_text(search):
    search.begin()
    search.person.type("gl", delay=40)
    expect(search.option("Glass jars")).to_be_visible()
    search.person.press("Enter")
    search.expect_shut()
    expect(search.field).to_have_value("gl")
    search.expect_found("Glass jars")
    search.person.press("Control+a")
    search.person.press("Delete")
    expect(search.list.get_by_role("option").first).to_have_text("gl")


def test_a_click_takes_a_suggestion(search):
    search.begin()
    search.person.type("bi", delay=40)
    search.option("Bicycle bell").click()
    expect(search.field).to_have_value("Bicycle bell")
    expect(search.field).to_be_focused()
    search.expect_shut()
    search.expect_found("Bicycle bell")
    search.field.fill("zebra")
    expect(search.controls.top.get_by_text("Nothing is called zebra.")).to_be_visible()
    search.controls.button("Show all").click()
    expect(search.field).to_have_value("")
    expect(search.controls.top.get_by_text("Winter coat")).to_be_visible()


def test_a_finger_takes_a_suggestion(near):
    near.field.tap()
    near.expect_open()
    near.option("Garden seeds").tap()
    near.expect_shut()
    near.expect_found("Garden seeds")


def test_a_button_among_suggestions_acts(search):
    search.begin()
    search.person.press("ArrowUp")
    search.expect_active("Forget recent searches")
    search.person.press("Enter")
    search.expect_shut()
    expect(search.field).to_have_value("")
    expect(search.list.get_by_role("option", include_hidden=True)).to_have_count(0)
    # There is nothing to open any more.
    search.person.press("ArrowDown")
    search.expect_shut()


def test_escape_shuts_the_list_then_takes_the_text_back_then_leaves(search):
    search.begin()
    search.person.type("b", delay=40)
    expect(search.option("Bicycle bell")).to_be_visible()
    search.person.press("ArrowDown")
    search.person.press("Escape")
    search.expect_shut()
    search.expect_active(None)
    expect(search.field).to_have_value("b")
    search.person.press("Escape")
    assert search.field.input_value() == ""
    expect(search.field).to_be_focused()
    search.controls.expect_page("Search")
    expect(search.controls.top.get_by_text("Winter coat")).to_be_visible()
    search.person.press("Escape")
    search.controls.expect_closed(1)


def test_typing_and_the_arrow_keys_open_the_list_again(near):
    near.begin()
    near.person.type("b")
    expect(near.option("Bicycle bell")).to_be_visible()
    near.person.press("Escape")
    near.expect_shut()
    near.person.press("ArrowDown")
    near.expect_open()
    near.expect_active("Birthday card")
    near.person.press("Escape")
    near.person.type("o")
    near.expect_open()
    near.expect_active(None)
    near.person.press("Alt+ArrowUp")
    near.expect_shut()
    near.person.press("Alt+ArrowDown")
    near.expect_open()
    near.expect_active(None)


def test_the_list_shuts_when_the_field_is_left(near):
    near.begin()
    near.page.mouse.click(200, 800)
    near.expect_shut()
    near.begin()
    near.controls.back()
    near.controls.expect_page("Controls")


def test_sections_of_suggestions_are_groups(near):
    near.begin()
    group = near.list.get_by_role("group", name="Recent")
    expect(group.get_by_role("option")).to_have_text(["Books", "Garden seeds"])


def test_the_number_of_suggestions_is_said_politely(search):
    said = search.page.locator('.webhost-live [role="status"][aria-live="polite"]')
    # Two in turn: the same words again would be no change in one.
    expect(said).to_have_count(2)
    search.begin()
    expect(said.filter(has_text="3 suggestions")).to_have_count(1)
    search.person.type("bi", delay=40)
    expect(said.filter(has_text="2 suggestions")).to_have_count(1)
    search.person.type("x")
    expect(said.filter(has_text="No suggestions")).to_have_count(1)
    # A suggestion that is taken is no news of that kind.
    search.field.fill("p")
    expect(said.filter(has_text="1 suggestion")).to_have_count(1)
    search.option("Piano scores").click()
    search.expect_shut()
    search.expect_found("Piano scores")
    expect(said.filter(has_text="No suggestions")).to_have_count(0)


def test_letters_that_are_put_together_take_nothing(near):
    near.begin()
    near.person.press("ArrowDown")
    near.field.dispatch_event("keydown", {"key": "Enter", "isComposing": True, "keyCode": 229,
                                          "bubbles": True})
    near.expect_open()
    expect(near.field).to_have_value("")


def test_a_search_without_suggestions_is_a_plain_search_field(person):
    person.add_address()
    person.page.get_by_role("button", name="Country or region").click()
    sheet = person.sheet("Country or region")
    expect(sheet).to_be_visible()
    field = person.search_field()
    expect(field).to_have_attribute("type", "search")
    assert field.get_attribute("aria-controls") is None
    field.fill("zimb")
    expect(sheet.get_by_role("button", name="Zimbabwe")).to_be_visible()
    person.press("Escape")
    expect(field).to_have_value("")
    expect(sheet).to_be_visible()
    person.press("Escape")
    expect(sheet).to_have_count(0)


@pytest.mark.parametrize("look", LOOKS)
def test_a_marked_suggestion_has_no_finding(open_page, look):
    person = open_page(viewport={"width": 320, "height": 700}, reduced_motion="reduce",
                       **LOOKS[look])
    if look in TEXT_SIZES:
        person.page.evaluate("size => document.documentElement.style.fontSize = size",
                             TEXT_SIZES[look])
    search = Search(person).begin()
    person.press("ArrowDown")
    assert findings(person) == []
    box = search.list.bounding_box()
    assert box["x"] >= 0 and box["x"] + box["width"] <= 320
    person.type("b")
    expect(search.option("Bicycle bell")).to_be_visible()
    person.press("ArrowUp")
    person.page.wait_for_timeout(150)
    assert findings(person) == []
    assert person.problems == []
