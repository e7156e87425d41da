"""Menus, pickers, questions, sheets, shortcuts and the rest, as mouse, keyboard and finger use them."""
import pytest
from playwright.sync_api import expect

from controls import Controls


def rect(locator):
    return locator.evaluate("e => e.getBoundingClientRect().toJSON()")


# Menus

@pytest.mark.parametrize("key", ["Enter", "Space", "ArrowDown"])
def test_a_menu_opens_by_key_and_gives_the_focus_back(person_far_or_near, key):
    person = person_far_or_near
    controls = Controls(person, "Menus")
    opener = controls.button("Parcel")
    expect(opener).to_have_attribute("aria-haspopup", "menu")
    opener.focus()
    person.press(key)
    expect(controls.menu).to_have_accessible_name("Parcel")
    controls.expect_focus(controls.item("Rename"))
    expect(opener).to_have_attribute("aria-expanded", "true")
    person.press("Escape")
    expect(controls.menu).to_have_count(0)
    controls.expect_focus(opener)
    expect(opener).to_have_attribute("aria-expanded", "false")


def test_arrows_letters_and_tab_act_in_a_menu(person):
    controls = Controls(person, "Menus")
    controls.button("Parcel").focus()
    person.press("ArrowUp")
    controls.expect_focus(controls.item("Delete"))
    person.press("ArrowDown")
    controls.expect_focus(controls.item("Rename"))
    for name in ["Print label", "Send to"]:  # Past the one that can't be used.
        person.press("ArrowDown")
        controls.expect_focus(controls.item(name))
    person.press("End")
    controls.expect_focus(controls.item("Delete"))
    person.press("Home")
    controls.expect_focus(controls.item("Rename"))
    person.press("p")
    controls.expect_focus(controls.item("Print label"))
    person.press("Tab")
    expect(controls.menu).to_have_count(0)
    controls.expect_focus(controls.button("Parcel"))


def test_a_menu_inside_a_menu_opens_closes_and_acts(person_far_or_near):
    person = person_far_or_near
    controls = Controls(person, "Menus")
    controls.open_menu("Parcel")
    controls.item("Send to").focus()
    person.press("ArrowRight")
    expect(controls.menu).to_have_accessible_name("Send to")
    controls.expect_focus(controls.item("Ireland"))
    person.press("ArrowLeft")
    expect(controls.menu).to_have_accessible_name("Parcel")
    controls.expect_focus(controls.item("Send to"))
    person.press("ArrowRight")
    controls.item("Japan").click()
    controls.expect_closed()
    controls.expect_value("Last chosen", "Send to Japan")
    controls.expect_focus(controls.button("Parcel"))


def test_what_is_chosen_in_a_menu_acts_once_and_closes_it(person_far_or_near):
    person = person_far_or_near
    controls = Controls(person, "Menus")
    controls.open_menu("Parcel")
    controls.item("Delete").click()
    expect(controls.menu).to_have_count(0)
    controls.expect_value("Last chosen", "Delete")
    controls.expect_focus(controls.button("Parcel"))
    controls.open_menu("Parcel")
    expect(controls.item("Forward")).to_be_disabled()


def test_a_click_beside_a_menu_closes_it(person):
    controls = Controls(person, "Menus")
    controls.open_menu("Parcel")
    person.page.mouse.click(380, 800)
    expect(controls.menu).to_have_count(0)
    controls.expect_page("Menus")
    controls.open_menu("Parcel")
    person.page.touchscreen.tap(380, 800)
    expect(controls.menu).to_have_count(0)


def test_choices_in_a_menu_are_marked(person):
    controls = Controls(person, "Menus")
    controls.open_menu("Order")
    choices = controls.menu.get_by_role("menuitemradio")
    expect(choices).to_have_count(3)
    expect(controls.menu.get_by_role("group", name="Order")).to_be_visible()
    expect(choices.nth(0)).to_have_attribute("aria-checked", "true")
    choices.nth(1).click()
    controls.expect_value("Shown by", "Date")
    controls.open_menu("Order")
    expect(controls.menu.get_by_role("menuitemradio", name="Date")).to_have_attribute(
        "aria-checked", "true")
    controls.menu.get_by_role("menuitemcheckbox", name="Show returned").click()
    controls.expect_value("Shown by", "with returned")


@pytest.mark.parametrize("settings", [
    dict(viewport={"width": 320, "height": 480}), dict(locale="ar"),
    dict(viewport={"width": 1200, "height": 700}, is_mobile=False)],
    ids=["small", "right to left", "wide"])
def test_menus_stand_within_the_window_at_their_button(open_page, settings):
    person = open_page(**settings)
    controls = Controls(person, "Menus")
    for name in ["Order", "Parcel"]:
        opener = rect(controls.button(name))
        controls.open_menu(name)
        menu = rect(controls.top)
        size = person.page.viewport_size
        assert menu["left"] >= 0 and menu["right"] <= size["width"]
        assert menu["top"] >= 0 and menu["bottom"] <= size["height"]
        assert menu["left"] < opener["right"] and menu["right"] > opener["left"]
        person.press("Escape")
        expect(controls.menu).to_have_count(0)
    assert person.problems == []


# Pickers

def test_a_menu_of_the_browser_is_chosen_from_by_key(person_far_or_near):
    person = person_far_or_near
    controls = Controls(person, "Pickers")
    picker = controls.top.get_by_role("combobox", name="Size")
    picker.focus()
    person.press("ArrowDown")
    expect(controls.top.get_by_text("Large parcel, Standard")).to_be_visible()
    person.press("ArrowUp")
    person.press("ArrowUp")
    expect(controls.top.get_by_text("Letter, Standard")).to_be_visible()
    controls.expect_focus(picker)


@pytest.mark.parametrize("group, first, second", [
    ("Speed", "Standard", "Express"), ("Leave it", "At the door", "With a neighbour")])
def test_arrows_move_among_radio_buttons(person_far_or_near, group, first, second):
    person = person_far_or_near
    controls = Controls(person, "Pickers")
    radios = controls.top.get_by_role("radiogroup", name=group)
    radio = radios.get_by_role("radio", name=first)
    expect(radio).to_be_checked()
    radio.focus()
    person.press("ArrowDown")
    expect(radios.get_by_role("radio", name=second)).to_be_checked()
    controls.expect_focus(radios.get_by_role("radio", name=second))
    expect(controls.top.get_by_text(f", {second},")).to_be_visible()
    # One stop of the tab order for all of them.
    person.press("Tab")
    assert controls.active("e => e.closest('[role=radiogroup]')?.ariaLabel") != group


def test_a_picker_with_a_page_of_its_own_comes_back_with_the_choice(person_far_or_near):
    person = person_far_or_near
    controls = Controls(person, "Pickers")
    controls.link("Country").click()
    controls.expect_page("Country")
    expect(controls.button("Ireland")).to_have_attribute("aria-current", "true")
    controls.button("Portugal").click()
    controls.expect_page("Pickers")
    expect(controls.link("Country")).to_have_accessible_name("Country Portugal")
    expect(controls.top.get_by_text("Portugal, insured")).to_be_visible()


# Questions

def test_an_alert_is_named_described_and_answered_by_key(person_far_or_near):
    person = person_far_or_near
    controls = Controls(person, "Questions")
    opener = controls.button("Leave the letter")
    opener.focus()
    for key, answer in [("Escape", "Stayed"), ("Enter", "Kept")]:
        person.press("Enter")
        alert = person.page.get_by_role("alertdialog", name="Keep this letter?")
        expect(alert).to_be_visible()
        expect(alert).to_have_accessible_description("It has not been sent yet.")
        person.press(key)
        expect(alert).to_have_count(0)
        controls.expect_value("Answer", answer)
        controls.expect_focus(opener)


def test_an_alert_waits_for_an_answer(person):
    controls = Controls(person, "Questions")
    controls.button("Leave the letter").click()
    alert = person.page.get_by_role("alertdialog")
    expect(alert).to_be_visible()
    person.page.mouse.click(20, 800)
    person.press("Tab")
    person.press("Tab")
    controls.expect_focus(alert.get_by_role("button", name="Throw away"))
    person.press("Enter")
    controls.expect_value("Answer", "Thrown away")


@pytest.mark.parametrize("key", ["Escape", "Enter"])
def test_an_alert_with_one_answer_takes_either_key(person, key):
    controls = Controls(person, "Questions")
    controls.button("Say that it was sent").click()
    expect(person.page.get_by_role("alertdialog", name="Sent")).to_be_visible()
    person.press(key)
    controls.expect_closed()


def test_a_confirmation_dialog_destroys_nothing_by_itself(person_far_or_near):
    person = person_far_or_near
    controls = Controls(person, "Questions")
    dialog = person.page.get_by_role("alertdialog", name="Delete this parcel?")
    for leave in [lambda: person.press("Escape"),
                  lambda: person.page.mouse.click(20, 100),
                  lambda: dialog.get_by_role("button", name="Cancel").click()]:
        controls.button("Delete the parcel").click()
        expect(dialog).to_be_visible()
        person.press("Enter")
        leave()
        expect(dialog).to_have_count(0)
        controls.expect_value("Answer", "None yet")
    controls.button("Delete the parcel").click()
    dialog.get_by_role("button", name="Delete", exact=True).click()
    controls.expect_value("Answer", "Deleted")


# Sheets, covers and popovers

def test_a_popover_is_named_scrolls_and_closes(person_far_or_near):
    person = person_far_or_near
    controls = Controls(person, "Sheets")
    opener = controls.button("What counts?")
    for close in [lambda: person.press("Escape"), lambda: person.page.mouse.click(20, 800)]:
        opener.click()
        popover = person.page.get_by_role("dialog", name="What counts as weight")
        expect(popover).to_be_visible()
        scroll = popover.locator(".scroll")
        assert scroll.evaluate("e => e.clientHeight > 100 && e.scrollHeight > e.clientHeight")
        expect(scroll).to_have_attribute("tabindex", "0")
        person.press("Tab")
        controls.expect_focus(scroll)
        person.press("End")
        person.poll(lambda: scroll.evaluate("e => e.scrollTop") > 0, "keys do not scroll")
        close()
        controls.expect_closed()
        controls.expect_focus(opener)


def test_a_sheet_of_half_the_height_grows(person_far_or_near):
    person = person_far_or_near
    controls = Controls(person, "Sheets")
    controls.button("Sheet of half the height").click()
    sheet = person.page.get_by_role("dialog", name="Receipt")
    expect(sheet).to_be_visible()
    half = person.page.viewport_size["height"] / 2
    person.poll(lambda: abs(rect(sheet)["height"] - half) < 2, "not half the height")
    grabber = sheet.get_by_role("button", name="Sheet height")
    expect(grabber).to_have_attribute("aria-expanded", "false")
    grabber.click()
    expect(grabber).to_have_attribute("aria-expanded", "true")
    person.poll(lambda: rect(sheet)["height"] > half * 1.9, "did not grow")
    person.press("Escape")
    controls.expect_closed()
    controls.expect_focus(controls.button("Sheet of half the height"))


def test_a_cover_is_closed_by_its_own_button_only(person):
    controls = Controls(person, "Sheets")
    controls.button("Over everything").click()
    controls.expect_closed(3)
    assert rect(controls.top)["height"] == person.page.viewport_size["height"]
    person.press("Escape")
    person.press("Escape")
    person.page.wait_for_timeout(300)
    controls.expect_closed(3)
    controls.top.get_by_role("button", name="Close").click()
    controls.expect_closed()


# Shortcuts

def done(controls):
    return controls.top.get_by_role("listitem").last


def test_shortcuts_act_once_wherever_the_focus_is(person_far_or_near):
    person = person_far_or_near
    controls = Controls(person, "Shortcuts")
    person.press("Control+s")
    expect(done(controls)).to_have_text("Save")
    controls.top.get_by_role("textbox", name="Subject").focus()
    person.press("Meta+s")
    expect(done(controls)).to_have_text("Save, Save")
    controls.top.get_by_role("textbox", name="Text").focus()
    person.press("Control+Shift+d")
    expect(done(controls)).to_have_text("Save, Save, Copy")
    controls.link("Send").focus()
    # A key that is held down comes again and again.
    person.page.keyboard.down("Control")
    for _ in range(4):
        person.page.keyboard.down("s")
    person.page.keyboard.up("s")
    person.page.keyboard.up("Control")
    expect(done(controls)).to_have_text("Save, Save, Copy, Save")


def test_return_sends_but_not_from_a_text_or_another_button(person):
    controls = Controls(person, "Shortcuts")
    person.press("Enter")
    expect(done(controls)).to_have_text("Send")
    controls.top.get_by_role("textbox", name="Text").focus()
    person.press("Enter")
    controls.top.get_by_role("textbox", name="Subject").focus()
    person.press("Enter")
    person.type("s")
    controls.link("Save").focus()
    person.press("Enter")
    expect(done(controls)).to_have_text("Send, Save")


def test_shortcuts_are_silent_while_letters_are_put_together(person):
    controls = Controls(person, "Shortcuts")
    field = controls.top.get_by_role("textbox", name="Subject")
    field.focus()
    session = person.page.context.new_cdp_session(person.page)
    session.send("Input.imeSetComposition",
                 {"text": "にほ", "selectionStart": 2, "selectionEnd": 2})
    field.dispatch_event("keydown", {"key": "s", "ctrlKey": True, "keyCode": 229,
                                     "isComposing": True, "bubbles": True})
    session.send("Input.insertText", {"text": "日本"})
    person.press("Control+Shift+d")
    expect(done(controls)).to_have_text("Copy")
    expect(field).to_have_value("日本")


def test_shortcuts_of_a_covered_page_are_silent(person):
    controls = Controls(person, "Shortcuts")
    controls.back()
    controls.expect_page("Controls")
    person.press("Control+s")
    controls.follow("Shortcuts")
    expect(done(controls)).to_have_text("Nothing yet")


# What fits, tables, scrolling

def is_in_a_line(controls):
    tops = {round(rect(each)["top"]) for each in controls.top.get_by_role("button").filter(
        has_text="up t").filter(visible=True).all()}
    return len(tops) == 1


def test_what_fits_follows_the_window(open_page):
    person = open_page(viewport={"width": 320, "height": 700}, is_mobile=False)
    controls = Controls(person, "Tables")
    person.poll(lambda: not is_in_a_line(controls), "three buttons do not fit into 320 points")
    # A sheet is at most 640 points wide.
    person.page.set_viewport_size({"width": 1200, "height": 700})
    person.poll(lambda: is_in_a_line(controls), "not in a line at 1,200 points")
    controls.top.get_by_role("button", name="Pick up today").filter(visible=True).click()
    controls.expect_value("Pick-up", "Pick up today")
    person.page.set_viewport_size({"width": 320, "height": 700})
    person.poll(lambda: not is_in_a_line(controls), "still in a line at 320 points")
    assert person.problems == []


def test_columns_of_a_grid_stand_under_each_other(person):
    controls = Controls(person, "Tables")
    lefts = [rect(controls.top.get_by_text(text, exact=True))["left"]
             for text in ["Price", "€ 3.40", "€ 6.90", "€ 18.00"]]
    assert max(lefts) - min(lefts) < 1


def test_buttons_jump_within_what_is_scrolled(person_far_or_near):
    controls = Controls(person_far_or_near, "Scrolling")
    scroll = controls.top.locator("[data-keeps]:not([hidden]) .scroll")
    expect(scroll).to_have_attribute("tabindex", "0")
    controls.button("Last").click()
    expect(controls.top.get_by_text("Parcel 40", exact=True)).to_be_in_viewport()
    controls.button("First").click()
    expect(controls.top.get_by_text("Parcel 1", exact=True)).to_be_in_viewport()
    # The inset at the bottom stays in sight.
    expect(controls.top.get_by_text("40 parcels")).to_be_in_viewport()


# Links

def test_a_web_page_opens_in_a_tab_of_its_own(person_far_or_near):
    person = person_far_or_near
    controls = Controls(person, "Links")
    person.page.context.route("https://example.org/**", lambda route: route.fulfill(body="there"))
    with person.page.context.expect_page() as opened:
        controls.button("Web page").click()
    opened.value.wait_for_load_state()
    assert opened.value.url == "https://example.org/parcels"
    assert opened.value.evaluate("window.opener") is None
    opened.value.close()
    controls.expect_page("Links")


# What is read

def test_what_is_read_first_is_reached_first(person):
    controls = Controls(person, "Reading")
    person.press("Tab")
    controls.expect_focus(controls.button("€ 6.90"))
    person.press("Tab")
    controls.expect_focus(controls.button("Standard"))
    # On screen it is the other way round.
    assert rect(controls.button("Standard"))["left"] < rect(controls.button("€ 6.90"))["left"]
    person.press("Tab")
    controls.expect_focus(controls.top.get_by_role("textbox", name="Weight in grams"))
    person.press("Tab")
    assert controls.active().startswith("IE 0000")


def test_a_long_line_shows_its_end(person):
    controls = Controls(person, "Reading")
    line = controls.top.get_by_text("IE 0000")
    seen = line.evaluate("""e => {
      const box = e.closest('.t').getBoundingClientRect(), text = e.firstChild;
      const range = document.createRange();
      const isSeen = at => {
        range.setStart(text, at);
        range.setEnd(text, at + 1);
        const letter = range.getBoundingClientRect();
        return letter.left >= box.left - 1 && letter.right <= box.right + 1;
      };
      return [isSeen(0), isSeen(text.length - 1)];
    }""")
    assert seen == [False, True]


def test_large_titles_and_spaced_rows(person):
    controls = Controls(person, "Reading")
    title, back = rect(controls.title), rect(controls.way_back)
    assert title["top"] >= back["bottom"] - 1 and title["height"] > 36
    rows = [rect(each) for each in controls.top.locator(".spaced .rows > .row").all()]
    assert abs(rows[2]["top"] - rows[1]["bottom"] - 8) < 1


def test_a_finger_that_scrolls_puts_the_keyboard_away(open_page):
    person = open_page(viewport={"width": 393, "height": 400})
    controls = Controls(person, "Reading")
    field = controls.top.get_by_role("textbox", name="Weight in grams")
    field.tap()
    controls.expect_focus(field)
    person.type("250")
    controls.expect_focus(field)
    session = person.page.context.new_cdp_session(person.page)
    for kind, y in [("touchStart", 300), ("touchMove", 280), ("touchMove", 240), ("touchEnd", None)]:
        points = [] if y is None else [{"x": 200, "y": y}]
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    expect(field).not_to_be_focused()
    expect(field).to_have_value("250")
    assert person.problems == []
