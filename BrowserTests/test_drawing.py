"""Outlines of the app's own, gradients and materials: drawn where they belong, at every size."""
from base64 import b64encode

from playwright.sync_api import expect

from test_accessibility import findings


def show_page(person, name):
    person.page.get_by_role("button", name="Gallery").click()
    expect(person.sheet("Gallery")).to_be_visible()
    person.page.get_by_text(name, exact=True).click()
    expect(person.page.get_by_role("heading", name=name, exact=True)).to_be_visible()


def box(page, name):
    """Where the drawing of a shape lies, in its element: left, top, right, bottom."""
    return page.get_by_test_id(name).evaluate("""element => {
      const own = element.getBoundingClientRect();
      const drawn = element.querySelector('path').getBBox();
      return [own.width, own.height, drawn.x, drawn.y, drawn.x + drawn.width,
              drawn.y + drawn.height].map((value) => Math.round(value * 10) / 10);
    }""")


def is_painted(page, name, x, y):
    """Whether a shape covers a place, given as parts of its width and height."""
    return page.get_by_test_id(name).evaluate("""(element, [x, y]) => {
      const own = element.getBoundingClientRect();
      const path = element.querySelector('path');
      return path.isPointInFill(new DOMPoint(own.width * x, own.height * y));
    }""", [x, y])


def colours(page, locator, places):
    """The colours at some places of an element, as the browser paints them."""
    picture = b64encode(locator.screenshot()).decode()
    return page.evaluate("""async ([picture, places]) => {
      const bytes = Uint8Array.from(atob(picture), (c) => c.charCodeAt(0));
      const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d');
      canvas.drawImage(image, 0, 0);
      return places.map(([x, y]) =>
        [...canvas.getImageData(x * image.width, y * image.height, 1, 1).data].slice(0, 3));
    }""", [picture, places])


def test_an_outline_fills_its_space_at_every_size(person):
    show_page(person, "Shapes")
    page = person.page
    for name, width, height in [("small", 48, 32), ("wide", 150, 40), ("high", 40, 90)]:
        # The ticket's line lies inside by half its width of 2.
        assert box(page, f"ticket {name}") == [width, height, 1, 1, width - 1, height - 1]
        drawn = box(page, f"wave {name}")
        assert drawn[:3] == [width, height, 0] and drawn[4:] == [width, height]
        assert is_painted(page, f"wave {name}", 0.25, 0.45)
        assert not is_painted(page, f"wave {name}", 0.75, 0.5)


def test_the_shorter_side_decides_where_the_shape_says_so(person):
    show_page(person, "Shapes")
    for name, side in [("small", 32), ("wide", 40), ("high", 40)]:
        width, height, left, top, right, bottom = box(person.page, f"star {name}")
        assert abs((right - left) - side * 0.951) < 0.5
        assert abs(left + right - width) < 0.5
        assert abs(top - (height - side) / 2) < 0.5
        assert top <= bottom <= height


def test_an_outline_without_a_rule_follows_the_size_that_the_page_tells(person):
    show_page(person, "Shapes")
    page = person.page
    teeth = """name => (document.querySelector(`[data-testid="${name}"] path`)
      .getAttribute('d').match(/Q/g) ?? []).length"""
    for name, count in [("small", 3), ("wide", 9), ("high", 2)]:
        person.poll(lambda: page.evaluate(teeth, f"perforation {name}") == count,
                    f"{name} has {page.evaluate(teeth, f'perforation {name}')} teeth")
    assert box(page, "perforation wide")[4:] == [150, 40]
    person.poll(lambda: page.evaluate(teeth, "changing") == 6, "not 6 teeth")
    page.get_by_role("button", name="Change the width").click()
    person.poll(lambda: page.evaluate(teeth, "changing") == 13, "not 13 teeth")
    assert box(page, "changing")[4] == 220


def test_what_is_cut_and_tapped_follows_the_outline(person):
    show_page(person, "Shapes")
    page = person.page
    assert page.get_by_test_id("clipped").evaluate(
        "e => getComputedStyle(e.closest('[data-cut]')).clipPath").startswith("path(")
    star = page.get_by_role("button", name="Star", exact=True)
    star.scroll_into_view_if_needed()
    at = star.bounding_box()
    page.mouse.click(at["x"] + 6, at["y"] + 6)
    expect(page.get_by_text("Tapped 0 times")).to_be_visible()
    page.mouse.click(at["x"] + at["width"] / 2, at["y"] + at["height"] / 2)
    expect(page.get_by_text("Tapped 1 times")).to_be_visible()
    star.focus()
    person.press("Enter")
    expect(page.get_by_text("Tapped 2 times")).to_be_visible()


def test_lines_are_dashed_and_gradients_run_along_their_line(person):
    show_page(person, "Shapes")
    page = person.page
    line = page.get_by_test_id("dashed").locator("path")
    assert line.evaluate("e => getComputedStyle(e).strokeDasharray") == "1px, 7px"
    assert line.evaluate("e => getComputedStyle(e).strokeLinecap") == "round"
    gradient = page.get_by_test_id("gradient")
    gradient.scroll_into_view_if_needed()
    start, end, upper, lower = colours(
        page, gradient, [(0.02, 0.05), (0.98, 0.95), (0.45, 0.05), (0.45, 0.95)])
    assert start[0] > 150 > start[2] and end[2] > 150 > end[0], (start, end)
    # It slants: at the same place across, the upper edge is nearer to the beginning.
    assert upper[1] < lower[1], (upper, lower)
    letters = page.get_by_test_id("letters")
    assert letters.evaluate("e => getComputedStyle(e).backgroundClip") == "text"


def test_a_material_lets_through_what_lies_behind_unless_contrast_is_asked_for(open_page):
    seen = {}
    for contrast in ["no-preference", "more"]:
        person = open_page(contrast=contrast)
        show_page(person, "Shapes")
        surface = person.page.get_by_text("Regular", exact=True)
        surface.scroll_into_view_if_needed()
        style = surface.evaluate("""e => {
          while (getComputedStyle(e).backgroundColor === 'rgba(0, 0, 0, 0)') e = e.parentElement;
          return [getComputedStyle(e).backdropFilter, getComputedStyle(e).backgroundColor];
        }""")
        seen[contrast] = style
        assert person.problems == []
    assert "blur" in seen["no-preference"][0], seen
    assert seen["more"][0] == "none", seen


def test_levels_and_pieces_of_text(person):
    show_page(person, "Shapes")
    page = person.page
    colour = "e => getComputedStyle(e).color"
    assert page.get_by_test_id("second").evaluate(colour) \
        != page.get_by_text("First", exact=True).evaluate(colour)
    pieces = page.get_by_test_id("pieces")
    expect(pieces).to_have_text("4 Sample Street, No.number 7")
    assert pieces.aria_snapshot().count("number 7") == 1
    assert "No." not in pieces.aria_snapshot()


def test_an_outline_is_mirrored_from_right_to_left(open_page):
    person = open_page(locale="ar")
    person.page.get_by_role("button", name="Gallery").click()
    person.page.get_by_text("Shapes", exact=True).click()
    expect(person.page.get_by_test_id("wave wide")).to_be_visible()
    assert not is_painted(person.page, "wave wide", 0.25, 0.5)
    assert is_painted(person.page, "wave wide", 0.75, 0.45)
    assert person.problems == []


def test_nothing_hinders_anyone_on_the_page_of_shapes(person):
    show_page(person, "Shapes")
    assert findings(person) == []
