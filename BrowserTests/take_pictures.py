"""Takes the pictures of the README: Documentation/Images/*.png, small enough to be kept in git."""
import pathlib
import re
import shutil
import subprocess
import tempfile

from playwright.sync_api import expect, sync_playwright

from address_book import ROOT, AddressBook
from controls import Controls
from person import EXAMPLE, Person

IMAGES = ROOT / "Documentation/Images"


def take(page, name):
    page.wait_for_timeout(500)
    page.screenshot(path=IMAGES / f"{name}.png")


def take_gallery(browser, server):
    """The styles of the package, in light and in a dark right-to-left page."""
    page = browser.new_context(
        viewport={"width": 393, "height": 1180}, locale="en-US").new_page()
    person = Person(page, [])
    person.open(server.url)
    page.get_by_role("button", name="Gallery").click()
    field = page.get_by_role("group", name="Floating").get_by_role("textbox", name="Empty")
    field.click()
    show_under_the_bar(page, "Floating")
    take(page, "styles")
    for switch in ["Dark", "Right to left"]:
        page.get_by_role("switch", name=switch).click()
    page.get_by_role("group", name="Well").get_by_role("textbox", name="Accompanied").click()
    show_under_the_bar(page, "Well")
    take(page, "styles-dark-right-to-left")


def take_previews(browser, server):
    """The preview in every state, SwiftUI's card on the left and UIKit's view on the right."""
    page = browser.new_context(viewport={"width": 680, "height": 880}, locale="en-US").new_page()
    person = Person(page, [])
    person.open(server.url)
    page.get_by_role("button", name="Gallery").click()
    show_under_the_bar(page, "Address preview")
    take(page, "previews")
    for switch in ["Dark", "Right to left"]:
        page.get_by_role("switch", name=switch).click()
    show_under_the_bar(page, "Address preview")
    take(page, "previews-dark-right-to-left")


def take_delivery(browser, server):
    """A preview that lacks its address, and one in the largest text."""
    page = browser.new_context(viewport={"width": 393, "height": 400}, locale="en-US").new_page()
    person = Person(page, [])
    person.open(server.url)
    page.get_by_role("button", name="Delivery").click()
    page.get_by_role("button", name="Send parcel").click()
    take(page, "delivery")
    page.get_by_role("button", name="Done").click()
    page.set_viewport_size({"width": 393, "height": 1000})
    page.get_by_role("button", name="Gallery").click()
    page.get_by_role("switch", name="Largest text").click()
    show_under_the_bar(page, "Unfilled")
    take(page, "previews-largest-text")


def take_controls(browser, server):
    """Pickers, a sheet of half the height, and a menu in a dark right-to-left page."""
    def controls(topic, **settings):
        page = browser.new_context(viewport={"width": 393, "height": 620}, **settings).new_page()
        person = Person(page, [])
        person.open(server.url)
        return Controls(person, topic)
    take(controls("Pickers", locale="en-US").page, "controls-pickers")
    sheets = controls("Sheets", locale="en-US")
    sheets.button("Sheet of half the height").click()
    take(sheets.page, "controls-sheet")
    menus = controls("Menus", locale="ar", color_scheme="dark")
    menus.open_menu("Parcel")
    take(menus.page, "controls-menu-dark-right-to-left")


def show_under_the_bar(page, group):
    page.wait_for_timeout(300)
    page.get_by_role("group", name=group, exact=True).evaluate(
        "e => e.scrollIntoView({ block: 'start' })")


def main():
    IMAGES.mkdir(parents=True, exist_ok=True)
    server = AddressBook(pathlib.Path(tempfile.mkdtemp())).start()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        take_delivery(browser, server)
        page = browser.new_context(
            viewport={"width": 393, "height": 852}, locale="en-US").new_page()
        person = Person(page, [])
        person.open(server.url)
        person.add_address()
        for label, value in EXAMPLE.items():
            person.field(label).fill(value)
        page.get_by_role("switch", name="Set as default").click()
        person.save()
        person.expect_listed("Ada Example")
        person.add_address()
        person.choose_country("ire", "Ireland")
        for label, value in {"Full name": "Rí Ó Sampla", "Street address": "3 Example Quay",
                             "City": "Cork", "County": "Cork", "Eircode": "T12 X70A"}.items():
            person.field(label).fill(value)
        take(page, "form")
        person.save()
        expect(person.sheet("New address")).to_have_count(0)
        person.expect_listed("Ó Sampla")
        take(page, "list")
        person.edit("Ada Example")
        person.field("ZIP code").fill("6270")
        person.field("Street address").fill("")
        person.save()
        take(page, "errors")
        page.get_by_role("button", name=re.compile("^Country or region")).click()
        person.search_field().fill("land")
        take(page, "countries")
        take_gallery(browser, server)
        take_previews(browser, server)
        take_controls(browser, server)
        browser.close()
    server.stop()
    for image in IMAGES.glob("*.png"):
        print(f"{image.relative_to(ROOT)}: {image.stat().st_size // 1024} kB")


if __name__ == "__main__":
    main()
