"""Faults that others had and that only a browser shows, beside the server and far from it.

Documentation/KnownTraps.md lists all of them and where each is tested.
"""
import pytest
from playwright.sync_api import expect

from person import EXAMPLE
from test_main_job import save_example


@pytest.fixture
def person(person_far_or_near):
    return person_far_or_near


def fill_in(person, **changes):
    for label, value in {**EXAMPLE, **changes}.items():
        person.field(label).fill(value)


def wait_for_answers(person):
    """Longer than anything that is on its way takes."""
    person.page.wait_for_timeout(1500 if person.proxy else 400)


# LiveView #3448, #938: a message that appeared beside a field took its focus.
# NiceGUI #2611: the caret went to the end with it.
def test_a_message_that_comes_and_goes_leaves_focus_and_caret(person):
    person.add_address()
    fill_in(person, **{"ZIP code": "6270"})
    person.save()
    person.expect_error("ZIP code", "digit")
    person.expect_focus("ZIP code")
    field = person.field("ZIP code")
    field.evaluate("e => e.setSelectionRange(2, 2)")
    person.type("1")
    person.expect_no_error("ZIP code")
    person.type("9", delay=30)
    person.expect_error("ZIP code", "digit")
    person.expect_focus("ZIP code")
    expect(field).to_have_value("621970")
    assert field.evaluate("e => e.selectionStart") == 4


# skip-ui #247: a list that came while typing put the keyboard away.
def test_a_list_that_comes_while_typing_leaves_focus_and_text(person):
    person.add_address()
    person.field("Street address").focus()
    person.type("market", delay=60)
    expect(person.page.get_by_role("button").filter(has_text="Market Street").first).to_be_visible()
    person.type(" street", delay=30)
    person.expect_focus("Street address")
    wait_for_answers(person)
    expect(person.field("Street address")).to_have_value("market street")


# Turbo #1199, demo 9: a field that was left was reset by an answer from before its edit.
def test_a_field_that_was_left_keeps_what_was_typed(person):
    person.add_address()
    typed = {"Full name": "Ada Example", "Street address": "10 Sample Street",
             "Apt, suite or floor": "Floor 2", "City": "Springfield", "State": ""}
    for label, text in typed.items():
        person.field(label).focus()
        person.type(text)
    wait_for_answers(person)
    for label, text in typed.items():
        expect(person.field(label)).to_have_value(text)


# Turbo #1248: the focus was given back to a field that the person had left.
def test_a_field_that_was_left_is_not_focused_again(person):
    person.add_address()
    person.field("Full name").focus()
    person.type("Ada")
    person.page.evaluate("document.activeElement.blur()")
    wait_for_answers(person)
    assert person.page.evaluate("document.activeElement.matches('input')") is False
    expect(person.field("Full name")).to_have_value("Ada")


# Vaadin #7128, #14090: Return saved before the last letters had arrived.
def test_return_saves_the_last_letter_too(person):
    person.add_address()
    fill_in(person)
    person.field("Phone").focus()
    person.type("2175550132")
    person.press("Enter")
    expect(person.sheet("New address")).to_have_count(0)
    person.edit("Ada Example")
    person.poll(lambda: person.field("Phone").input_value().endswith("32"), "a digit is missing")


# LiveView #3322: an answer broke the letters that were being put together.
# swift-cross-ui #713: the Return that ends them submitted the form.
def test_letters_being_put_together_are_neither_overwritten_nor_submitted(person):
    person.add_address()
    fill_in(person, City="")
    person.field("City").focus()
    session = person.page.context.new_cdp_session(person.page)
    for step in ["ｎ", "に", "にほ", "にほん", "日本"]:
        session.send("Input.imeSetComposition",
                     {"text": step, "selectionStart": len(step), "selectionEnd": len(step)})
        person.page.wait_for_timeout(120)
        assert person.field("City").input_value() == step
    # The key that chooses among candidates, as Chromium reports it.
    person.field("City").dispatch_event(
        "keydown", {"key": "Enter", "keyCode": 229, "isComposing": True, "bubbles": True})
    wait_for_answers(person)
    person.expect_focus("City")
    assert person.field("City").input_value() == "日本"
    session.send("Input.insertText", {"text": "日本橋"})
    wait_for_answers(person)
    expect(person.field("City")).to_have_value("日本橋")


# elementary-ui #54: what a field was bound to was missing when it appeared.
# Tokamak PR #116: a switch that was changed ignored its new value.
def test_fields_and_switches_show_what_they_are_bound_to(person):
    save_example(person)
    person.edit("Ada Example")
    switch = person.page.get_by_role("switch", name="Set as default")
    for label, value in EXAMPLE.items():
        expect(person.field(label)).to_have_value(value)
    was = switch.is_checked()
    # Streamlit #678: every second change went back.
    for _ in range(3):
        switch.click()
    wait_for_answers(person)
    assert switch.is_checked() is not was
    person.save()
    expect(person.sheet("Edit address")).to_have_count(0)
    person.edit("Ada Example")
    assert switch.is_checked() is not was


# skip-ui #487: taps were swallowed after a sheet had been sent away.
def test_what_lies_behind_a_sheet_acts_at_once(person):
    for _ in range(3):
        person.add_address()
        person.press("Escape")
        expect(person.sheet("New address")).to_have_count(0)
    person.add_address()
    person.field("Full name").fill("Ada")
    expect(person.field("Full name")).to_have_value("Ada")


# Blazor #18740, #41791: after an hour in a pocket the page was dead and its text gone.
def test_a_phone_that_wakes_up_goes_on_where_it_was(person, server):
    person.add_address()
    person.field("Full name").focus()
    person.type("Ada Exam")
    wait_for_answers(person)
    server.kill()
    person.poll(lambda: person.page.evaluate("document.documentElement.dataset.link") == "down",
                "the page did not notice")
    person.page.context.set_offline(True)
    person.type("ple")
    server.start()
    person.page.context.set_offline(False)
    person.wait_until_linked()
    expect(person.sheet("New address")).to_be_visible()
    expect(person.field("Full name")).to_have_value("Ada Example")
    person.expect_focus("Full name")
    person.press("Backspace")
    expect(person.field("Full name")).to_have_value("Ada Exampl")
