"""Suggestions while the street is typed."""
from playwright.sync_api import expect


def rows(person):
    return person.page.get_by_role("button").filter(has_text="Market Street")


def type_street(person, text):
    person.add_address()
    person.field("Street address").focus()
    person.type(text, delay=30)
    expect(rows(person).first).to_be_visible()


def expect_filled(person, street, postal_code):
    expect(person.field("Street address")).to_have_value(street)
    expect(person.field("City")).to_have_value("San Francisco")
    expect(person.field("State")).to_have_value("CA")
    expect(person.field("ZIP code")).to_have_value(postal_code)
    person.expect_focus("Apt, suite or floor")
    expect(rows(person)).to_have_count(0)


def test_a_tap_fills_the_fields_and_moves_on(person):
    type_street(person, "mark")
    expect(rows(person)).to_have_count(3)
    rows(person).nth(1).click()
    expect_filled(person, "1355 Market Street", "94103")


def test_the_keyboard_alone_picks(person):
    type_street(person, "market")
    person.press("ArrowDown")
    person.press("ArrowDown")
    person.press("ArrowDown")
    person.press("Enter")
    expect_filled(person, "2200 Market Street", "94114")


def test_the_list_moves_nothing_below_it(person):
    person.add_address()
    person.page.wait_for_timeout(500)  # until the sheet has risen
    before = person.field("City").bounding_box()
    person.field("Street address").focus()
    person.type("market", delay=30)
    expect(rows(person).first).to_be_visible()
    assert person.field("City").bounding_box() == before
    box = rows(person).first.bounding_box()
    street = person.field("Street address").bounding_box()
    assert box["y"] >= street["y"] + street["height"]


def test_escape_puts_the_list_away_and_not_the_sheet(person):
    type_street(person, "market")
    person.press("Escape")
    expect(rows(person)).to_have_count(0)
    expect(person.sheet("New address")).to_be_visible()
    person.press("Escape")
    expect(person.sheet("New address")).to_have_count(0)


def test_a_pasted_address_is_taken_apart_and_given_back(person):
    person.add_address()
    text = "10 10th St NE, Atlanta, GA 30309, United States"
    person.field("Street address").focus()
    person.page.keyboard.insert_text(text)
    expect(person.field("City")).to_have_value("Atlanta")
    expect(person.field("Street address")).to_have_value("10 10th St NE")
    person.page.get_by_role("button", name="Undo").click()
    expect(person.field("Street address")).to_have_value(text)
    expect(person.field("City")).to_have_value("")


def paste(person, label, text):
    """Pastes as a person does: the clipboard's text with its line breaks."""
    person.field(label).focus()
    person.page.evaluate("""text => {
      const data = new DataTransfer()
      data.setData('text/plain', text)
      document.activeElement.dispatchEvent(new ClipboardEvent('paste', {
        clipboardData: data, bubbles: true, cancelable: true }))
    }""", text)


def test_line_breaks_pasted_into_the_street_go_to_the_apartment(person):
    person.add_address()
    paste(person, "Street address", "10 Sample Street\nApt 4")
    expect(person.field("Apt, suite or floor")).to_have_value("Apt 4")
    expect(person.field("Street address")).to_have_value("10 Sample Street")
    paste(person, "City", "New\r\nYork")
    expect(person.field("City")).to_have_value("New York")


def test_lines_of_a_whole_address_are_taken_apart(person):
    person.add_address()
    paste(person, "Street address", "10 10th St NE\nAtlanta, GA 30309\nUnited States\n")
    expect(person.field("City")).to_have_value("Atlanta")
    expect(person.field("Street address")).to_have_value("10 10th St NE")
    person.page.get_by_role("button", name="Undo").click()
    expect(person.field("Street address")).to_have_value(
        "10 10th St NE, Atlanta, GA 30309, United States")
