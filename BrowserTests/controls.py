"""The catalogue of controls in the example, in the words of the page."""
import re

from playwright.sync_api import expect


class Controls:
    """Someone at one page of the catalogue."""

    def __init__(self, person, topic=None):
        self.person = person
        self.page = person.page
        # The way there is not what is tested far from the server.
        delay = person.proxy.delay if person.proxy else 0
        if delay:
            person.proxy.delay = 0
        self.page.get_by_role("button", name="Gallery", exact=True).click()
        expect(self.dialogs).to_have_count(1)
        self.page.get_by_role("button", name="Controls", exact=True).click()
        expect(self.dialogs).to_have_count(2)
        if topic:
            self.follow(topic)
        if delay:
            person.proxy.delay = delay

    @property
    def dialogs(self):
        return self.page.locator("dialog[open]")

    @property
    def top(self):
        return self.dialogs.last

    @property
    def catalogue(self):
        """The sheet of the catalogue, whatever lies over it."""
        return self.dialogs.nth(1)

    def follow(self, name):
        """Follows a link of the page on top."""
        self.link(name).click()
        self.expect_page(name)

    def link(self, name):
        return self.button(re.compile("^" + re.escape(name)))

    def button(self, name, exact=True):
        return self.catalogue.get_by_role("button", name=name, exact=exact)

    def expect_page(self, title):
        expect(self.title).to_have_text(title)

    @property
    def title(self):
        return self.catalogue.get_by_role("heading", level=1)

    @property
    def way_back(self):
        return self.catalogue.locator("[data-back]")

    def back(self):
        self.way_back.click()

    def value(self, label):
        """What stands beside a label."""
        return self.catalogue.get_by_role("listitem").filter(has_text=label).last

    def expect_value(self, label, text):
        expect(self.value(label)).to_contain_text(text)

    def expect_focus(self, locator):
        expect(locator).to_be_focused()

    def active(self, script="e => e.textContent"):
        return self.page.evaluate(f"({script})(document.activeElement)")

    # Menus

    def open_menu(self, name):
        self.button(name).click()
        expect(self.menu).to_be_visible()

    @property
    def menu(self):
        return self.page.get_by_role("menu").last

    def item(self, name):
        return self.menu.get_by_role("menuitem", name=name)

    def expect_closed(self, dialogs=2):
        expect(self.dialogs).to_have_count(dialogs)
