"""The page's script against a server that says exactly what a test wants, at the worst moment.

What an app of ours does not bring about is brought about here: every kind of control, a value
that comes late, an element that moves while it has the focus, a server that takes its time.
"""
import json
import re

import pytest

CONTROLS = {
    "field": '<input id="e2" type="text" data-p="p2" value="">',
    "lines": '<textarea id="e2" data-p="p2"></textarea>',
}
LIMITS = {"message": 16384, "value": 1000, "area": 2000, "fields": 200}


class Alone:
    """A page whose server is the test."""

    def __init__(self, browser, server, body):
        self.context = browser.new_context()
        self.page = self.context.new_page()
        self.problems = []
        self.page.on("pageerror", lambda error: self.problems.append(str(error)))
        self.said = []
        self.socket = None
        self.page.route_web_socket(re.compile("/ws$"), self.opened)
        html = ('<!doctype html><html lang="en"><head><title>alone</title>'
                '<link rel="stylesheet" href="/client.css">'
                '<script src="/client.js" defer></script></head>'
                f'<body data-page="t"><main id="e1">{body}</main></body></html>')
        self.page.route("**/alone", lambda route: route.fulfill(
            body=html, content_type="text/html; charset=utf-8"))
        self.page.goto(server.url + "alone")
        self.wait(lambda: self.said, "no hello")

    def opened(self, socket):
        self.socket = socket
        socket.on_message(lambda text: self.said.append(json.loads(text)))

    def say(self, **message):
        self.socket.send(json.dumps(message))

    def welcome(self, n=0, ops=()):
        self.say(t="welcome", sid="s", key="k", resumed=False, shown=True, n=n, lim=LIMITS)
        self.patch(1, n, ops)
        self.wait(lambda: self.page.evaluate("document.documentElement.dataset.link") == "up",
                  "not linked")

    def patch(self, revision, n, ops=()):
        self.say(t="patch", r=revision, n=n, ops=list(ops))

    def events(self, kind):
        return [each for each in self.said if each["t"] == kind]

    def wait(self, condition, otherwise):
        for _ in range(100):
            if condition():
                return
            self.page.wait_for_timeout(30)
        raise AssertionError(otherwise)

    def settle(self):
        self.page.wait_for_timeout(100)

    @property
    def control(self):
        return self.page.locator("#e2")


@pytest.fixture
def alone(browser, server):
    pages = []

    def open_alone(body):
        pages.append(Alone(browser, server, body))
        return pages[-1]

    yield open_alone
    for each in pages:
        each.context.close()
        assert each.problems == []


# LiveView #1139: a text of several lines was overwritten where one of a single line was not.
@pytest.mark.parametrize("kind", CONTROLS)
def test_a_late_value_never_replaces_newer_text(alone, kind):
    page = alone(CONTROLS[kind])
    page.welcome()
    page.control.focus()
    page.page.keyboard.type("a")
    page.wait(lambda: page.events("set"), "nothing was told")
    number = page.events("set")[0]["n"]
    page.page.keyboard.type("bc")
    page.patch(2, number, [["v", 2, "A", number]])
    page.settle()
    assert page.control.input_value() == "abc"
    page.wait(lambda: len(page.events("set")) == 2, "what was typed since was not told")
    assert page.events("set")[1]["s"] == {"p2": "abc"}
    last = page.events("set")[1]["n"]
    page.patch(3, last, [["v", 2, "ABC", last]])
    page.wait(lambda: page.control.input_value() == "ABC", "the corrected value never came")


# NiceGUI #1927, #2611: the caret went to the end or the start with every correction.
@pytest.mark.parametrize("kind", CONTROLS)
@pytest.mark.parametrize("old, caret, new, then", [
    ("sw1a1aa", 7, "SW1A 1AA", 8), ("abcd", 2, "xabcd", 3), ("abcd", 2, "abcdx", 2),
    ("12345678", 3, "1234 5678", 3), ("a b", 2, "a  b", 2),
])
def test_a_correction_keeps_the_caret_at_its_letter(alone, kind, old, caret, new, then):
    page = alone(CONTROLS[kind])
    page.welcome()
    page.control.focus()
    page.page.keyboard.insert_text(old)
    page.wait(lambda: page.events("set"), "nothing was told")
    page.control.evaluate("(e, at) => e.setSelectionRange(at, at)", caret)
    number = page.said[-1]["n"]
    page.patch(2, number, [["v", 2, new, number]])
    page.wait(lambda: page.control.input_value() == new, "the corrected value never came")
    assert page.control.evaluate("e => e.selectionStart") == then


# Livewire #7612: text typed while the page was loading disappeared.
@pytest.mark.parametrize("kind", CONTROLS)
@pytest.mark.parametrize("is_shown", [True, False], ids=["same tree", "new tree"])
def test_what_is_typed_before_the_session_is_there_is_kept_and_told(alone, kind, is_shown):
    page = alone(CONTROLS[kind])
    page.control.focus()
    page.page.keyboard.type("early")
    ops = []
    if not is_shown:
        tag = "input" if kind == "field" else "textarea"
        ops = [["i", 1, None, {"g": tag, "i": 2, "a": {}, "p": "p2", "v": ""}]]
    page.say(t="welcome", sid="s", key="k", resumed=False, shown=is_shown, n=0, lim=LIMITS)
    page.patch(1, 0, ops)
    page.wait(lambda: page.events("set"), "it was not told")
    assert page.events("set")[0]["s"] == {"p2": "early"}
    assert page.control.input_value() == "early"
    page.page.keyboard.type("!")
    assert page.control.input_value() == "early!"


# LiveView #3322, #3332: an answer in between ended what an input method was putting together.
@pytest.mark.parametrize("kind", CONTROLS)
def test_nothing_is_told_and_nothing_arrives_while_letters_are_put_together(alone, kind):
    page = alone(CONTROLS[kind])
    page.welcome()
    page.control.focus()
    session = page.context.new_cdp_session(page.page)
    for step in ["ｎ", "に"]:
        session.send("Input.imeSetComposition",
                     {"text": step, "selectionStart": 1, "selectionEnd": 1})
    page.patch(2, page.said[-1]["n"], [["v", 2, "other", page.said[-1]["n"]]])
    page.settle()
    assert page.control.input_value() == "に"
    assert page.events("set") == []
    session.send("Input.insertText", {"text": "日"})
    page.wait(lambda: page.events("set"), "the whole word was not told")
    assert page.events("set")[-1]["s"] == {"p2": "日"}


# swift-cross-ui #331: a row that moved lost the focus.
def test_an_element_that_moves_keeps_the_focus(alone):
    page = alone('<div id="e3"></div>' + CONTROLS["field"] + '<div id="e4"></div>')
    page.welcome()
    page.control.focus()
    page.patch(2, page.said[-1].get("n", 0), [["m", 2, None]])
    page.wait(lambda: page.page.evaluate("[...e1.children].map(e => e.id).join()") == "e3,e4,e2",
              "it did not move")
    assert page.page.evaluate("document.activeElement.id") == "e2"
    page.patch(3, page.said[-1].get("n", 0), [["m", 2, 3]])
    page.wait(lambda: page.page.evaluate("[...e1.children].map(e => e.id).join()") == "e2,e3,e4",
              "it did not move back")
    assert page.page.evaluate("document.activeElement.id") == "e2"
    assert len(page.events("focus")) == 1


# Turbo #1538: a selection was restored on something that has none.
def test_a_switch_that_had_the_focus_gets_it_back_without_a_selection(alone):
    switch = '<label><input id="e2" type="checkbox" role="switch" data-p="p2">On</label>'
    page = alone(switch)
    page.control.focus()
    page.say(t="welcome", sid="s", key="k", resumed=False, shown=False, n=0, lim=LIMITS)
    page.patch(1, 0, [["i", 1, None, {
        "g": "input", "i": 9, "a": {"type": "checkbox", "role": "switch"}, "p": "p2",
        "v": "true"}]])
    page.wait(lambda: page.page.evaluate("document.activeElement.id") == "e9", "not focused")
    assert page.page.locator("#e9").is_checked()


# elementary-ui #54: a value set before the attributes that decide what it means was lost.
@pytest.mark.parametrize("node, value", [
    ({"g": "input", "a": {"type": "text", "maxlength": "3"}, "v": "longer"}, "longer"),
    ({"g": "input", "a": {"type": "checkbox"}, "v": "true"}, "true"),
    ({"g": "textarea", "a": {"rows": "1"}, "v": "\none\ntwo"}, "\none\ntwo"),
    ({"g": "select", "a": {}, "v": "b", "k": [
        {"g": "option", "i": 7, "a": {"value": "a"}, "x": "A"},
        {"g": "option", "i": 8, "a": {"value": "b"}, "x": "B"}]}, "b"),
])
def test_a_new_control_shows_its_value(alone, node, value):
    page = alone("")
    page.welcome(ops=[["i", 1, None, {"i": 2, "p": "p2", **node}]])
    shown = page.control.evaluate("e => e.type === 'checkbox' ? String(e.checked) : e.value")
    assert shown == value


# LiveView #2333, #3818: after a break only the first field was told, or none without a form.
def test_a_new_session_is_told_every_control(alone):
    page = alone(CONTROLS["field"] + '<textarea id="e3" data-p="p3"></textarea>'
                 '<input id="e4" type="checkbox" data-p="p4">')
    page.welcome()
    page.control.fill("one")
    page.page.locator("#e3").fill("two\nthree")
    page.page.locator("#e4").check()
    page.wait(lambda: page.events("set"), "nothing was told")
    page.socket.close(code=1012)
    page.wait(lambda: len(page.events("hello")) == 2, "no second hello")
    assert page.events("hello")[1]["f"] == {"p2": "one", "p3": "two\nthree", "p4": "true"}


# The language, the appearance and the text size are followed while the page is open.
def test_the_settings_of_the_browser_are_told_as_they_change(alone):
    page = alone(CONTROLS["field"])
    page.welcome()
    first = page.events("hello")[0]["e"]
    assert first["dark"] is False and first["scale"] == 1

    def expect_told(**settings):
        page.wait(lambda: page.events("env") and page.events("env")[-1]["e"] == settings,
                  f"{settings} was not told")

    page.page.emulate_media(color_scheme="dark")
    expect_told(dark=True)
    page.page.emulate_media(color_scheme="dark", reduced_motion="reduce")
    expect_told(calm=True)
    page.page.emulate_media(color_scheme="dark", reduced_motion="reduce", contrast="more")
    expect_told(contrast=True)
    page.page.evaluate("document.documentElement.style.fontSize = '24px'")
    expect_told(scale=1.5)
    page.page.evaluate("""() => {
      Object.defineProperty(navigator, 'language', { value: 'ar', configurable: true });
      dispatchEvent(new Event('languagechange'));
    }""")
    expect_told(lang="ar")
    assert page.page.evaluate("[document.documentElement.lang, document.documentElement.dir]") \
        == ["ar", "rtl"]
    page.page.set_viewport_size({"width": 390, "height": 800})
    expect_told(compact=True)


@pytest.mark.parametrize("url, opens", [
    ("https://example.org/x", True), ("http://example.org/x", True),
    ("javascript:document.title='no'", False), ("data:text/html,no", False),
    ("file:///etc/hosts", False), ("about:blank", False), ("/somewhere", False)])
def test_only_pages_of_the_web_open_beside_this_one(alone, url, opens):
    page = alone("")
    page.context.route("*://example.org/**", lambda route: route.fulfill(body="there"))
    page.welcome()
    here = page.page.url
    page.page.mouse.click(5, 5)
    page.patch(2, 0, [["o", url]])
    page.patch(3, 0, [["l", "polite", "after"]])
    page.wait(lambda: "after" in page.page.content(), "the patches did not arrive")
    if opens:
        page.wait(lambda: len(page.context.pages) == 2, "nothing was opened")
    page.settle()
    assert len(page.context.pages) == (2 if opens else 1)
    assert page.page.url == here and page.page.title() == "alone"
