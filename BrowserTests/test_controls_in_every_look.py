"""Every control open in every look: no finding of axe-core, and nothing that sticks out."""
import re

import pytest
from playwright.sync_api import expect

from controls import Controls
from test_accessibility import LOOKS, TEXT_SIZES, findings

STICKING_OUT = """() => [...document.querySelectorAll('dialog[open] *')].filter(e => {
  const box = e.getBoundingClientRect();
  return e.checkVisibility() && box.width > 1 && (box.right > innerWidth + 1 || box.left < -1)
    && !e.closest('.scrollx, .unseen')
    // What an ellipsis stands for is longer than its place.
    && getComputedStyle(e.parentElement).textOverflow !== 'ellipsis';
}).map(e => e.outerHTML.slice(0, 120))"""


class Walk:
    def __init__(self, person):
        self.person = person
        self.page = person.page
        self.controls = Controls(person)
        self.found = {}

    def look(self, screen):
        # What moves in is judged where it comes to rest.
        self.page.wait_for_timeout(150)
        found = findings(self.person) + self.page.evaluate(STICKING_OUT)
        if found:
            self.found[screen] = found

    def open(self, role, name):
        """Opens what lies over the page, looks at it and leaves it."""
        dialogs = self.controls.dialogs
        count = dialogs.count()
        self.controls.top.get_by_role(role, name=name, exact=True).click()
        expect(dialogs).to_have_count(count + 1)
        self.look(name)

    def close(self):
        dialogs = self.controls.dialogs
        count = dialogs.count()
        self.person.press("Escape")
        expect(dialogs).to_have_count(count - 1)

    def visit(self, topic, inside=lambda: None):
        self.controls.follow(topic)
        self.look(topic)
        inside()
        self.controls.back()
        self.controls.expect_page("Controls")

    def places(self):
        self.controls.follow("Ireland")
        self.look("towns")
        self.controls.follow("Cork")
        self.look("town")
        self.controls.back()
        self.controls.expect_page("Ireland")
        self.controls.back()
        self.controls.expect_page("Places")

    def search(self):
        field = self.controls.top.get_by_role("combobox", name="Search parcels")
        field.click()
        expect(self.controls.top.get_by_role("option", name="Books")).to_be_visible()
        self.look("sections of suggestions")
        field.fill("b")
        expect(self.controls.top.get_by_role("option", name="Bicycle bell")).to_be_visible()
        self.person.press("ArrowDown")
        self.look("suggestions")
        field.fill("zebra")
        expect(self.controls.button("Show all")).to_be_visible()
        self.look("nothing found")

    def pickers(self):
        self.controls.link("Country").click()
        self.controls.expect_page("Country")
        self.look("choices")
        self.controls.back()
        self.controls.expect_page("Pickers")

    def menus(self):
        self.open("button", "Parcel")
        self.open("menuitem", "Send to")
        self.close()
        self.close()
        self.open("button", "Order")
        self.close()

    def questions(self):
        for name in ["Say that it was sent", "Leave the letter", "Delete the parcel"]:
            self.open("button", name)
            self.close()

    def sheets(self):
        self.open("button", "What counts?")
        self.close()
        self.open("button", "Sheet of half the height")
        self.close()
        self.open("button", "Over everything")
        self.controls.top.get_by_role("button", name="Close").click()
        expect(self.controls.dialogs).to_have_count(2)

    def waiting(self):
        for name in ["Locked", "Loading"]:
            self.controls.top.get_by_role("switch", name=name).click()
            expect(self.controls.top.locator('[role="form"][aria-disabled="true"]')).to_have_count(1)
            if name == "Loading":
                expect(self.controls.top.locator('[aria-busy="true"].redacted').first).to_be_attached()
            self.look(name)

    def everything(self):
        self.look("Controls")
        self.visit("Places", self.places)
        self.visit("Search", self.search)
        self.visit("Links")
        self.visit("Pickers", self.pickers)
        self.visit("Menus", self.menus)
        self.visit("Shortcuts")
        self.visit("Questions", self.questions)
        self.visit("Sheets", self.sheets)
        self.visit("Tables")
        self.visit("Scrolling")
        self.visit("Reading")
        self.visit("Waiting", self.waiting)


@pytest.mark.parametrize("look", LOOKS)
def test_no_control_has_a_finding_or_sticks_out(open_page, look):
    person = open_page(viewport={"width": 320, "height": 700}, reduced_motion="reduce",
                       **LOOKS[look])
    if look in TEXT_SIZES:
        person.page.evaluate("size => document.documentElement.style.fontSize = size",
                             TEXT_SIZES[look])
    walk = Walk(person)
    walk.everything()
    assert walk.found == {}
    assert person.problems == []


def test_what_is_tapped_is_large_enough(open_page):
    person = open_page()
    for button in person.page.get_by_role("banner").get_by_role("button").all():
        box = button.bounding_box()
        assert box["width"] >= 44 and box["height"] >= 44
    controls = Controls(person)
    small = """() => [...document.querySelectorAll(
        'dialog[open]:last-of-type :is(button, select, input, [data-tap])')]
      .filter(e => e.checkVisibility() && !e.closest('.grabber, .unseen'))
      .map(e => {
        const box = (e.closest('label') ?? e).getBoundingClientRect();
        const more = getComputedStyle(e, '::after');
        const beside = more.position === 'absolute' ? Math.max(0, -2 * parseFloat(more.top)) : 0;
        return [e.textContent || e.ariaLabel || e.outerHTML, box.width, box.height + (beside || 0)];
      })
      .filter(([, width, height]) => width < 44 || height < 43.5)"""
    found = {}
    for topic in ["Places", "Links", "Pickers", "Menus", "Shortcuts", "Questions", "Tables",
                  "Scrolling"]:
        controls.follow(topic)
        if topic == "Menus":
            controls.open_menu("Parcel")
        each = person.page.evaluate(small)
        if each:
            found[topic] = each
        if topic == "Menus":
            person.press("Escape")
            expect(controls.menu).to_have_count(0)
        controls.back()
        controls.expect_page("Controls")
    assert found == {}


def test_the_focus_is_seen_on_every_control(open_page):
    person = open_page()
    controls = Controls(person)
    ringless = []
    for topic in ["Places", "Pickers", "Shortcuts", "Questions", "Tables", "Scrolling"]:
        controls.follow(topic)
        for _ in range(9):
            person.press("Tab")
            ring = person.page.evaluate("""() => {
              const e = document.activeElement;
              if (e.tagName === 'DIALOG' || e === document.body) return true;
              const rings = (each) => {
                const style = getComputedStyle(each);
                return (style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 1)
                  || style.boxShadow.includes('inset');
              };
              for (let each = e, n = 0; each && n < 4; each = each.parentElement, n += 1) {
                if (rings(each)) return true;
              }
              return e.outerHTML.slice(0, 120);
            }""")
            if ring is not True:
                ringless.append(ring)
        controls.back()
        controls.expect_page("Controls")
    assert ringless == []
