"""Bars where there is little room: above a keyboard, on a narrow screen, in the largest text."""
import pytest
from playwright.sync_api import expect

from controls import Controls
from test_accessibility import TEXT_SIZES, findings
from test_keyboard_bar import KEYBOARD

NAMES = ["Undo", "Bold", "List", "Link", "Done"]
TOOLS = ["Search", "New", "Clear", "About", "More"]


@pytest.fixture(params=[None, "largest text"], ids=["usual text", "largest text"])
def notes(request, open_page):
    """The notes at 320 pixels, on a device with a keyboard on its screen."""
    # In the largest text a field alone is higher than what a small screen has left of it.
    person = open_page(viewport={"width": 320, "height": 1200 if request.param else 852})
    person.page.add_init_script(f"({KEYBOARD})()")
    person.page.reload()
    person.wait_until_linked()
    controls = Controls(person, "Notes")
    if request.param:
        person.page.evaluate("size => document.documentElement.style.fontSize = size",
                             TEXT_SIZES[request.param])
        person.page.wait_for_timeout(300)
    yield controls
    assert person.problems == []


def box(element):
    box = element.bounding_box()
    return box["x"], box["y"], box["x"] + box["width"], box["y"] + box["height"]


def keys(controls):
    return controls.page.get_by_role("toolbar")


def field(controls, number):
    return controls.top.get_by_role("textbox", name=f"Note {number}", exact=True)


def overlap(one, other):
    return min(one[2], other[2]) - max(one[0], other[0]) > 1 \
        and min(one[3], other[3]) - max(one[1], other[1]) > 1


@pytest.mark.parametrize("number", [1, 6, 12])
def test_what_stands_at_the_lower_edge_is_above_the_keyboards_bar(notes, number):
    last = notes.page.get_by_test_id("last")
    before = box(last)
    height = notes.page.viewport_size["height"]
    field(notes, number).tap()
    expect(keys(notes)).to_be_visible()
    notes.page.evaluate("window.showKeyboard(340)")
    notes.person.poll(lambda: box(keys(notes))[3] == pytest.approx(height - 340, abs=1),
                      "the bar is behind the keyboard")
    notes.person.poll(lambda: box(last)[3] <= box(keys(notes))[1] + 1,
                      "the bar covers what stands at the lower edge")
    assert box(last)[1] > 0
    # The field that is typed into is clear of both, and what scrolls ends there.
    scroller = field(notes, number).evaluate(
        "e => e.closest('.list').getBoundingClientRect().bottom")
    assert scroller <= box(last)[1] + 1
    notes.person.poll(lambda: box(field(notes, number))[3] <= box(last)[1] + 1,
                      "the field is covered")
    assert box(field(notes, number))[1] >= 0
    # It goes back where it was.
    notes.page.evaluate("window.showKeyboard(0)")
    notes.person.poll(lambda: box(last)[3] <= box(keys(notes))[1] + 1, "covered again")
    field(notes, number).blur()
    notes.person.poll(lambda: box(last) == pytest.approx(before, abs=1), "it stays lifted")


def test_five_buttons_above_a_keyboard_stay_on_one_line(notes):
    field(notes, 1).tap()
    expect(keys(notes)).to_be_visible()
    bar = box(keys(notes))
    assert bar[0] >= -1 and bar[2] <= 321
    boxes = [box(keys(notes).get_by_role("button", name=name, exact=True)) for name in NAMES]
    for one, other in zip(boxes, boxes[1:]):
        assert other[0] >= one[2] + 3
        assert one[1] == pytest.approx(other[1], abs=1)
    for each in boxes:
        assert each[1] >= bar[1] - 1 and each[3] <= bar[3] + 1
        assert each[2] - each[0] >= 44 and each[3] - each[1] >= 44
    # What has no room is scrolled to, and acts without taking the focus from the field.
    done = keys(notes).get_by_role("button", name="Done", exact=True)
    done.scroll_into_view_if_needed()
    expect(done).to_be_in_viewport(ratio=1)
    done.tap()
    expect(notes.page.get_by_test_id("last")).to_have_text("Last: Done")
    expect(field(notes, 1)).to_be_focused()


def test_the_bar_of_a_page_cuts_nothing_and_lays_nothing_over_anything(notes):
    header = notes.catalogue.locator("header.bar")
    parts = [header.get_by_role("button", name=name, exact=True) for name in TOOLS]
    parts += [header.locator("[data-back]"), header.get_by_role("heading", level=1)]
    bar = box(header)
    boxes = [box(part) for part in parts]
    for place, one in enumerate(boxes):
        assert one[0] >= -1 and one[2] <= 321, (place, one)
        assert one[1] >= bar[1] - 1 and one[3] <= bar[3] + 1, (place, one, bar)
        for other in boxes[place + 1:]:
            assert not overlap(one, other), (one, other)
    title = parts[-1].evaluate("e => [e.scrollWidth - e.clientWidth, e.scrollHeight - e.clientHeight]")
    assert max(title) <= 2
    for part in parts[:5]:
        size = box(part)
        assert size[2] - size[0] >= 44 and size[3] - size[1] >= 44
    # What the page holds begins under its bar.
    assert box(field(notes, 1))[1] >= bar[3] - 1


def test_it_has_no_finding(notes):
    field(notes, 1).tap()
    expect(keys(notes)).to_be_visible()
    assert findings(notes.person) == []
