"""The gallery: every style is typed into, and looks and reads right in every appearance."""
import re

import pytest
from playwright.sync_api import expect

from test_accessibility import findings
from test_theming import durations

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


def places_of_labels(control):
    """Where what a floating field draws lies while nothing of it may have moved, at every frame."""
    return control.evaluate(
        """e => new Promise(done => {
          const all = [...e.closest('[data-tap]').querySelectorAll('span[aria-hidden=true]')];
          const seen = new Set();
          const started = performance.now();
          const look = () => {
            seen.add(all.map(each => Math.round(each.getBoundingClientRect().y)).join(' '));
            if (performance.now() - started < 500) requestAnimationFrame(look);
            else done([...seen]);
          };
          e.focus();
          look();
        })""")


def test_with_less_motion_the_floating_label_moves_nowhere(open_page):
    person = open_page(reduced_motion="reduce")
    open_gallery(person)
    control = field(person, "Floating", "Empty")
    assert len(places_of_labels(control)) == 1
    expect(control).to_have_attribute("placeholder", "3 Example Quay")
    assert person.problems == []


def test_the_label_does_move_without_that_wish(open_page):
    person = open_page(reduced_motion="no-preference")
    open_gallery(person)
    assert len(places_of_labels(field(person, "Floating", "Empty"))) > 2


def test_the_apps_own_switch_for_less_motion_stills_the_label(open_page):
    person = open_page(reduced_motion="no-preference")
    open_gallery(person)
    person.page.get_by_role("switch", name="Less motion").click()
    person.page.wait_for_timeout(300)
    assert len(places_of_labels(field(person, "Floating", "Empty"))) == 1


@pytest.mark.parametrize("style", STYLES)
def test_the_largest_label_ends_before_what_stands_beside_it(person, style):
    open_gallery(person)
    person.page.get_by_role("switch", name="Largest text").click()
    control = field(person, style, "Accompanied")
    person.poll(lambda: control.evaluate("e => parseFloat(getComputedStyle(e).fontSize)") > 50,
                "the text did not grow")
    overlaps = control.evaluate(
        """e => {
          let box = e;
          while (box.querySelectorAll('svg').length < 2) box = box.parentElement;
          const rects = [e, ...box.querySelectorAll('svg'), ...[...box.querySelectorAll(
            'span')].filter(each => getComputedStyle(each).visibility === 'visible'
              && each.checkVisibility({ opacityProperty: true }))]
            .map(each => each.getBoundingClientRect());
          const meet = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
            && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 4;
          return rects.flatMap((a, i) => rects.slice(i + 1).filter(b => meet(a, b))).length;
        }""")
    assert overlaps == 0


@pytest.mark.parametrize("style", STYLES)
def test_the_largest_text_has_the_line_for_itself(person, style):
    open_gallery(person)
    person.page.get_by_role("switch", name="Largest text").click()
    control = field(person, style, "Accompanied")
    alone = field(person, style, "Filled")
    person.poll(lambda: control.evaluate("e => parseFloat(getComputedStyle(e).fontSize)") > 50,
                "the text did not grow")
    assert control.bounding_box()["width"] == pytest.approx(alone.bounding_box()["width"], abs=1)


def test_a_required_field_is_marked_and_says_so(person):
    open_gallery(person)
    for style in STYLES:
        control = field(person, style, "Required")
        expect(control).to_have_attribute("aria-required", "true")
        group = person.page.get_by_role("group", name=style, exact=True)
        assert group.locator("span", has_text=re.compile(r"^\*$")).evaluate_all(
            "all => all.some(e => e.checkVisibility({ opacityProperty: true, "
            "visibilityProperty: true }))"), style
        assert field(person, style, "Filled").get_attribute("aria-required") is None


def compose(person, control, steps, text):
    """Puts letters together as an input method does, and commits them."""
    session = person.page.context.new_cdp_session(person.page)
    for step in steps:
        session.send("Input.imeSetComposition",
                     {"text": step, "selectionStart": len(step), "selectionEnd": len(step)})
        person.page.wait_for_timeout(150)
        assert control.input_value().endswith(step), "the letters stay while they are put together"
    session.send("Input.insertText", {"text": text})


def test_letters_put_together_are_corrected_only_once_they_are_whole(person):
    open_gallery(person)
    choose_kind(person, "Code")
    control = field(person, "Well", "Empty")
    control.click()
    person.type("12")
    # Full-width digits of a Japanese keyboard become letters no code has on the way.
    compose(person, control, ["ｓ", "さ", "さん", "三", "３"], "３４")
    expect(control).to_have_value("1234")
    choose_kind(person, "Member")
    control = field(person, "Well", "Empty")
    control.click()
    person.type("M-2045")
    compose(person, control, ["´", "´e", "é"], "é–78")
    expect(control).to_have_value("M-2045é-")
    choose_kind(person, "Street")
    control = field(person, "Floating", "Empty")
    control.click()
    compose(person, control, ["ｎ", "に", "にほ", "にほん", "日本"], "日本橋")
    expect(control).to_have_value("日本橋")


def test_less_motion_means_short_fades(open_page):
    person = open_page(reduced_motion="reduce")
    open_gallery(person)
    control = field(person, "Floating", "Empty")
    assert durations(person, control.click) == {150}
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


OUTLINE = "e => getComputedStyle(e.closest('[data-tap]').querySelector('.over .fill')).boxShadow"


@pytest.mark.parametrize("style", ["Rounded", "Floating", "Capsule", "Well"])
@pytest.mark.parametrize("scheme, line", [("light", "rgb(94, 94, 102)"),
                                          ("dark", "rgb(176, 176, 184)")])
def test_more_contrast_draws_a_line_round_every_box(open_page, style, scheme, line):
    person = open_page(color_scheme=scheme, contrast="more")
    open_gallery(person)
    for name in ["Empty", "Filled", "Accompanied"]:
        assert line in field(person, style, name).evaluate(OUTLINE), name
    assert line not in field(person, style, "Wrong").evaluate(OUTLINE)
    assert person.problems == []


def test_the_apps_own_switch_for_contrast_does_the_same(open_page):
    person = open_page(color_scheme="light")
    open_gallery(person)
    control = field(person, "Capsule", "Empty")
    assert "rgb(94, 94, 102)" not in control.evaluate(OUTLINE)
    person.page.get_by_role("switch", name="More contrast").click()
    person.poll(lambda: "rgb(94, 94, 102)" in control.evaluate(OUTLINE), "no line came")


LOOKS = [[], ["Dark"], ["More contrast"], ["Less motion"], ["Right to left"], ["Largest text"],
         ["Dark", "More contrast"], ["Dark", "Right to left", "Largest text", "More contrast"]]


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


def test_the_whole_example_takes_a_look(open_page):
    person = open_page(color_scheme="light")
    person.page.get_by_role("button", name="Appearance").click()
    panel = person.sheet("Appearance")
    expect(panel).to_be_visible()
    for switch in ["Dark", "More contrast", "Less motion", "Largest text"]:
        panel.get_by_role("switch", name=switch).click()
        expect(panel.get_by_role("switch", name=switch)).to_be_checked()
    panel.get_by_role("button", name="العربية").click()
    person.poll(lambda: panel.evaluate("e => e.matches(':dir(rtl)')"), "not right to left")
    assert findings(person) == []
    panel.get_by_role("button", name="Deutsch").click()
    person.poll(lambda: panel.evaluate("e => e.matches(':dir(ltr)')"), "not left to right")
    panel.get_by_role("button", name="Done").click()
    expect(panel).to_have_count(0)
    person.page.get_by_role("button", name="Add address").click()
    expect(person.page.get_by_role("button", name="Adresse sichern")).to_be_visible()
    assert person.page.get_by_role("textbox").first.evaluate(
        "e => parseFloat(getComputedStyle(e).fontSize)") > 30
    assert person.page.evaluate("getComputedStyle(document.body).colorScheme") == "dark"
    # A sheet that still fades in has no colours to judge.
    person.page.wait_for_timeout(500)
    assert findings(person) == []
    assert person.problems == []
