"""Takes a picture of the form in each of its states: Documentation/Images/form-*.png."""
import contextlib
import pathlib
import re
import shutil
import sqlite3
import tempfile

from playwright.sync_api import expect, sync_playwright

from address_book import ROOT, AddressBook
from person import EXAMPLE, Person

IMAGES = ROOT / "Documentation/Images"


class Photographer:
    """Someone who opens forms and takes pictures of them."""

    def __init__(self, browser, server):
        self.browser = browser
        self.server = server

    @contextlib.contextmanager
    def form(self, text_size=None, **settings):
        phone = dict(viewport={"width": 393, "height": 852}, locale="en-US")
        context = self.browser.new_context(**{**phone, **settings})
        page = context.new_page()
        if text_size:
            page.add_init_script(f"""new MutationObserver(() => {{
              if (document.documentElement)
                document.documentElement.style.fontSize = '{text_size}px'
            }}).observe(document, {{ childList: true }})""")
        person = Person(page, [])
        person.open(self.server.url)
        page.get_by_role("button", name="Add address").evaluate("button => button.click()")
        page.get_by_role("dialog").get_by_role("textbox").first.wait_for()
        yield person
        context.close()

    def take(self, person, name):
        person.page.wait_for_timeout(600)
        person.page.screenshot(path=IMAGES / f"form-{name}.png")


def fill(person, values):
    for label, value in values.items():
        person.field(label).fill(value)
    person.field(list(values)[-1]).blur()


def take_states(photographer):
    with photographer.form() as person:
        photographer.take(person, "empty")
        person.field("Street address").click()
        person.type("market", delay=30)
        expect(person.page.get_by_role("button").filter(has_text="Market Street")).to_have_count(3)
        photographer.take(person, "suggestions")
        person.press("Escape")
        person.save()
        person.expect_error("Full name", "name")
        photographer.take(person, "errors")
        person.page.get_by_role("button", name=re.compile("^Country or region")).click()
        photographer.take(person, "countries")
    with photographer.form() as person:
        fill(person, EXAMPLE)
        photographer.take(person, "filled")
    with photographer.form(color_scheme="dark") as person:
        fill(person, EXAMPLE)
        photographer.take(person, "dark")
    with photographer.form(text_size=38) as person:
        fill(person, {"Full name": EXAMPLE["Full name"]})
        photographer.take(person, "largest-text")


def take_countries(photographer):
    with photographer.form() as person:
        person.choose_country("japan", "Japan")
        fill(person, {"Full name": "山田 花子", "Street address": "見本町 1-2-3", "City": "千代田区",
                      "Prefecture": "東京都", "Postal code": "100-0001"})
        photographer.take(person, "japan")
    with photographer.form() as person:
        person.choose_country("germany", "Germany")
        fill(person, {"Full name": "Erika Beispiel", "Street address": "Musterweg 3",
                      "City": "Berlin", "Postal code": "10117"})
        photographer.take(person, "germany")
    with photographer.form(locale="ar") as person:
        inputs = person.page.get_by_role("dialog").get_by_role("textbox")
        for place, value in enumerate(["ليلى المثال", "شارع المثال 10"]):
            inputs.nth(place).fill(value)
        inputs.nth(5).fill("62701")
        inputs.nth(5).blur()
        photographer.take(person, "arabic")


def take_saving(photographer):
    """A store that is locked makes a save wait and then fail."""
    with photographer.form() as person:
        fill(person, EXAMPLE)
        lock = sqlite3.connect(photographer.server.data, isolation_level=None)
        lock.execute("BEGIN EXCLUSIVE")
        person.save()
        person.page.wait_for_timeout(300)
        person.page.screenshot(path=IMAGES / "form-saving.png")
        expect(person.page.get_by_text("in use by another program").first).to_be_visible(
            timeout=10_000)
        photographer.take(person, "failed")
        lock.execute("ROLLBACK")
        lock.close()
        person.save()
        expect(person.page.get_by_role("button", name="Save address, Address saved")).to_be_visible()
        # The check has come by then, and the sheet is still open.
        person.page.wait_for_timeout(350)
        person.page.screenshot(path=IMAGES / "form-saved.png")


def main():
    IMAGES.mkdir(parents=True, exist_ok=True)
    server = AddressBook(pathlib.Path(tempfile.mkdtemp())).start()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        photographer = Photographer(browser, server)
        take_states(photographer)
        take_countries(photographer)
        take_saving(photographer)
        browser.close()
    server.stop()
    for image in sorted(IMAGES.glob("form-*.png")):
        print(f"{image.relative_to(ROOT)}: {image.stat().st_size // 1024} kB")


if __name__ == "__main__":
    main()
