"""Long lists: rows are made as a person comes to them, and nobody notices that they were not."""
import re
import sqlite3

import pytest
from playwright.sync_api import expect

from test_the_script_alone import alone  # noqa: F401

FIRST_ROWS = 64

# Everything about the list that has gaps; the country sheet's is over the address book's.
LIST = """() => {
  const lists = [...document.querySelectorAll('dialog[open] .list')];
  const list = lists.at(-1) ?? document.querySelector('.list');
  // While a page is loaded again there is none.
  if (!list) return { names: null, gaps: null, seen: null, top: null };
  const rows = [...list.querySelectorAll(':scope > .row')];
  const box = list.getBoundingClientRect();
  const seen = rows.filter((row) => {
    const at = row.getBoundingClientRect();
    return at.bottom > box.top && at.top < box.bottom;
  });
  return {
    names: rows.map((row) => row.innerText.trim()),
    gaps: [...list.querySelectorAll('[data-gap]')].map((gap) => Number(gap.dataset.gap)),
    first: rows[0] && [rows[0].getAttribute('aria-posinset'), rows[0].getAttribute('aria-setsize')],
    last: rows.length && [rows.at(-1).getAttribute('aria-posinset'),
      rows.at(-1).getAttribute('aria-setsize')],
    seen: seen.map((row) => row.innerText.trim()),
    rowHeight: rows.length && rows.reduce((s, r) => s + r.offsetHeight, 0) / rows.length,
    height: list.scrollHeight, top: list.scrollTop, view: list.clientHeight,
    isWhole: ![...list.querySelectorAll('[data-gap]')].some((gap) => {
      const at = gap.getBoundingClientRect();
      return at.height > 0 && at.bottom > box.top && at.top < box.bottom;
    }),
    wide: list.scrollWidth - list.clientWidth,
  };
}"""


class Sheet:
    """The sheet of countries, and a person in it."""

    def __init__(self, person):
        self.person = person
        self.page = person.page
        person.add_address()
        self.page.get_by_role("button", name=re.compile("^Country or region")).click()
        expect(person.sheet("Country or region")).to_be_visible()
        expect(self.row("Afghanistan")).to_be_visible()

    def row(self, name):
        return self.page.get_by_role("button", name=name, exact=True)

    @property
    def list(self):
        return self.page.evaluate(LIST)

    def wait_until(self, condition, otherwise, seconds=15):
        self.person.poll(lambda: condition(self.list), otherwise, seconds)


def fill(server, count):
    """Puts so many addresses into the book."""
    server.stop()
    columns = ("full_name, organization, country_code, street, line2, dependent_locality, "
               "city, region, postal_code, sorting_code, phone, is_default")
    with sqlite3.connect(server.data) as database:
        database.executemany(
            f"INSERT INTO address ({columns}) VALUES (?,'','US',?,'','','Springfield','IL','62701',"
            "'','',0)",
            [(f"Ada Example {number:03}", f"{number} Sample Street") for number in range(count)])
    server.start()


def test_a_long_list_begins_with_the_rows_that_are_seen_and_some_more(person):
    sheet = Sheet(person)
    person.page.wait_for_timeout(500)
    now = sheet.list
    assert len(now["names"]) == FIRST_ROWS
    total = FIRST_ROWS + sum(now["gaps"])
    assert total > 240
    # Twice what is seen is there, and the scroll bar tells of all of it.
    assert FIRST_ROWS * now["rowHeight"] > 2 * now["view"]
    assert abs(now["height"] - total * now["rowHeight"]) < 0.05 * now["height"]
    assert now["first"] == ["1", str(total)]
    assert now["last"] == [str(FIRST_ROWS), str(total)]


@pytest.mark.parametrize("size", [(393, 852), (320, 568), (1280, 1400)], ids=str)
def test_the_wheel_reaches_the_last_country(open_page, size):
    person = open_page(viewport={"width": size[0], "height": size[1]}, is_mobile=False)
    sheet = Sheet(person)
    reach_the_end(sheet)
    now = sheet.list
    assert sum(now["gaps"]) == 0
    assert len(set(now["names"])) == len(now["names"]) > 240
    assert now["first"] == [None, None], "Nothing has to be numbered where everything is there."
    assert now["wide"] <= 0
    assert person.problems == []


def test_the_wheel_reaches_the_last_country_far_away(slow_person):
    sheet = Sheet(slow_person)
    reach_the_end(sheet)
    assert sum(sheet.list["gaps"]) == 0


def reach_the_end(sheet):
    """Turns the wheel until the list is at its end, each time until rows are seen."""
    turn_over(sheet)
    for _ in range(200):
        sheet.page.mouse.wheel(0, 400)
        sheet.page.wait_for_timeout(50)
        sheet.wait_until(lambda now: now["isWhole"], "what is seen is not made")
        now = sheet.list
        if now["top"] + now["view"] >= now["height"] - 2 and sum(now["gaps"]) == 0:
            break
    sheet.wait_until(lambda now: now["seen"][-1:] == now["names"][-1:], "the end is not seen")
    expect(sheet.row("Zimbabwe")).to_be_visible()


def turn_over(sheet):
    """Puts the pointer over the list, so that the wheel turns it."""
    size = sheet.page.viewport_size
    sheet.page.mouse.move(size["width"] / 2, size["height"] * 0.7)


def test_what_is_seen_stays_in_place_while_rows_are_made(person):
    sheet = Sheet(person)
    page = person.page
    turn_over(sheet)
    for _ in range(40):
        page.mouse.wheel(0, 300)
        page.wait_for_timeout(40)
        sheet.wait_until(lambda now: now["isWhole"], "what is seen is not made")
        now = sheet.list
        # The row at the top is the one that the scroll bar says.
        place = now["names"].index(now["seen"][0])
        assert abs(place * now["rowHeight"] - now["top"]) < 2 * now["rowHeight"]


def test_the_end_key_jumps_over_what_nobody_looks_at(person_far_or_near):
    person = person_far_or_near
    sheet = Sheet(person)
    sheet.row("Albania").focus()
    person.press("End")
    expect(sheet.row("Zimbabwe")).to_be_visible(timeout=10_000)
    sheet.wait_until(lambda now: now["seen"][-1:] == now["names"][-1:], "the end is not seen")
    now = sheet.list
    assert sum(now["gaps"]) > 0, "What lies between is not made."
    assert now["first"][1] == now["last"][0] == now["last"][1]
    person.press("Home")
    sheet.wait_until(lambda now: now["top"] == 0 and now["seen"][0] == now["names"][0], "no start")
    expect(sheet.row("Albania")).to_be_focused()


def test_the_tab_key_goes_on_into_rows_that_are_not_there_yet(person_far_or_near):
    person = person_far_or_near
    sheet = Sheet(person)
    page = person.page
    names = sheet.list["names"]
    sheet.row(names[-3]).focus()
    page.wait_for_timeout(0)
    for _ in range(8):
        before = page.evaluate("document.activeElement.innerText.trim()")
        person.press("Tab")
        person.poll(lambda: page.evaluate("document.activeElement.innerText.trim()") != before,
                    "the focus did not go on")
    now = sheet.list["names"]
    assert page.evaluate("document.activeElement.innerText.trim()") == now[FIRST_ROWS + 5]
    for _ in range(8):
        person.press("Shift+Tab")
        page.wait_for_timeout(20)
    assert page.evaluate("document.activeElement.innerText.trim()") == names[-3]


def test_shift_and_tab_go_back_into_a_gap(person):
    sheet = Sheet(person)
    page = person.page
    sheet.row("Albania").focus()
    person.press("End")
    expect(sheet.row("Zimbabwe")).to_be_visible()
    page.wait_for_timeout(500)
    now = sheet.list
    # The first row after the gap, wherever that is by now.
    first = page.evaluate("""() => {
      const gap = document.querySelector('dialog[open] [data-gap]:not([data-gap="0"])');
      const button = gap.nextElementSibling.querySelector('button');
      button.focus({ preventScroll: true });
      return button.innerText.trim();
    }""")
    person.press("Shift+Tab")
    person.poll(lambda: page.evaluate("document.activeElement.innerText.trim()") != first,
                "the focus did not go back")
    names = sheet.list["names"]
    at = page.evaluate("document.activeElement.innerText.trim()")
    assert names.index(at) == names.index(first) - 1
    assert len(names) > len(now["names"])


def test_a_search_finds_what_is_not_made_and_its_end_shows_the_list_again(person_far_or_near):
    person = person_far_or_near
    sheet = Sheet(person)
    person.search_field().fill("zimb")
    expect(sheet.row("Zimbabwe")).to_be_visible()
    sheet.wait_until(lambda now: now["names"] == ["Zimbabwe"], "others are shown")
    assert sum(sheet.list["gaps"]) == 0
    person.search_field().fill("")
    expect(sheet.row("Afghanistan")).to_be_visible()
    sheet.wait_until(lambda now: len(now["names"]) >= FIRST_ROWS, "the list is not back")
    assert sum(sheet.list["gaps"]) > 0
    person.search_field().fill("zimb")
    sheet.row("Zimbabwe").click()
    expect(person.sheet("Country or region")).to_have_count(0)
    expect(person.page.get_by_role("button", name=re.compile("^Country or region")))\
        .to_contain_text("Zimbabwe")


def test_a_drag_of_the_scroll_bar_shows_the_rows_of_that_place(person_far_or_near, server):
    person = person_far_or_near
    fill(server, 600)
    person.wait_until_linked()
    expect(person.page.get_by_text("Ada Example 000")).to_be_visible(timeout=15_000)
    now = person.page.evaluate(LIST)
    assert len(now["names"]) == FIRST_ROWS and sum(now["gaps"]) == 600 - FIRST_ROWS
    person.page.evaluate("""() => {
      const list = document.querySelector('.list');
      list.scrollTop = list.scrollHeight / 2;
    }""")
    person.poll(lambda: len(person.page.evaluate(LIST)["seen"]) > 3, "nothing is seen")
    now = person.page.evaluate(LIST)
    numbers = [int(re.search(r"Example (\d+)", name)[1]) for name in now["names"]]
    assert numbers == sorted(numbers)
    assert len(numbers) < 300
    middle = int(re.search(r"Example (\d+)", now["seen"][0])[1])
    assert 270 < middle < 330
    row = person.page.evaluate("""(n) => [...document.querySelectorAll('.row')]
      .find((row) => row.innerText.includes(n)).getAttribute('aria-posinset')""",
                               f"Example {middle:03}")
    assert row == str(middle + 1)


def test_another_process_goes_on_with_the_same_rows_at_the_same_place(person, server):
    fill(server, 300)
    person.wait_until_linked()
    expect(person.page.get_by_text("Ada Example 000")).to_be_visible(timeout=15_000)
    person.page.evaluate("() => { document.querySelector('.list').scrollTop = 12000; }")
    person.poll(lambda: person.page.evaluate(LIST)["seen"], "nothing is seen")
    person.page.wait_for_timeout(500)
    before = person.page.evaluate(LIST)
    server.kill()
    server.start()
    person.wait_until_linked()
    person.poll(lambda: person.page.evaluate(LIST)["names"] == before["names"], "other rows")
    now = person.page.evaluate(LIST)
    assert now["gaps"] == before["gaps"]
    assert abs(now["top"] - before["top"]) < 5
    assert now["seen"] == before["seen"]


def test_a_list_that_was_seen_to_its_end_is_whole_in_another_process(person, server):
    fill(server, 120)
    person.wait_until_linked()
    expect(person.page.get_by_text("Ada Example 000")).to_be_visible(timeout=15_000)
    for _ in range(4):
        person.page.evaluate("() => { document.querySelector('.list').scrollTop += 3000; }")
        person.page.wait_for_timeout(400)
    before = person.page.evaluate(LIST)
    assert len(before["names"]) == 120 and before["gaps"] == [0]
    server.kill()
    server.start()
    person.wait_until_linked()
    person.poll(lambda: person.page.evaluate(LIST)["names"] == before["names"], "other rows")


def test_scrolling_to_a_row_that_has_just_been_made_brings_it_into_sight(alone):  # noqa: F811
    rows = "".join(f'<div id="e{n}" class="row" role="listitem" style="height:44px">row {n}</div>'
                   for n in range(10, 30))
    page = alone('<div id="e2" class="list" role="list">' + rows
                 + '<div id="e3" class="gap" aria-hidden="true" data-gap="500"'
                   ' data-rows="p 20 500"></div></div>')
    page.welcome()
    page.page.evaluate("document.getElementById('e2').style.height = '400px'")
    made = [["i", 2, 3, {"g": "div", "i": 100 + n, "a": {"class": "row", "role": "listitem"},
                         "x": f"row {n}"}] for n in range(300, 340)]
    gap = ["i", 2, 400, {"g": "div", "i": 4, "a": {
        "class": "gap", "aria-hidden": "true", "data-gap": "270", "data-rows": "p 20 270"}}]
    page.patch(2, 0, [*made, gap, ["a", 3, "data-gap", "190"],
                      ["a", 3, "data-rows", "p 330 190"], ["z", 420]])
    page.wait(lambda: page.page.evaluate("""() => {
      const box = document.getElementById('e2').getBoundingClientRect();
      const at = document.getElementById('e420').getBoundingClientRect();
      return at.top >= box.top && at.bottom <= box.bottom + 1;
    }"""), "the row is out of sight")


def test_rows_are_asked_for_one_request_at_a_time(alone):  # noqa: F811
    rows = "".join(f'<div id="e{n}" class="row" role="listitem">row {n}</div>'
                   for n in range(10, 40))
    page = alone('<div id="e2" class="list" role="list">' + rows
                 + '<div id="e3" class="gap" aria-hidden="true" data-gap="500"'
                   ' data-rows="p 30 500"></div></div>')
    page.page.evaluate("document.getElementById('e2').style.height = '400px'")
    page.welcome()
    page.settle()
    assert page.events("rows") == [], "What is there is enough."
    for top in (500, 700, 900):
        page.page.evaluate("(top) => { document.getElementById('e2').scrollTop = top; }", top)
        page.settle()
    page.wait(lambda: page.events("rows"), "nothing was asked for")
    page.page.wait_for_timeout(300)
    assert len(page.events("rows")) == 1
    asked = page.events("rows")[0]
    assert asked["id"] == 3 and asked["from"] == 0 and asked["count"] >= 18
    # Answered without what is needed: it is asked for again.
    page.patch(2, asked["n"])
    page.wait(lambda: len(page.events("rows")) == 2, "it was not asked for again")


def test_the_tab_key_passes_rows_that_take_no_focus(alone):  # noqa: F811
    rows = "".join(f'<div id="e{n}" class="row" role="listitem">row {n}</div>'
                   for n in range(10, 40))
    page = alone('<button id="e5">before</button><div id="e2" class="list" role="list">' + rows
                 + '<div id="e3" class="gap" aria-hidden="true" data-gap="500"'
                   ' data-rows="p 30 500"></div></div><button id="e6">after</button>')
    page.page.evaluate("document.getElementById('e2').style.height = '400px'")
    page.welcome()
    page.page.locator("#e5").focus()
    for _ in range(2):
        page.page.keyboard.press("Tab")
        page.settle()
        if page.page.evaluate("document.activeElement.id") == "e6":
            break
    assert page.page.evaluate("document.activeElement.id") == "e6"
    assert page.events("rows") == []
