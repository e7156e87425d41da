"""Forms, sections that open, and a place that is scrolled to."""
import pytest
from playwright.sync_api import expect

from test_accessibility import findings
from test_drawing import show_page


def choose(person, style):
    person.page.get_by_role("radio", name=style).check(force=True)
    expect(person.page.locator(".columns")).to_have_count(1 if style == "Columns" else 0)


@pytest.mark.parametrize("style", ["Grouped", "Columns"])
def test_a_form_is_one_and_holds_its_controls(person, style):
    show_page(person, "Forms")
    choose(person, style)
    form = person.page.get_by_role("form", name="Parcel form")
    expect(form).to_be_visible()
    group = form.get_by_role("group", name="Parcel")
    sender = group.get_by_role("textbox", name="Sender")
    sender.click()
    person.type("Ada Example")
    expect(sender).to_have_value("Ada Example")
    expect(group.get_by_role("switch", name="Insured")).to_be_visible()
    assert findings(person) == []


def test_columns_stand_beside_each_other(person):
    show_page(person, "Forms")
    choose(person, "Columns")
    label = person.page.get_by_text("Weight", exact=True)
    expect(label).to_be_visible()
    name, value = label.bounding_box(), person.page.get_by_text("2 kg").bounding_box()
    sender = person.page.get_by_role("textbox", name="Sender").bounding_box()
    assert abs(name["y"] - value["y"]) < 2 and name["x"] + name["width"] <= value["x"]
    assert abs(sender["x"] - value["x"]) < 2


@pytest.mark.parametrize("key", [None, "Enter"])
def test_a_section_is_opened_by_its_header(person, key):
    show_page(person, "Forms")
    header = person.page.get_by_role("button", name="More", exact=True)
    note = person.page.get_by_role("textbox", name="Note")
    expect(header).to_have_attribute("aria-expanded", "false")
    expect(note).to_be_hidden()
    if key:
        header.focus()
        person.press(key)
    else:
        header.click()
    expect(header).to_have_attribute("aria-expanded", "true")
    note.click()
    person.type("fragile")
    header.click()
    expect(note).to_be_hidden()
    header.click()
    expect(note).to_have_value("fragile")


def first_row(person):
    """The row at the upper edge of what scrolls."""
    return person.page.evaluate("""() => {
      const scroller = document.querySelector('[data-scrolled]');
      const top = scroller.getBoundingClientRect().top;
      return [...scroller.querySelector('[data-targets]').children]
        .find((row) => row.getBoundingClientRect().bottom > top + 1).textContent;
    }""")


def test_a_button_scrolls_to_a_row(person):
    show_page(person, "Forms")
    page = person.page
    page.get_by_role("button", name="To row 60").click()
    person.poll(lambda: first_row(person) == "Row 60", f"at {first_row(person)}")
    expect(page.get_by_text("Row 60 is first")).to_be_visible()
    # Scrolling that was asked for is not reported.
    page.wait_for_function("() => true")
    page.get_by_role("button", name="To row 5").click()
    person.poll(lambda: first_row(person) == "Row 5", f"at {first_row(person)}")
    expect(page.get_by_text("Row 5 is first")).to_be_visible()


def test_a_person_who_scrolls_is_followed(person):
    show_page(person, "Forms")
    page = person.page
    expect(page.get_by_text("No row is first")).to_be_visible()
    page.evaluate("document.querySelector('[data-scrolled]').scrollTop = 1500")
    person.poll(lambda: first_row(person) != "Row 1", "did not scroll")
    expect(page.get_by_text(f"{first_row(person)} is first")).to_be_visible()
    # The same row can be asked for again once the person has scrolled away.
    page.get_by_role("button", name="To row 5").click()
    person.poll(lambda: first_row(person) == "Row 5", f"at {first_row(person)}")
