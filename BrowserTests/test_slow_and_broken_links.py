"""Slow links, cut links and a server that dies: nothing typed is lost, nothing is saved twice."""
import sqlite3

from playwright.sync_api import expect

from person import EXAMPLE
from test_main_job import save_example


def count_saved(server):
    with sqlite3.connect(f"file:{server.data}?mode=ro", uri=True) as database:
        return database.execute("SELECT count(*) FROM address").fetchone()[0]


# MudBlazor #1012, Blazor #65994: characters were lost on a slow link.
def test_fast_typing_loses_nothing(person_far_or_near):
    person = person_far_or_near
    person.add_address()
    person.field("Full name").focus()
    text = "Maximiliane Wolfeschlegelsteinhausen-Berg"
    person.type(text, delay=20)
    expect(person.field("Full name")).to_have_value(text)
    person.page.wait_for_timeout(1500)
    expect(person.field("Full name")).to_have_value(text)


# NiceGUI #1927: the caret went to the end when something else changed.
def test_typing_in_the_middle_keeps_the_caret(person_far_or_near):
    person = person_far_or_near
    person.add_address()
    field = person.field("Street address")
    field.fill("Bahnhofstrasse 1")
    field.focus()
    field.evaluate("e => e.setSelectionRange(4, 4)")
    person.type("XY", delay=30)
    person.page.wait_for_timeout(1500)
    expect(field).to_have_value("BahnXYhofstrasse 1")
    assert field.evaluate("e => e.selectionStart") == 6


# LiveView #2625: a double click saved twice under latency.
def test_three_taps_on_save_save_once_at_300_ms(slow_person, server):
    person = slow_person
    person.add_address()
    for label, value in EXAMPLE.items():
        person.field(label).fill(value)
    save = person.page.get_by_role("button", name="Save address")
    for _ in range(3):
        save.click(no_wait_after=True)
    expect(person.sheet("New address")).to_have_count(0)
    person.expect_listed("Ada Example")
    assert count_saved(server) == 1


def test_three_taps_on_save_save_once(person, server):
    person.add_address()
    for label, value in EXAMPLE.items():
        person.field(label).fill(value)
    person.page.get_by_role("button", name="Save address").click(click_count=3)
    expect(person.sheet("New address")).to_have_count(0)
    person.expect_listed("Ada Example")
    assert count_saved(server) == 1


# Blazor #64228: no reconnection after the server was started again.
def test_a_server_killed_while_typing_in_the_sheet_comes_back_with_sheet_and_text(person, server):
    person.add_address()
    for label, value in EXAMPLE.items():
        person.field(label).fill(value)
    person.field("Phone").focus()
    person.type("(217) 555-01")
    server.kill()
    person.type("32")
    server.start()
    person.wait_until_linked()
    expect(person.sheet("New address")).to_be_visible()
    for label, value in EXAMPLE.items():
        expect(person.field(label)).to_have_value(value)
    expect(person.field("Phone")).to_have_value("(217) 555-0132")
    person.expect_focus("Phone")
    person.save()
    expect(person.sheet("New address")).to_have_count(0)
    person.expect_listed("Ada Example", "Springfield, IL 62701")
    assert count_saved(server) == 1


def test_the_country_chosen_is_there_after_a_crash_too(person, server):
    person.add_address()
    person.choose_country("germ", "Germany")
    german = {"Full name": "Ada Beispiel", "Street address": "Musterweg 3", "City": "Berlin",
              "Postal code": "10117"}
    for label, value in german.items():
        person.field(label).fill(value)
    person.page.wait_for_timeout(300)
    server.kill()
    server.start()
    person.wait_until_linked()
    for label, value in german.items():
        expect(person.field(label)).to_have_value(value)
    expect(person.field("State")).to_have_count(0)
    person.save()
    person.expect_listed("Ada Beispiel", "10117 Berlin")
    person.add_address()
    expect(person.field("ZIP code")).to_be_visible()


# LiveView #3306: a submit that was under way when the server died was lost.
def test_a_save_under_way_when_the_server_is_killed_is_carried_out_once(slow_person, server):
    person = slow_person
    person.add_address()
    for label, value in EXAMPLE.items():
        person.field(label).fill(value)
    person.page.wait_for_timeout(1000)
    person.page.get_by_role("button", name="Save address").click(no_wait_after=True)
    server.kill()
    server.start()
    person.wait_until_linked()
    expect(person.sheet("New address")).to_have_count(0, timeout=15_000)
    person.expect_listed("Ada Example")
    assert count_saved(server) == 1


# LiveView #2333: recovery sent the first field only.
def test_a_reload_in_the_middle_of_typing_keeps_sheet_and_text(person):
    person.add_address()
    for label, value in EXAMPLE.items():
        person.field(label).fill(value)
    person.page.reload()
    person.wait_until_linked()
    expect(person.sheet("New address")).to_be_visible()
    for label, value in EXAMPLE.items():
        expect(person.field(label)).to_have_value(value)


def test_a_cut_link_is_taken_up_again_while_typing(slow_person):
    person = slow_person
    person.proxy.delay = 0.02
    person.add_address()
    person.field("Full name").focus()
    person.type("Ada ")
    person.proxy.cut()
    person.type("Example", delay=40)
    person.wait_until_linked()
    expect(person.field("Full name")).to_have_value("Ada Example")
    person.page.wait_for_timeout(500)
    expect(person.field("Full name")).to_have_value("Ada Example")


def test_two_windows_show_the_same_book(person, open_page):
    other = open_page()
    save_example(person)
    other.expect_listed("Ada Example")
    assert other.problems == []
