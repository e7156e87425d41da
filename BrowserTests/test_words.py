"""Markdown, links in texts, and values in the person's language."""
import pytest
from playwright.sync_api import expect

from controls import Controls
from test_accessibility import findings


@pytest.fixture
def words(person):
    return Controls(person, "Words")


def link(controls, name):
    return controls.top.get_by_role("link", name=name, exact=True)


def test_a_link_in_a_text_opens_a_tab_of_its_own(words):
    page = words.page
    page.context.route("https://example.org/**", lambda route: route.fulfill(body="there"))
    with page.context.expect_page() as opened:
        link(words, "the terms").click()
    opened.value.wait_for_load_state()
    assert opened.value.url == "https://example.org/terms"
    assert opened.value.evaluate("window.opener") is None
    opened.value.close()
    words.expect_page("Words")
    assert link(words, "write").get_attribute("href") == "mailto:post@example.org"
    assert link(words, "the depot").get_attribute("href") == "https://example.org/depot"


@pytest.mark.parametrize("far", [False, True], ids=["0 ms", "300 ms"])
def test_a_link_that_the_app_opens_leaves_the_page_alone(request, far):
    controls = Controls(request.getfixturevalue("slow_person" if far else "person"), "Words")
    pages = len(controls.page.context.pages)
    link(controls, "parcel 7").click()
    expect(controls.top.get_by_text("Opened: parcel:7")).to_be_visible()
    link(controls, "the map").focus()
    controls.person.press("Enter")
    expect(controls.top.get_by_text("Opened: https://example.org/map")).to_be_visible()
    link(controls, "parcel 7").focus()
    controls.person.press("Enter")
    expect(controls.top.get_by_text("Opened: parcel:7")).to_be_visible()
    assert len(controls.page.context.pages) == pages


def test_signs_in_a_value_are_no_markdown(words):
    expect(words.top.get_by_text(
        "A name stays what it is: **[x](https://example.org/x)**", exact=True)).to_be_visible()
    expect(link(words, "x")).to_have_count(0)


def test_markdown_has_its_look(words):
    def style(text, name):
        piece = words.top.locator("span.t > span", has_text=text).first
        return piece.evaluate("(e, name) => getComputedStyle(e)[name]", name)
    assert style("not", "fontWeight") == "700"
    assert style("letter", "fontStyle") == "italic"
    assert "monospace" in style("IE-7", "fontFamily")
    assert style("gone", "textDecorationLine") == "line-through"


def test_values_follow_the_language_of_the_browser(open_page):
    person = open_page(locale="de-DE")
    controls = Controls(person, "Words")
    expect(controls.top.get_by_text("1.234,5", exact=True)).to_be_visible()
    person.page.evaluate("""() => {
      Object.defineProperty(navigator, 'language', { value: 'en', configurable: true });
      dispatchEvent(new Event('languagechange'));
    }""")
    expect(controls.top.get_by_text("1,234.5", exact=True)).to_be_visible()
    expect(controls.top.get_by_text("June 2026", exact=True)).to_be_visible()
    assert person.problems == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_it_has_no_finding(open_page, scheme):
    person = open_page(color_scheme=scheme)
    Controls(person, "Words")
    person.page.wait_for_timeout(150)
    assert findings(person) == []
