"""The preview of an address: UIKit's view and SwiftUI's card, and the form behind a card."""
import re

import pytest
from playwright.sync_api import expect

from test_accessibility import findings
from test_main_job import save_example

ADDRESS = "3 Example Quay, Cork, T12 X70A, Ireland"


def open_gallery(person):
    person.page.get_by_role("button", name="Gallery").click()
    expect(person.sheet("Gallery")).to_be_visible()


def gallery(person):
    return person.page.get_by_role("group", name="Address preview", exact=True)


def pair(person, state):
    """The SwiftUI card and the UIKit view in one state."""
    buttons = gallery(person).get_by_role("group", name=state, exact=True).get_by_role("button")
    expect(buttons).to_have_count(2)
    return buttons.nth(0), buttons.nth(1)


def open_delivery(person):
    person.page.get_by_role("button", name="Delivery").click()
    expect(person.sheet("Delivery")).to_be_visible()


def card(person):
    return person.page.get_by_role("button", name=re.compile("^Deliver to"))


def box_of(preview):
    """Where the box is that takes the tap."""
    return preview.evaluate(
        "e => (e.querySelector('.utouch') || e).getBoundingClientRect().toJSON()")


def test_both_say_the_same_in_every_state(person):
    open_gallery(person)
    for state, name in {
        "Unfilled": "Bank address, Optional",
        "Filled": f"Bank address, Optional, {ADDRESS}",
        "Error": "Bank address, Optional, Bank address is required",
        "Disabled": f"Bank address, Optional, {ADDRESS}",
        "Lines": "Bank address, Optional, Rí Ó Sampla, 3 Example Quay, Cork, T12 X70A",
    }.items():
        for preview in pair(person, state):
            expect(preview).to_have_accessible_name(name)
            (expect(preview).to_be_disabled if state == "Disabled" else expect(preview).to_be_enabled)()


@pytest.mark.parametrize("settings", [
    {}, {"color_scheme": "dark"}, {"locale": "ar"}, {"viewport": {"width": 1000, "height": 900}},
])
def test_both_look_the_same(open_page, settings):
    person = open_page(**settings)
    open_gallery(person)
    for state in ["Unfilled", "Filled", "Error", "Disabled", "Lines"]:
        card_box, view_box = (box_of(each) for each in pair(person, state))
        assert abs(card_box["width"] - view_box["width"]) <= 1, state
        assert abs(card_box["height"] - view_box["height"]) <= 2, state
        colors = [each.evaluate("""e => {
          const texts = [...e.querySelectorAll('span')].map(s => getComputedStyle(s));
          const icons = [...e.querySelectorAll('svg')].map(s => getComputedStyle(s));
          return [texts.map(s => [s.color, s.fontSize]), icons.map(s => [s.color, s.width])];
        }""") for each in pair(person, state)]
        # The view's message stands inside of its button, the card's below it.
        colors[1][0] = colors[1][0][:len(colors[0][0])]
        assert colors[0] == colors[1], state


def test_a_tap_or_a_key_presses_the_view(person):
    open_gallery(person)
    pressed = lambda count: expect(gallery(person)).to_contain_text(f"Pressed {count} times")
    for count, preview in enumerate(pair(person, "Unfilled"), start=1):
        preview.click()
        pressed(count)
    view = pair(person, "Filled")[1]
    view.focus()
    person.press("Enter")
    pressed(3)
    person.press("Space")
    pressed(4)
    box = box_of(view)
    person.page.touchscreen.tap(box["x"] + 8, box["y"] + 8)
    pressed(5)


def test_the_message_below_takes_no_tap(person):
    open_gallery(person)
    view = pair(person, "Error")[1]
    message = view.get_by_text("Bank address is required")
    message.scroll_into_view_if_needed()
    box = message.bounding_box()
    person.page.mouse.click(box["x"] + 10, box["y"] + box["height"] / 2)
    view.click(position={"x": 20, "y": 20})
    expect(gallery(person)).to_contain_text("Pressed 1 times")


def test_a_disabled_view_ignores_taps_and_keys(person):
    open_gallery(person)
    for preview in pair(person, "Disabled"):
        preview.scroll_into_view_if_needed()
        box = box_of(preview)
        person.page.touchscreen.tap(box["x"] + 40, box["y"] + 20)
        preview.evaluate("e => e.focus()")
        expect(preview).not_to_be_focused()
    pair(person, "Error")[1].focus()
    person.press("Tab")
    expect(pair(person, "Lines")[0]).to_be_focused()
    pair(person, "Filled")[0].click()
    expect(gallery(person)).to_contain_text("Pressed 1 times")


def test_a_press_shows_while_it_lasts(person):
    open_gallery(person)
    view = pair(person, "Filled")[1]
    view.scroll_into_view_if_needed()
    box = box_of(view)
    opacity = lambda: view.locator(".utouch").evaluate("e => getComputedStyle(e).opacity")
    person.page.mouse.move(box["x"] + 40, box["y"] + 20)
    person.page.mouse.down()
    person.poll(lambda: opacity() == "0.6", "the press does not show")
    person.page.mouse.up()
    person.poll(lambda: opacity() == "1", "the press stays")


def test_the_view_follows_the_page(open_page):
    person = open_page(color_scheme="dark")
    open_gallery(person)
    line = lambda: pair(person, "Error")[1].locator(".uline").evaluate(
        "e => getComputedStyle(e).boxShadow")
    assert "rgb(255, 138, 128)" in line()
    person.page.emulate_media(color_scheme="light")
    person.poll(lambda: "rgb(198, 40, 40)" in line(), "the line keeps the colour of the dark page")
    view = pair(person, "Filled")[1]
    height = box_of(view)["height"]
    person.page.get_by_role("switch", name="Largest text").click()
    person.poll(lambda: box_of(view)["height"] > 2 * height, "the text does not grow")
    assert box_of(view)["width"] <= 393
    person.page.get_by_role("switch", name="Right to left").click()
    person.poll(lambda: view.locator("svg").first.bounding_box()["x"] > 200, "not mirrored")
    assert person.problems == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_no_preview_has_a_finding(open_page, scheme):
    person = open_page(color_scheme=scheme, reduced_motion="reduce")
    open_gallery(person)
    gallery(person).scroll_into_view_if_needed()
    assert findings(person) == [], "the gallery"
    person.page.get_by_role("button", name="Done").click()
    open_delivery(person)
    person.page.get_by_role("button", name="Send parcel").click()
    expect(card(person)).to_have_accessible_name("Deliver to, An address is required")
    assert findings(person) == [], "the delivery"
    assert person.problems == []


def test_from_the_preview_to_the_form_and_back(person):
    open_delivery(person)
    expect(card(person)).to_have_accessible_name("Deliver to")
    person.page.get_by_role("button", name="Send parcel").click()
    expect(person.sheet("Delivery")).to_contain_text("An address is required")
    expect(card(person)).to_have_accessible_name("Deliver to, An address is required")
    expect(person.page.locator(".webhost-live")).to_contain_text("An address is required")
    card(person).click()
    save_in_form(person, "New address", {"Full name": "Ada Example", "Street address": "10 Sample Street",
                          "City": "Springfield", "State": "IL", "ZIP code": "62701"})
    assert person.sheet("Edit address").count() == 0, "the sheet became another one while it left"
    expect(card(person)).to_contain_text("10 Sample Street, Springfield, IL 62701")
    expect(person.sheet("Delivery")).not_to_contain_text("An address is required")
    card(person).click()
    expect(person.sheet("Edit address")).to_be_visible()
    expect(person.field("Street address")).to_have_value("10 Sample Street")
    save_in_form(person, "Edit address", {"Street address": "12 Sample Street"})
    expect(card(person)).to_contain_text("12 Sample Street")
    person.page.get_by_role("button", name="Send parcel").click()
    expect(person.sheet("Delivery")).to_contain_text("on its way")


def save_in_form(person, sheet, values):
    for label, value in values.items():
        person.field(label).fill(value)
    person.save()
    expect(person.sheet(sheet)).to_have_count(0)


def test_another_way_of_delivery_starts_again(person):
    open_delivery(person)
    person.page.get_by_role("button", name="Send parcel").click()
    expect(card(person)).to_have_accessible_name("Deliver to, An address is required")
    collect = person.page.get_by_role("switch", name="Collect in the shop")
    collect.click()
    person.page.get_by_role("button", name="Send parcel").click()
    expect(person.sheet("Delivery")).to_contain_text("on its way")
    collect.click()
    expect(person.sheet("Delivery")).not_to_contain_text("on its way")
    expect(card(person)).to_have_accessible_name("Deliver to")


@pytest.mark.parametrize("width", [320, 393])
def test_the_bar_above_the_list_has_room_for_all(open_page, width):
    person = open_page(viewport={"width": width, "height": 700})
    boxes = {}
    for name in ["Profile", "Gallery", None, "Appearance", "Delivery", "Add address"]:
        element = person.page.get_by_role("button", name=name, exact=True) if name \
            else person.page.get_by_role("heading", name="Addresses")
        box = element.bounding_box()
        right, bottom = box["x"] + box["width"], box["y"] + box["height"]
        assert box["x"] >= 0 and right <= width, f"{name} sticks out"
        for other, (x, y, end, below) in boxes.items():
            assert box["x"] >= end or right <= x or box["y"] >= below or bottom <= y, \
                f"{name} lies on {other}"
        boxes[name] = (box["x"], box["y"], right, bottom)
    if width > 320:
        assert len({y for _, y, _, _ in boxes.values()} - {boxes[None][1]}) == 1, "one line"


def test_a_disabled_card_opens_no_form(person):
    save_example(person)
    open_delivery(person)
    person.page.get_by_role("switch", name="Collect in the shop").click()
    expect(card(person)).to_be_disabled()
    box = card(person).bounding_box()
    person.page.touchscreen.tap(box["x"] + 60, box["y"] + 20)
    card(person).evaluate("e => e.focus()")
    person.press("Enter")
    person.page.get_by_role("button", name="Send parcel").click()
    expect(person.sheet("Delivery")).to_contain_text("on its way")
    expect(person.sheet("Edit address")).to_have_count(0)


def test_the_view_acts_again_after_the_server_was_killed(person, server):
    open_gallery(person)
    view = pair(person, "Filled")[1]
    view.scroll_into_view_if_needed()
    server.kill()
    person.poll(lambda: person.page.evaluate("document.documentElement.dataset.link") != "up",
                "the page still thinks that it is connected")
    server.start()
    person.wait_until_linked()
    view.click()
    expect(gallery(person)).to_contain_text("Pressed 1 times")
