"""The profile: checks that take their time, errors of a server, rows, and saving once."""
import pytest
from playwright.sync_api import expect

from test_accessibility import findings

PROFILE = {"Name": "Maya Chen", "E-mail": "maya@example.org", "User name": "maya",
           "Street": "1 Sample Street", "City": "Springfield"}


@pytest.fixture
def profile(person):
    open_profile(person)
    return person


def open_profile(person):
    person.page.get_by_role("button", name="Profile", exact=True).click()
    expect(person.sheet("Profile")).to_be_visible()


def fill(person, **changes):
    for label, value in PROFILE.items():
        person.field(label).fill(changes.get(label.replace("-", "").replace(" ", ""), value))


def save_button(person):
    return person.page.get_by_role("button", name="Save profile")


def says(person, text):
    return person.page.locator(":not([aria-live])").get_by_text(text).and_(
        person.page.locator(":not([aria-live])"))


def hears(person, text):
    return person.page.locator("[aria-live]").get_by_text(text)


@pytest.fixture
def slow_profile(server, open_page):
    """A profile whose server takes long enough to be seen working."""
    server.stop()
    server.options = ["--profile-delay", "1000"]
    server.start()
    person = open_page()
    open_profile(person)
    yield person
    assert person.problems == []


def test_a_slow_check_is_shown_and_goes_with_the_correction(slow_profile):
    profile = slow_profile
    profile.field("User name").fill("admin")
    expect(says(profile, "Validating…")).to_be_visible()
    profile.expect_error("User name", "“admin” is taken.")
    expect(says(profile, "Validating…")).to_have_count(0)
    profile.field("User name").fill("maya")
    profile.expect_no_error("User name")
    expect(says(profile, "Validating…")).to_have_count(0)


def test_the_answer_about_an_older_name_is_never_shown(slow_profile):
    profile = slow_profile
    profile.field("User name").fill("admin")
    expect(says(profile, "Validating…")).to_be_visible()
    profile.field("User name").fill("maya")
    fill(profile)
    save_button(profile).click()
    # A slow check and a slow save, one after the other.
    expect(says(profile, "Saved, 1 in all")).to_be_visible(timeout=15_000)
    profile.expect_no_error("User name")


def test_three_fast_taps_on_save_save_once(profile):
    fill(profile)
    for _ in range(3):
        save_button(profile).click()
    expect(says(profile, "Saved, 1 in all")).to_be_visible()
    expect(hears(profile, "Saved, 1 in all")).to_have_count(1)
    # Another save would have begun, and so have ended, before this one.
    profile.field("Name").fill("Efua Mensah")
    save_button(profile).click()
    expect(says(profile, "Saved, 2 in all")).to_be_visible()


def test_return_says_done_in_the_last_field_only(profile):
    def key(label):
        return profile.field(label).get_attribute("enterkeyhint")
    assert [key("Name"), key("City")] == ["next", "done"]
    profile.page.get_by_role("button", name="Add phone number").click()
    profile.expect_focus("Phone 1")
    assert [key("City"), key("Phone 1")] == ["next", "done"]


def test_what_is_typed_is_in_order_before_it_is_saved(profile):
    fill(profile, Name="  Maya   Chen ", Email=" maya@example.org ")
    profile.field("E-mail").focus()
    save_button(profile).click()
    expect(says(profile, "Saved, 1 in all")).to_be_visible()
    expect(profile.field("Name")).to_have_value("Maya Chen")
    expect(profile.field("E-mail")).to_have_value("maya@example.org")


def test_nothing_moves_while_a_check_runs_or_a_profile_is_saved(slow_profile):
    profile = slow_profile
    fill(profile)
    places = lambda: [profile.field(label).bounding_box()["y"] for label in PROFILE] + [
        save_button(profile).bounding_box()["y"]]
    before = places()
    expect(says(profile, "Validating…")).to_be_visible()
    assert places() == before
    save_button(profile).click()
    expect(says(profile, "Saving…")).to_be_visible()
    assert places() == before
    expect(says(profile, "Saved, 1 in all")).to_be_visible(timeout=15_000)
    assert places() == before


def test_an_error_of_the_server_stands_at_its_field(profile):
    fill(profile, Email="used@example.org")
    save_button(profile).click()
    profile.expect_error("E-mail", "Another profile has this e-mail address.")
    profile.expect_focus("E-mail")
    profile.field("E-mail").fill("maya@example.org")
    profile.expect_no_error("E-mail")
    save_button(profile).click()
    expect(says(profile, "Saved, 1 in all")).to_be_visible()


def test_return_moves_on_through_the_address_and_the_rows(profile):
    profile.page.get_by_role("button", name="Add phone number").click()
    profile.expect_focus("Phone 1")
    profile.field("Name").focus()
    for label in ["Name", "E-mail", "User name", "Street", "City"]:
        profile.expect_focus(label)
        profile.type(PROFILE[label])
        profile.press("Enter")
    profile.expect_focus("Phone 1")
    profile.type("0302223344")
    profile.press("Enter")
    expect(says(profile, "Saved, 1 in all")).to_be_visible()


def test_errors_and_the_focus_follow_their_row(profile):
    fill(profile)
    for number in [1, 2, 3]:
        profile.page.get_by_role("button", name="Add phone number").click()
        profile.expect_focus(f"Phone {number}")
    profile.field("Phone 1").fill("0302223344")
    save_button(profile).click()
    profile.expect_error("Phone 2", "at least 7 digits")
    profile.expect_error("Phone 3", "at least 7 digits")
    profile.expect_focus("Phone 2")
    expect(hears(profile, "2 things need another look.")).to_have_count(1)
    profile.page.get_by_role("button", name="Remove phone 2").click()
    expect(profile.field("Phone 2")).to_have_count(0)
    profile.expect_error("Phone 3", "at least 7 digits")
    profile.expect_no_error("Phone 1")
    profile.field("Phone 3").fill("0302223355")
    profile.expect_no_error("Phone 3")
    save_button(profile).click()
    expect(says(profile, "Saved, 1 in all")).to_be_visible()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_profile_has_no_finding(open_page, scheme):
    person = open_page(color_scheme=scheme, reduced_motion="reduce")
    open_profile(person)
    assert findings(person) == [], "the form"
    person.page.get_by_role("button", name="Add phone number").click()
    person.expect_focus("Phone 1")
    save_button(person).click()
    person.expect_error("Name", "Enter your name.")
    assert findings(person) == [], "the form with errors"
    assert person.problems == []
