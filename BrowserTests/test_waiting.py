"""What is on its way, what can't be changed, and a toggle that is drawn without a control."""
import pytest
from playwright.sync_api import expect

from controls import Controls


@pytest.fixture
def waiting(person_far_or_near):
    return Controls(person_far_or_near, "Waiting")


def switch(controls, name):
    return controls.top.get_by_role("switch", name=name)


def test_what_is_locked_can_be_read_and_scrolled_by_keys(waiting):
    person = waiting.person
    form = waiting.top.get_by_role("form")
    expect(form).not_to_have_attribute("aria-disabled", "true")
    switch(waiting, "Locked").click()
    expect(form).to_have_attribute("aria-disabled", "true")
    expect(waiting.top.get_by_role("textbox", name="Sender")).to_be_disabled()
    expect(waiting.button("Parcel 12")).to_be_disabled()
    assert form.locator("[inert]").count() == 0
    # Nothing in it takes the focus, so it does itself.
    rows = form.locator(".list")
    expect(rows).to_have_attribute("tabindex", "0")
    person.press("Tab")
    waiting.expect_focus(rows)
    person.press("End")
    expect(waiting.button("Parcel 12")).to_be_in_viewport()
    switch(waiting, "Locked").click()
    expect(form).not_to_have_attribute("aria-disabled", "true")
    expect(rows).not_to_have_attribute("tabindex", "0")


def test_nothing_of_what_loads_is_in_the_page(waiting):
    field = waiting.top.get_by_role("textbox", name="Sender")
    expect(field).to_have_value("Rí Ó Sampla")
    switch(waiting, "Loading").click()
    expect(field).to_have_value("")
    expect(field).to_have_attribute("aria-busy", "true")
    expect(field).to_be_disabled()
    form = waiting.top.get_by_role("form")
    expect(form.get_by_text("Parcel")).to_have_count(0)
    # The toggle that is redacted goes by that name now, too.
    switch(waiting, "Loading").first.click()
    expect(field).to_have_value("Rí Ó Sampla")
    expect(field).not_to_have_attribute("aria-busy", "true")
    expect(waiting.button("Parcel 12")).to_have_count(1)


def test_a_drawn_toggle_is_a_switch_for_the_keyboard_too(waiting):
    person = waiting.person
    insured = switch(waiting, "Insured")
    expect(insured).to_be_checked()
    waiting.top.get_by_role("textbox", name="Sender").focus()
    person.press("Tab")
    waiting.expect_focus(insured)
    person.press("Space")
    expect(insured).not_to_be_checked()
    person.press("Enter")
    expect(insured).to_be_checked()
    # A tap turns it once, not once for each of the two that hear of it.
    insured.click()
    expect(insured).not_to_be_checked()
