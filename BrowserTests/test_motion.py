"""What comes, goes and changes moves, and is only drawn: paused and measured, never waited for."""
import pytest
from test_accessibility import findings
from test_the_script_alone import Alone

LINE = {"d": 400, "c": "linear"}
BOX = {"class": "v"}


@pytest.fixture
def alone(browser, server):
    pages = []

    def open_alone(body, **settings):
        pages.append(Alone(browser, server, body, **settings))
        page = pages[-1]
        # Every motion stands still as soon as it begins, and shows what a test asks for.
        page.page.evaluate("""() => {
          const animate = Element.prototype.animate
          Element.prototype.animate = function (...all) {
            const animation = animate.apply(this, all)
            animation.pause()
            return animation
          }
        }""")
        page.welcome()
        return page

    yield open_alone
    for each in pages:
        each.context.close()
        assert each.problems == []


def node(number, text=None, tag="span", children=(), **attributes):
    made = {"g": tag, "i": number, "a": attributes, "k": list(children)}
    if text is not None:
        made["x"] = text
    return made


def at(page, part):
    """Shows every motion at a part of its way."""
    page.page.evaluate("""part => { for (const each of document.getAnimations()) {
      each.pause()
      const { delay, duration } = each.effect.getTiming()
      each.currentTime = delay + duration * part
    } }""", part)


def end(page):
    page.page.evaluate(
        "() => { for (const each of document.getAnimations()) each.finish() }")


def style(page, selector, name):
    return page.page.locator(selector).evaluate(
        "(e, name) => getComputedStyle(e)[name]", name)


def top(page, selector):
    return page.page.locator(selector).evaluate("e => e.getBoundingClientRect().top")


def patched(page, revision, ops, selector):
    page.patch(revision, 0, ops)
    page.wait(lambda: page.page.locator(selector).count() > 0, "the patch was not applied")


def test_what_comes_begins_with_its_look_and_ends_as_it_is(alone):
    page = alone('<div id="e2" class="v"></div>')
    patched(page, 2, [
        ["i", 2, None, node(3, "notice")],
        ["in", 3, LINE, {"opacity": "0", "translate": "100% 0"}]], "#e3")
    at(page, 0)
    assert style(page, "#e3", "opacity") == "0"
    at(page, 0.5)
    assert style(page, "#e3", "opacity") == "0.5"
    assert style(page, "#e3", "translate") == "50%"
    end(page)
    assert style(page, "#e3", "opacity") == "1"
    assert style(page, "#e3", "translate") == "none"


def test_what_goes_shows_on_at_its_place_and_out_of_reach(alone):
    page = alone('<div id="e2" class="v">'
                 '<div id="e3" class="w"><input id="e4" data-p="p4" name="n" aria-label="Old">'
                 '<button id="e5" data-shortcut="a">Old</button></div>'
                 '<button id="e6">Stays</button></div>')
    place = page.page.locator("#e3").bounding_box()
    page.page.locator("#e4").focus()
    page.patch(2, 0, [["out", 3, LINE, {"opacity": "0"}], ["d", 3]])
    page.wait(lambda: page.page.locator(".leaving").count() == 1, "nothing goes")
    at(page, 0.25)
    leaving = page.page.locator(".leaving")
    assert leaving.bounding_box() == place
    assert style(page, ".leaving", "opacity") == "0.75"
    # What stays has taken the place at once.
    assert top(page, "#e6") == pytest.approx(place["y"], abs=1)
    assert leaving.evaluate("e => [e.inert, e.ariaHidden, e.contains(document.activeElement)]") \
        == [True, "true", False]
    assert leaving.evaluate(
        "e => [e, ...e.querySelectorAll('*')].filter(x => x.id || x.name || x.dataset.p"
        " || x.dataset.shortcut).length") == 0
    assert page.page.get_by_role("button").count() == 1
    # Taps reach what is there, and a focus that went is told.
    page.page.mouse.click(place["x"] + place["width"] / 2, place["y"] + 4)
    page.page.keyboard.press("a")
    page.wait(lambda: page.events("focus")[-1:] and page.events("focus")[-1]["id"] is None
              or page.events("submit"), "nothing was told")
    assert all(each["id"] == 6 for each in page.events("submit"))
    assert not any("p4" in each.get("f", {}) for each in page.events("submit"))
    # Patches for its number mean nothing any more.
    page.patch(3, page.said[-1].get("n", 0), [["t", 3, "x"], ["a", 3, "class", "y"]])
    end(page)
    page.wait(lambda: page.page.locator(".leaving").count() == 0, "it never went")
    assert page.page.locator("[data-stage], [data-moving]").count() == 0


def test_what_takes_the_place_of_another_does_not_fly_in(alone):
    page = alone('<div id="e2" class="v"><div id="e3" class="h"><span id="e4">Save address</span>'
                 '</div></div>')
    place = page.page.locator("#e4").bounding_box()
    patched(page, 2, [["n", 3, LINE, True], ["out", 4, LINE, {"opacity": "0"}], ["d", 4],
                      ["i", 3, None, node(5, "…")], ["in", 5, LINE, {"opacity": "0"}]], "#e5")
    middle = place["x"] + place["width"] / 2
    for progress in [0, 0.5]:
        at(page, progress)
        # It stood half of its width further left and slid, and what came slid too.
        leaving = page.page.locator(".leaving").bounding_box()
        assert [leaving[each] for each in ("x", "y", "width")] == pytest.approx(
            [place[each] for each in ("x", "y", "width")], abs=1)
        came = page.page.locator("#e5").bounding_box()
        assert came["x"] + came["width"] / 2 == pytest.approx(middle, abs=1)
    end(page)
    page.wait(lambda: page.page.locator(".leaving").count() == 0, "it never went")


def test_what_stays_makes_room_on_both_sides(alone):
    page = alone('<div id="e2" class="v"><div id="e3" class="h"><span id="e4">Save</span></div></div>')
    before = page.page.locator("#e4").bounding_box()["x"]
    patched(page, 2, [["n", 3, LINE, True], ["i", 3, None, node(5, "address")]], "#e5")
    at(page, 0)
    assert page.page.locator("#e4").bounding_box()["x"] == pytest.approx(before, abs=1)
    at(page, 0.5)
    halfway = page.page.locator("#e4").bounding_box()["x"]
    end(page)
    after = page.page.locator("#e4").bounding_box()["x"]
    assert before - after > 10
    assert halfway == pytest.approx((before + after) / 2, abs=1)


def test_what_comes_again_while_the_old_one_goes_is_a_new_element(alone):
    page = alone('<div id="e2" class="v"><span id="e3">notice</span></div>')
    page.patch(2, 0, [["out", 3, LINE, {"opacity": "0"}], ["d", 3]])
    patched(page, 3, [["i", 2, None, node(4, "notice")], ["in", 4, LINE, {"opacity": "0"}]], "#e4")
    at(page, 0.5)
    assert page.page.get_by_text("notice").count() == 2
    page.patch(4, 0, [["t", 4, "changed"]])
    page.wait(lambda: page.page.locator("#e4").inner_text() == "changed", "not changed")
    assert page.page.locator(".leaving").inner_text() == "notice"
    end(page)
    page.wait(lambda: page.page.locator(".leaving").count() == 0, "the old one never went")
    assert page.page.locator("#e4").is_visible()


def test_what_makes_room_moves_there(alone):
    page = alone('<div id="e2" class="v"><div id="e3" class="v"><span id="e4">one</span></div>'
                 '<span id="e5">below</span></div>')
    before = top(page, "#e5")
    patched(page, 2, [
        ["n", 3, LINE, True], ["i", 3, 4, node(6, "new")], ["in", 6, LINE, {"opacity": "0"}]], "#e6")
    at(page, 0)
    assert top(page, "#e5") == pytest.approx(before, abs=1)
    at(page, 0.5)
    halfway = top(page, "#e5")
    end(page)
    after = top(page, "#e5")
    assert after - before > 10
    assert halfway == pytest.approx((before + after) / 2, abs=1)


def test_a_change_of_look_takes_its_time_and_repeats(alone):
    page = alone('<div id="e2" class="faint">box</div>')
    patched(page, 2, [
        ["c", "faint", ".faint{opacity:0.2}"], ["c", "clear", ".clear{opacity:1}"]], "#e2")
    page.wait(lambda: style(page, "#e2", "opacity") == "0.2", "no rule")
    patched(page, 3, [["n", 2, {"d": 400, "c": "linear", "n": 0, "a": True}],
                      ["a", 2, "class", "clear"]], ".clear")
    timing = page.page.evaluate(
        "() => { const t = document.getAnimations()[0].effect.getTiming();"
        " return [t.duration, t.iterations === Infinity, t.direction] }")
    assert timing == [400, True, "alternate"]
    at(page, 0.5)
    assert float(style(page, "#e2", "opacity")) == pytest.approx(0.6)


def test_a_spring_overshoots_as_far_as_it_bounces(alone):
    page = alone('<div id="e2" class="v"></div>')
    patched(page, 2, [["i", 2, None, node(3, "notice")],
                      ["in", 3, {"d": 500, "c": "0.3"}, {"translate": "0 100px"}]], "#e3")
    duration, easing = page.page.evaluate(
        "() => { const t = document.getAnimations()[0].effect.getTiming();"
        " return [t.duration, t.easing] }")
    assert 600 < duration < 1200 and easing.startswith("linear(0")
    furthest = []
    for step in range(0, 21):
        at(page, step / 20)
        value = style(page, "#e3", "translate").split()
        furthest.append(float(value[1].removesuffix("px")) if len(value) > 1 else 0.0)
    assert furthest[0] == 100 and -12 < min(furthest) < -1


def test_less_motion_leaves_only_fading(alone):
    page = alone('<div id="e2" class="v"><span id="e3">a</span><span id="e4">b</span></div>',
                 reduced_motion="reduce")
    patched(page, 2, [
        ["n", 2, LINE, True], ["i", 2, 3, node(5, "new")], ["out", 4, LINE, {"scale": "0"}],
        ["d", 4], ["in", 5, LINE, {"opacity": "0", "translate": "0 100%"}]], "#e5")
    moved = page.page.evaluate("""() => document.getAnimations().map(
      each => Object.keys(each.effect.getKeyframes()[0]).filter(n => n !== 'transformOrigin'))""")
    assert [[n for n in each if n in ("opacity", "translate", "transform", "scale")]
            for each in moved] == [["opacity"]]
    # What would only move goes at once.
    assert page.page.locator(".leaving").count() == 0


def test_a_patch_without_a_word_of_motion_moves_nothing(alone):
    page = alone('<div id="e2" class="v"><span id="e3">a</span></div>')
    patched(page, 2, [["d", 3], ["i", 2, None, node(4, "b")]], "#e4")
    assert page.page.evaluate("document.getAnimations().length") == 0
    assert page.page.locator("#e2 > *").count() == 1


def test_it_is_told_when_all_has_come_to_rest(alone):
    page = alone('<div id="e2" class="v"></div>')
    patched(page, 2, [["i", 2, None, node(3, "notice")],
                      ["in", 3, LINE, {"opacity": "0"}], ["k", 7]], "#e3")
    page.settle()
    assert page.events("still") == []
    end(page)
    page.wait(lambda: page.events("still"), "never told")
    assert [each["id"] for each in page.events("still")] == [7]
    # Where nothing moves, at once.
    page.patch(3, page.said[-1]["n"], [["k", 8]])
    page.wait(lambda: len(page.events("still")) == 2, "never told")


# In the example: the message of a field comes from above and goes again.

def test_a_message_of_the_form_comes_and_goes_and_is_out_of_reach_meanwhile(open_page):
    person = open_page()
    person.add_address()
    person.page.evaluate("""() => {
      const animate = Element.prototype.animate
      window.drawn = []
      Element.prototype.animate = function (frames, options) {
        const animation = animate.call(this, frames, options)
        animation.pause()
        window.drawn.push({ text: this.textContent, frames, fill: options.fill })
        return animation
      }
    }""")
    person.save()
    person.expect_error("City", "")
    person.poll(lambda: person.page.evaluate(
        "drawn.some(d => d.fill === 'backwards' && d.frames[0].opacity === '0.0'"
        " && d.frames[0].translate === '0% -100%')"), "no message comes")
    person.field("City").fill("Springfield")
    person.poll(lambda: person.page.evaluate("document.querySelectorAll('.leaving').length > 0"),
                "no message goes")
    assert person.page.evaluate(
        "[...document.querySelectorAll('.leaving')].every(e => e.inert && e.ariaHidden && !e.id)")
    person.expect_no_error("City")
    person.page.evaluate("document.getAnimations().forEach(each => each.finish())")
    person.poll(lambda: person.page.evaluate("document.querySelectorAll('.leaving').length === 0"),
                "a message stays")
    assert findings(person) == []
    assert person.problems == []
