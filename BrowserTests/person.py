"""What a person does with the address book, in the words of the page."""
import re
import time

from playwright.sync_api import expect

EXAMPLE = {
    "Full name": "Ada Example", "Street address": "10 Sample Street", "City": "Springfield",
    "State": "IL", "ZIP code": "62701",
}


class Person:
    """Someone at a page."""

    def __init__(self, page, problems):
        self.page = page
        self.problems = problems
        self.proxy = None

    def open(self, url):
        self.page.goto(url)
        self.wait_until_linked()

    def wait_until_linked(self):
        """Until the page's session answers; typing before that is a test of its own."""
        expect(self.page.get_by_role("button", name="Add address")).to_be_attached()
        self.poll(lambda: self.page.evaluate("document.documentElement.dataset.link") == "up",
                  "the page did not connect")

    def poll(self, condition, otherwise, seconds=15):
        end = time.monotonic() + seconds
        while not condition():
            assert time.monotonic() < end, otherwise
            self.page.wait_for_timeout(50)

    # The list

    def add_address(self):
        self.page.get_by_role("button", name="Add address").click()
        expect(self.sheet("New address")).to_be_visible()

    def edit(self, text):
        self.page.get_by_role("list").get_by_role("button").filter(has_text=text).click()
        expect(self.sheet("Edit address")).to_be_visible()

    def sheet(self, title):
        return self.page.get_by_role("dialog").filter(
            has=self.page.get_by_role("heading", name=title, exact=True))

    @property
    def rows(self):
        return self.page.get_by_role("listitem")

    def expect_listed(self, *texts):
        row = self.rows.filter(has_text=texts[0])
        for text in texts:
            expect(row).to_contain_text(text)

    # The form

    def field(self, label):
        return self.page.get_by_role("textbox", name=label, exact=True)

    def search_field(self, label="Search"):
        return self.page.get_by_role("searchbox", name=label, exact=True)

    def press(self, keys):
        self.page.keyboard.press(keys)

    def type(self, text, delay=0):
        self.page.keyboard.type(text, delay=delay)

    def fill_by_keyboard(self, values):
        """Types into the focused field and goes on with Return, as a phone's keyboard offers."""
        for label in ["Full name", "Street address", "Apt, suite or floor", "City", "State",
                      "ZIP code", "Phone"]:
            self.expect_focus(label)
            self.type(values.get(label, ""))
            if label != "Phone":
                self.press("Enter")

    def expect_focus(self, label):
        expect(self.field(label)).to_be_focused()

    def error_of(self, label):
        """The text that describes a field, as assistive technology reads it."""
        return self.field(label).evaluate(
            "e => (e.getAttribute('aria-describedby') || '').split(' ').filter(Boolean)"
            ".map(i => document.getElementById(i).textContent).join(' ')")

    def expect_error(self, label, part):
        self.poll(lambda: part in self.error_of(label), f"no error at {label}")
        expect(self.field(label)).to_have_attribute("aria-invalid", "true")

    def expect_no_error(self, label):
        self.poll(lambda: self.error_of(label) == "", f"an error at {label}")
        expect(self.field(label)).not_to_have_attribute("aria-invalid", "true")

    def save(self):
        self.page.get_by_role("button", name=re.compile("^Save address")).click()

    def choose_country(self, search, name):
        self.page.get_by_role("button", name=re.compile("^Country or region")).click()
        expect(self.sheet("Country or region")).to_be_visible()
        self.search_field().fill(search)
        self.page.get_by_role("button", name=name, exact=True).click()
        expect(self.sheet("Country or region")).to_have_count(0)
