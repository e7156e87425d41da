"""Pages that are pushed and left: by mouse, by keys, by the browser's own way back, near and far."""
import pytest
from playwright.sync_api import expect

from controls import Controls


def open_town(person):
    controls = Controls(person, "Places")
    controls.follow("Ireland")
    controls.follow("Cork")
    return controls


def test_a_person_goes_three_pages_deep_and_back(person_far_or_near):
    controls = open_town(person_far_or_near)
    expect(controls.way_back).to_have_accessible_name("Ireland")
    controls.back()
    controls.expect_page("Ireland")
    controls.back()
    controls.expect_page("Places")
    controls.back()
    controls.expect_page("Controls")
    expect(controls.way_back).to_have_count(0)


def test_the_title_of_a_new_page_has_the_focus(person):
    controls = Controls(person, "Places")
    controls.expect_focus(controls.title)
    controls.follow("Japan")
    controls.expect_focus(controls.title)
    # From there Tab leads into the page and not through the one below.
    person.press("Tab")
    assert controls.active().startswith("Kanazawa")


def test_the_link_that_was_followed_has_the_focus_on_the_way_back(person):
    controls = Controls(person, "Places")
    link = controls.link("Portugal")
    link.focus()
    person.press("Enter")
    controls.expect_page("Portugal")
    person.press("Shift+Tab")
    controls.expect_focus(controls.way_back)
    person.press("Enter")
    controls.expect_page("Places")
    controls.expect_focus(link)


def test_covered_pages_are_out_of_reach(person):
    controls = open_town(person)
    covered = person.page.locator("[data-keeps][hidden]")
    expect(covered).to_have_count(3)
    for each in covered.all():
        assert each.evaluate("e => e.inert && !e.checkVisibility()")
    expect(controls.button("Ireland", exact=True)).to_have_count(1)  # The way back.
    reached = set()
    for _ in range(12):
        person.press("Tab")
        reached.add(controls.active())
    assert "Japan" not in reached and "Open on Sundays" not in reached


def test_a_covered_page_keeps_what_was_chosen_and_how_far_it_was_scrolled(open_page):
    person = open_page(viewport={"width": 393, "height": 420})
    controls = Controls(person)
    lists = controls.top.locator("[data-keeps]:not([hidden]) .list")
    controls.link("Scrolling").scroll_into_view_if_needed()
    scrolled = lists.evaluate("e => e.scrollTop")
    assert scrolled > 100
    controls.follow("Scrolling")
    controls.back()
    controls.expect_page("Controls")
    assert lists.evaluate("e => e.scrollTop") == scrolled
    lists.evaluate("e => e.scrollTo(0, 0)")
    controls.follow("Places")
    controls.top.get_by_role("switch", name="Open on Sundays").click()
    expect(controls.link("Portugal")).to_have_count(0)
    controls.follow("Japan")
    controls.back()
    expect(controls.top.get_by_role("switch", name="Open on Sundays")).to_be_checked()
    expect(controls.link("Portugal")).to_have_count(0)


def test_the_way_back_of_the_browser_leaves_one_page_and_not_the_app(person_far_or_near):
    person = person_far_or_near
    controls = open_town(person)
    person.page.evaluate("history.back()")
    controls.expect_page("Ireland")
    # Twice before the first was answered: two pages.
    person.page.evaluate("history.back()")
    person.poll(lambda: person.page.evaluate("history.state?.['webhost.depth']") == 1, "not back")
    person.page.evaluate("history.back()")
    controls.expect_page("Controls")
    expect(controls.way_back).to_have_count(0)
    assert person.page.evaluate("history.state?.['webhost.depth'] ?? 0") == 0


def test_alt_and_left_leave_one_page(person):
    controls = open_town(person)
    depth = "history.state?.['webhost.depth'] ?? 0"
    assert person.page.evaluate(depth) == 3
    person.page.go_back(wait_until="commit")
    controls.expect_page("Ireland")
    assert person.page.evaluate(depth) == 2


def test_leaving_by_the_button_leaves_no_entries_behind(person_far_or_near):
    person = person_far_or_near
    controls = open_town(person)
    depth = "history.state?.['webhost.depth'] ?? 0"
    controls.button("All controls").click()
    controls.expect_page("Controls")
    person.poll(lambda: person.page.evaluate(depth) == 0, "entries were left behind")
    controls.follow("Places")
    person.poll(lambda: person.page.evaluate(depth) == 1, "no entry was made")
    # Done in the sheet's bar belongs to the first page, so that Escape closes all of it.
    person.press("Escape")
    controls.expect_closed(1)
    person.poll(lambda: person.page.evaluate(depth) == 0, "an entry outlived its sheet")


def test_the_way_back_of_the_browser_leaves_what_lies_over_a_page_first(person):
    controls = Controls(person, "Menus")
    controls.open_menu("Parcel")
    person.page.evaluate("history.back()")
    expect(person.page.get_by_role("menu")).to_have_count(0)
    controls.expect_page("Menus")
    person.page.evaluate("history.back()")
    controls.expect_page("Controls")


def test_a_page_that_is_loaded_again_starts_at_its_first_page(person):
    controls = open_town(person)
    controls.top.get_by_role("textbox", name="Note").fill("The slip")
    person.page.reload()
    person.wait_until_linked()
    # The gallery is a scene's storage; what was pushed is not.
    expect(controls.dialogs).to_have_count(1)
    person.poll(lambda: person.page.evaluate("history.state?.['webhost.depth'] ?? 0") == 0,
                "entries of a page that is gone were left behind")


def test_a_link_that_is_pressed_twice_pushes_one_page(slow_person):
    controls = Controls(slow_person, "Places")
    controls.link("Ireland").dblclick()
    controls.expect_page("Ireland")
    slow_person.page.wait_for_timeout(1500)
    controls.back()
    controls.expect_page("Places")


@pytest.mark.parametrize("locale, sign", [("en-US", 1), ("ar", -1)])
def test_chevrons_point_the_way_the_page_runs(open_page, locale, sign):
    person = open_page(locale=locale)
    controls = Controls(person, "Places")
    mirrors = person.page.locator(".mirrors").filter(visible=True)
    assert mirrors.count() >= 4
    for each in mirrors.all():
        matrix = each.evaluate("e => new DOMMatrix(getComputedStyle(e).transform).a")
        assert matrix == sign
    box = controls.way_back.bounding_box()
    assert (box["x"] < 100) is (sign == 1)
    assert person.problems == []
