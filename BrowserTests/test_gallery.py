"""The gallery: every style is typed into, and looks and reads right in every appearance."""
import pytest
from playwright.sync_api import expect

from test_accessibility import findings

STYLES = ["Default", "Rounded", "Floating", "Capsule", "Well", "Underlined"]


def open_gallery(person):
    person.page.get_by_role("button", name="Gallery").click()
    expect(person.sheet("Gallery")).to_be_visible()


def field(person, style, name):
    return person.page.get_by_role("group", name=style, exact=True).get_by_role(
        "textbox", name=name, exact=True)


def choose_kind(person, name):
    person.page.get_by_role("button", name=name, exact=True).click()
    expect(person.page.get_by_role("button", name=name, exact=True)).to_have_attribute(
        "aria-current", "true")


def box_of(control, levels=1):
    """Where the element lies that many wrappers above a control."""
    return control.evaluate(
        "(e, n) => { while (n--) e = e.parentElement; return e.getBoundingClientRect().toJSON(); }",
        levels)


@pytest.mark.parametrize("style", STYLES)
def test_every_style_is_typed_into(person, style):
    open_gallery(person)
    empty = field(person, style, "Empty")
    empty.click()
    person.type("10 Sample Street")
    expect(empty).to_have_value("10 Sample Street")
    expect(empty).to_be_focused()
    filled = field(person, style, "Filled")
    filled.focus()
    person.press("End")
    person.type(", Cork")
    expect(filled).to_have_value("3 Example Quay, Cork")
    expect(empty).to_have_value("10 Sample Street")
    wrong = field(person, style, "Wrong")
    expect(wrong).to_have_attribute("aria-invalid", "true")
    expect(wrong).to_have_accessible_description("This is not the one we know.")
    expect(field(person, style, "Disabled")).to_be_disabled()


@pytest.mark.parametrize("style", ["Rounded", "Floating", "Capsule", "Well"])
def test_a_tap_beside_the_text_puts_the_focus_into_the_field(person, style):
    open_gallery(person)
    control = field(person, style, "Accompanied")
    control.scroll_into_view_if_needed()
    # The symbol before the input belongs to the box, and is no button.
    box = control.bounding_box()
    person.page.mouse.click(box["x"] - 14, box["y"] + box["height"] / 2)
    expect(control).to_be_focused()
    person.type("x")
    expect(control).to_have_value("3 Example Quayx")
    # A second tap keeps the focus, and with it the keyboard of a phone.
    control.evaluate("e => { window.blurs = 0; e.addEventListener('blur', () => window.blurs++) }")
    person.page.mouse.click(box["x"] - 14, box["y"] + box["height"] / 2)
    person.type("y")
    expect(control).to_have_value("3 Example Quayxy")
    assert person.page.evaluate("window.blurs") == 0
    assert control.evaluate("e => e.closest('[data-tap]').getAttribute('role')") is None


def test_the_floating_label_rises_without_moving_the_box(person):
    open_gallery(person)
    control = field(person, "Floating", "Empty")
    label = person.page.get_by_role("group", name="Floating").locator(
        "span[aria-hidden=true]:visible", has_text="Empty").last
    control.scroll_into_view_if_needed()
    box, before = control.evaluate("e => e.closest('[data-tap]').getBoundingClientRect().toJSON()"), \
        label.bounding_box()
    assert abs(before["y"] + before["height"] / 2 - (box["y"] + box["height"] / 2)) < 3, "in the middle"
    control.click()
    person.poll(lambda: label.bounding_box()["y"] < before["y"] - 4, "the label did not rise")
    after = control.evaluate("e => e.closest('[data-tap]').getBoundingClientRect().toJSON()")
    assert (after["y"], after["height"]) == (box["y"], box["height"])
    expect(control).to_have_attribute("placeholder", "3 Example Quay")


def test_less_motion_means_short_fades(open_page):
    person = open_page(reduced_motion="reduce")
    open_gallery(person)
    control = field(person, "Floating", "Empty")
    durations = control.evaluate(
        "e => [...e.closest('[data-tap]').querySelectorAll('*')]"
        ".map(each => getComputedStyle(each).transitionDuration)")
    assert set(durations) <= {"0s", "0.15s"}
    assert person.problems == []


def test_a_limit_is_kept_told_and_never_inside_a_character(person):
    open_gallery(person)
    choose_kind(person, "Member")
    control = field(person, "Well", "Empty")
    control.click()
    person.type("M\u2013204")
    expect(control).to_have_value("M-204")
    person.page.keyboard.insert_text("👩‍👩‍👧‍👦")
    person.type("5187")
    expect(control).to_have_value("M-204👩‍👩‍👧‍👦51")
    expect(person.page.get_by_role("img", name="8 of 8 characters")).to_be_visible()


def test_a_kind_tidies_and_judges_when_the_field_is_left(person):
    open_gallery(person)
    choose_kind(person, "Eircode")
    control = field(person, "Well", "Empty")
    assert control.get_attribute("autocapitalize") == "characters"
    control.click()
    person.type("t12x70a")
    person.press("Tab")
    expect(control).to_have_value("T12 X70A")
    choose_kind(person, "E-mail")
    control = field(person, "Capsule", "Empty")
    expect(control).to_have_attribute("inputmode", "email")
    control.click()
    person.type("ri")
    person.press("Tab")
    expect(control).to_have_attribute("aria-invalid", "true")
    control.click()
    person.press("End")
    person.type("@example.org")
    expect(control).not_to_have_attribute("aria-invalid", "true")


def test_the_switches_change_the_appearance_of_the_sheet_alone(open_page):
    person = open_page(color_scheme="light")
    open_gallery(person)
    sheet = person.sheet("Gallery")
    control = field(person, "Well", "Accompanied")
    left = control.bounding_box()["x"]
    person.page.get_by_role("switch", name="Dark").click()
    person.poll(lambda: sheet.evaluate("e => getComputedStyle(e).backgroundColor") == "rgb(0, 0, 0)",
                "the sheet is not dark")
    assert person.page.evaluate("getComputedStyle(document.body).backgroundColor") \
        == "rgb(255, 255, 255)"
    person.page.get_by_role("switch", name="Right to left").click()
    person.poll(lambda: control.evaluate("e => e.matches(':dir(rtl)')"), "not right to left")
    expect(control).to_have_css("text-align", "right")
    person.page.get_by_role("switch", name="Largest text").click()
    person.poll(lambda: control.evaluate("e => parseFloat(getComputedStyle(e).fontSize)") > 50,
                "the text did not grow")
    assert control.bounding_box()["x"] != left
    width = sheet.evaluate("e => e.scrollWidth - e.clientWidth")
    assert width == 0, "nothing sticks out to the side"
    assert person.problems == []


def test_more_contrast_reaches_the_lines_and_the_faintest_text(open_page):
    person = open_page(color_scheme="light", contrast="more")
    open_gallery(person)
    control = field(person, "Well", "Empty")
    line = control.evaluate(
        "e => getComputedStyle(e.closest('[data-tap]').querySelector('.over .fill')).boxShadow")
    assert "rgb(94, 94, 102)" in line
    assert control.evaluate("e => getComputedStyle(e, '::placeholder').color") == "rgb(94, 94, 102)"
    assert person.problems == []


LOOKS = [[], ["Dark"], ["Right to left"], ["Largest text"],
         ["Dark", "Right to left", "Largest text"]]


@pytest.mark.parametrize("look", LOOKS, ids=lambda look: "+".join(look) or "light")
def test_no_appearance_has_a_finding(open_page, look):
    person = open_page(color_scheme="light", reduced_motion="reduce")
    open_gallery(person)
    for switch in look:
        person.page.get_by_role("switch", name=switch).click()
        expect(person.page.get_by_role("switch", name=switch)).to_be_checked()
    field(person, "Well", "Empty").focus()
    person.page.wait_for_timeout(300)
    assert findings(person) == []
    assert person.problems == []
