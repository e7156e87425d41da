"""The bar with Next and Done above the keyboard of a device that is touched."""
import re

import pytest
from playwright.sync_api import expect

from test_accessibility import findings

# A keyboard as a phone shows it: it covers the page, and only the visual viewport becomes smaller.
KEYBOARD = """() => {
  const seen = new EventTarget()
  Object.assign(seen, { height: innerHeight, offsetTop: 0 })
  Object.defineProperty(window, 'visualViewport', { value: seen })
  window.showKeyboard = height => {
    seen.height = innerHeight - height
    seen.dispatchEvent(new Event('resize'))
  }
}"""


@pytest.fixture
def form(open_page):
    person = open_page()
    person.page.add_init_script(f"({KEYBOARD})()")
    person.page.reload()
    person.wait_until_linked()
    person.add_address()
    return person


def bar(person):
    return person.page.get_by_role("toolbar")


def button(person, name):
    return bar(person).get_by_role("button", name=name, exact=True)


def test_next_goes_on_and_done_ends_the_focus(form):
    expect(bar(form)).to_have_count(0)
    form.field("ZIP code").tap()
    expect(bar(form)).to_be_visible()
    button(form, "Next").tap()
    form.expect_focus("Phone")
    # The last field has no next one.
    expect(button(form, "Next")).to_have_count(0)
    button(form, "Done").tap()
    expect(form.field("Phone")).not_to_be_focused()
    expect(bar(form)).to_have_count(0)
    assert form.problems == []


def test_a_tap_in_the_bar_takes_no_focus_from_the_field(form):
    form.field("ZIP code").tap()
    form.type("627")
    left = form.page.evaluate("""() => {
      window.left = 0
      document.activeElement.addEventListener('blur', () => { window.left += 1 })
    }""")
    assert left is None
    box = bar(form).bounding_box()
    form.page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    form.page.wait_for_timeout(100)
    assert form.page.evaluate("window.left") == 0
    form.expect_focus("ZIP code")
    expect(form.field("ZIP code")).to_have_value("627")


def test_it_stands_where_the_keyboard_ends_and_hides_no_field(form):
    form.field("ZIP code").tap()
    expect(bar(form)).to_be_visible()
    form.page.evaluate("window.showKeyboard(340)")
    form.poll(lambda: bar(form).bounding_box()["y"] + bar(form).bounding_box()["height"]
              == pytest.approx(852 - 340, abs=1), "the bar is behind the keyboard")
    field = form.field("ZIP code").bounding_box()
    assert field["y"] + field["height"] <= bar(form).bounding_box()["y"]
    for each in bar(form).get_by_role("button").all():
        assert each.bounding_box()["height"] >= 44 and each.bounding_box()["width"] >= 44


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_it_has_no_finding(open_page, scheme):
    person = open_page(color_scheme=scheme)
    person.add_address()
    person.field("ZIP code").tap()
    expect(bar(person)).to_be_visible()
    assert findings(person) == []


def test_a_field_with_a_return_key_and_a_mouse_need_none(form, open_page):
    form.field("City").tap()
    form.expect_focus("City")
    expect(bar(form)).to_have_count(0)
    desk = open_page(is_mobile=False, has_touch=False, viewport={"width": 1000, "height": 800})
    desk.add_address()
    desk.field("ZIP code").click()
    desk.type("62701")
    desk.expect_focus("ZIP code")
    expect(bar(desk)).to_have_count(0)
    expect(desk.page.get_by_role("button", name=re.compile("^Save address"))).to_be_visible()
