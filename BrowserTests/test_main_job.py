"""The main job: an address typed, checked, saved, shown, edited again."""
import re

from playwright.sync_api import expect

from person import EXAMPLE


def test_an_address_is_typed_saved_listed_and_there_after_a_reload(person):
    person.add_address()
    person.field("Full name").focus()
    person.fill_by_keyboard(EXAMPLE)
    person.press("Enter")
    expect(person.sheet("New address")).to_have_count(0)
    person.expect_listed("Ada Example", "10 Sample Street", "Springfield, IL 62701")
    person.page.reload()
    person.wait_until_linked()
    person.expect_listed("Ada Example", "10 Sample Street", "Springfield, IL 62701")


def test_everything_is_there_after_the_server_was_started_again(person, server):
    save_example(person)
    server.stop()
    server.start()
    person.open(server.url)
    person.expect_listed("Ada Example", "Springfield, IL 62701")


def save_example(person):
    person.add_address()
    for label, value in EXAMPLE.items():
        person.field(label).fill(value)
    person.save()
    expect(person.sheet("New address")).to_have_count(0)


def test_a_wrong_code_is_shown_in_place_takes_the_focus_and_is_corrected_live(person):
    save_example(person)
    person.edit("Ada Example")
    person.field("ZIP code").fill("6270")
    person.save()
    person.expect_error("ZIP code", "5 or 9 digit")
    person.expect_focus("ZIP code")
    person.press("End")
    person.type("1")
    person.expect_no_error("ZIP code")
    person.save()
    expect(person.sheet("Edit address")).to_have_count(0)
    person.expect_listed("Ada Example", "62701")


def test_an_empty_form_names_its_problems_and_the_first_takes_the_focus(person):
    person.add_address()
    person.save()
    person.expect_error("Full name", "name")
    for label in ["Street address", "City", "State", "ZIP code"]:
        person.expect_error(label, "")
    person.expect_no_error("Phone")
    person.expect_focus("Full name")


def test_fields_relabel_themselves_for_the_country(person):
    person.add_address()
    person.choose_country("united k", "United Kingdom")
    expect(person.field("County")).to_be_visible()
    expect(person.field("Postcode")).to_be_visible()
    expect(person.field("ZIP code")).to_have_count(0)
    person.choose_country("germ", "Germany")
    expect(person.field("Postal code")).to_be_visible()
    for label in ["State", "County", "Region", "Province"]:
        expect(person.field(label)).to_have_count(0)


def test_a_country_is_found_by_other_names_and_without_accents(person):
    person.add_address()
    person.page.get_by_role("button", name=re.compile("^Country or region")).click()
    for search, name in [("cote", "Côte d’Ivoire"), ("turk", "Türkiye"), ("uk", "United Kingdom"),
                         ("usa", "United States"), ("holland", "Netherlands")]:
        person.search_field().fill(search)
        expect(person.page.get_by_role("button", name=name, exact=True)).to_be_visible()


def test_the_country_sheet_speaks_the_persons_language(open_page):
    person = open_page(locale="de-DE")
    person.page.get_by_role("button", name="Add address").click()
    person.page.get_by_role("button", name=re.compile("^Land oder Region")).click()
    expect(person.page.get_by_role("button", name="Deutschland", exact=True)).to_be_visible()
    person.page.get_by_role("searchbox", name="Suchen").fill("osterr")
    expect(person.page.get_by_role("button", name="Österreich", exact=True)).to_be_visible()
    assert person.problems == []


def test_one_address_is_the_default(person):
    save_example(person)
    person.edit("Ada Example")
    person.page.get_by_role("switch", name="Set as default").click()
    person.save()
    expect(person.sheet("Edit address")).to_have_count(0)
    person.expect_listed("Ada Example", "Default")


def test_an_address_is_deleted_after_a_question(person):
    save_example(person)
    person.edit("Ada Example")
    person.page.get_by_role("button", name="Delete address").click()
    question = person.page.get_by_role("alertdialog")
    expect(question).to_be_visible()
    question.get_by_role("button", name="Cancel").click()
    expect(question).to_have_count(0)
    expect(person.sheet("Edit address")).to_be_visible()
    person.page.get_by_role("button", name="Delete address").click()
    question.get_by_role("button", name="Delete", exact=True).click()
    expect(person.sheet("Edit address")).to_have_count(0)
    expect(person.page.get_by_text("No addresses yet")).to_be_visible()


def test_escape_closes_the_sheet_and_the_focus_goes_back_to_its_opener(person):
    opener = person.page.get_by_role("button", name="Add address")
    opener.focus()
    person.press("Enter")
    expect(person.sheet("New address")).to_be_visible()
    person.press("Escape")
    expect(person.sheet("New address")).to_have_count(0)
    expect(opener).to_be_focused()
