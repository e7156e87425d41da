"""No finding of axe-core on any screen of the example, in any look."""
import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from person import EXAMPLE

ENGLISH = {"save": "Save address", "open list": "Choose from a list", "country": "United States",
           "search": "Search"}
ARABIC = {"save": "حفظ العنوان", "open list": "اختيار من قائمة", "country": "الولايات المتحدة",
          "search": "بحث"}
LOOKS = {
    "light": dict(color_scheme="light"),
    "dark": dict(color_scheme="dark"),
    "right-to-left": dict(color_scheme="light", locale="ar"),
    "text of double size": dict(color_scheme="light"),
    "largest text": dict(color_scheme="light"),
}
TEXT_SIZES = {"text of double size": "32px", "largest text": "50px"}
TOKENS = {"Full name": "name", "Street address": "address-line1", "City": "address-level2",
          "State": "address-level1", "ZIP code": "postal-code"}


def findings(person):
    # Halfway through a fade nothing has the contrast that it has before and after.
    person.page.evaluate("() => { for (const each of document.getAnimations())"
                         " if (each.effect.getComputedTiming().endTime < Infinity) each.finish() }")
    results = Axe().run(person.page)
    return [f"{v['id']}: {node['html'][:160]}" for v in results.response["violations"]
            for node in v["nodes"]]


class Walk:
    """One walk through the whole example; every screen is looked at."""

    def __init__(self, person, words):
        self.person = person
        self.page = person.page
        self.words = words
        self.found = {}

    def look(self, screen):
        # What moves in is judged where it comes to rest.
        self.page.wait_for_timeout(150)
        for each in findings(self.person):
            self.found.setdefault(screen, []).append(each)

    def field(self, label):
        token = TOKENS[label]
        return self.page.locator(f'dialog input[autocomplete$="{token}"]')

    def button(self, name, exact=False):
        return self.page.get_by_role("button", name=name, exact=exact)

    @property
    def dialogs(self):
        return self.page.locator("dialog[open]")

    def close(self):
        count = self.dialogs.count()
        self.person.press("Escape")
        expect(self.dialogs).to_have_count(count - 1)

    def open(self, name):
        self.button(name, exact=True).click()
        expect(self.dialogs).to_have_count(1)

    def the_form(self):
        self.open("Add address")
        self.look("form")
        self.button(self.words["save"]).click()
        expect(self.field("Full name")).to_have_attribute("aria-invalid", "true")
        self.look("form with errors")
        self.button(self.words["country"]).click()
        expect(self.dialogs).to_have_count(2)
        self.look("countries")
        self.page.get_by_role("searchbox", name=self.words["search"]).fill("xxxx")
        self.look("no country found")
        # The first Escape takes the text back.
        self.person.press("Escape")
        self.close()
        self.button(self.words["open list"]).click()
        expect(self.dialogs).to_have_count(2)
        self.look("regions")
        self.close()
        self.field("Street address").focus()
        self.person.type("mark", delay=30)
        expect(self.button("Market Street").first).to_be_visible()
        self.look("suggestions")
        self.close_suggestions()
        for label, value in EXAMPLE.items():
            self.field(label).fill(value)
        self.button(self.words["save"]).click()
        expect(self.dialogs).to_have_count(0)

    def close_suggestions(self):
        self.person.press("Escape")
        expect(self.button("Market Street")).to_have_count(0)

    def everything(self):
        self.look("empty list")
        self.the_form()
        expect(self.page.get_by_text("Ada Example")).to_be_visible()
        self.look("list")
        self.button("Ada Example").click()
        self.button("Delete address").click()
        expect(self.page.get_by_role("alertdialog")).to_be_visible()
        self.look("question before deleting")
        self.close()
        self.close()
        for name in ["Profile", "Gallery", "Appearance"]:
            self.open(name)
            self.look(name.lower())
            self.close()


@pytest.mark.parametrize("look", LOOKS)
def test_no_screen_has_a_finding(open_page, look):
    person = open_page(reduced_motion="reduce", **LOOKS[look])
    if look in TEXT_SIZES:
        person.page.evaluate("size => document.documentElement.style.fontSize = size",
                             TEXT_SIZES[look])
    walk = Walk(person, ARABIC if look == "right-to-left" else ENGLISH)
    walk.everything()
    assert walk.found == {}
    assert person.page.evaluate("getComputedStyle(document.body).direction") \
        == ("rtl" if look == "right-to-left" else "ltr")
    assert person.problems == []
