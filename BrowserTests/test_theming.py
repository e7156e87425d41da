"""Every measure and token of the form, read from what the browser has drawn."""
import re

import pytest
from playwright.sync_api import expect

TOKENS = {
    "light": dict(surface="#FFFFFF", elevated="#FFFFFF", fill="#F4F4F6", separator="#DCDCE0",
                  primary="#111114", secondary="#5E5E66", tertiary="#6F6F78", accent="#1F5EFF",
                  accent_on="#FFFFFF", danger="#C62828"),
    "dark": dict(surface="#1C1C1E", elevated="#2C2C2E", fill="#2A2A2D", separator="#3A3A3D",
                 primary="#F5F5F7", secondary="#B0B0B8", tertiary="#9A9AA3", accent="#6D9BFF",
                 accent_on="#0A1433", danger="#FF8A80"),
}

# The parts of a field as they are painted: its box, the line round it, its label and its input.
FIELD = r"""input => {
  const style = e => getComputedStyle(e)
  const painted = e => style(e).backgroundColor !== 'rgba(0, 0, 0, 0)'
  let box = input
  while (!painted(box)) box = box.parentElement
  // A line inside an edge is drawn as an inner shadow without a blur.
  const lines = [...box.parentElement.querySelectorAll('.fill')]
    .map(e => style(e).boxShadow.match(/^(rgb\S* \S+ \S+) 0px 0px 0px (\S+) inset$/))
    .filter(Boolean)
  let card = box.parentElement
  while (!painted(card)) card = card.parentElement
  const label = box.querySelector('span.t')
  const rect = box.getBoundingClientRect()
  return {
    fill: style(box).backgroundColor, radius: style(box).borderTopLeftRadius,
    height: rect.height, top: rect.top, bottom: rect.bottom, left: rect.left, right: rect.right,
    line: lines.map(l => l[1]), width: lines.map(l => l[2]),
    label: style(label).color, labelSize: parseFloat(style(label).fontSize),
    text: style(input).color, textSize: parseFloat(style(input).fontSize),
    prompt: getComputedStyle(input, '::placeholder').color,
    card: style(card).backgroundColor, cardRadius: style(card).borderTopLeftRadius,
    cardTop: card.getBoundingClientRect().top, cardLeft: card.getBoundingClientRect().left,
    cardBottom: card.getBoundingClientRect().bottom,
  }
}"""


def rgb(token):
    return "rgb({}, {}, {})".format(*(int(token[i:i + 2], 16) for i in (1, 3, 5)))


def measured(person, label):
    # Changes of colour are motions too: they have ended once nothing changes any more.
    person.poll(lambda: person.page.evaluate("document.getAnimations().length") == 0,
                "the page keeps moving")
    return person.field(label).evaluate(FIELD)


@pytest.fixture(params=["light", "dark"])
def scheme(request):
    return request.param


@pytest.fixture
def tokens(scheme):
    return {name: rgb(value) for name, value in TOKENS[scheme].items()}


@pytest.fixture
def form(open_page, scheme):
    person = open_page(color_scheme=scheme, viewport={"width": 393, "height": 1100})
    person.add_address()
    yield person
    assert person.problems == []


def test_the_cards_and_wells_have_the_measures_of_the_theme(form, tokens):
    name, street = measured(form, "Full name"), measured(form, "Street address")
    line2, city = measured(form, "Apt, suite or floor"), measured(form, "City")
    assert name["card"] == tokens["surface"]
    assert name["cardRadius"] == "20px"
    assert name["top"] - name["cardTop"] == pytest.approx(16, abs=0.5)
    assert name["left"] - name["cardLeft"] == pytest.approx(16, abs=0.5)
    assert line2["top"] - street["bottom"] == pytest.approx(12, abs=0.5)
    assert city["top"] - line2["bottom"] == pytest.approx(12, abs=0.5)
    switch = form.page.get_by_role("switch", name="Set as default")
    default_card = switch.evaluate("""e => {
      let card = e
      while (getComputedStyle(card).borderTopLeftRadius !== '20px') card = card.parentElement
      const rect = card.getBoundingClientRect()
      return {top: rect.top, bottom: rect.bottom, color: getComputedStyle(card).backgroundColor}
    }""")
    assert default_card["color"] == tokens["surface"]
    assert default_card["top"] - name["cardBottom"] == pytest.approx(24, abs=0.5)
    save = form.page.get_by_role("button", name=re.compile("^Save address")).bounding_box()
    assert save["y"] - default_card["bottom"] == pytest.approx(24, abs=0.5)


def test_a_well_is_painted_with_the_tokens(form, tokens):
    form.field("City").click()
    well = measured(form, "Full name")
    assert well["fill"] == tokens["fill"]
    assert well["radius"] == "12px"
    assert well["height"] >= 52
    assert (well["line"], well["width"]) == ([tokens["separator"]], ["1px"])
    assert well["label"] == tokens["secondary"]
    assert well["text"] == tokens["primary"]
    assert well["prompt"] == tokens["tertiary"]
    assert well["labelSize"] == pytest.approx(12, abs=0.6)
    assert well["textSize"] == pytest.approx(17, abs=0.6)


def test_the_line_of_a_well_answers_to_focus_and_error(form, tokens):
    form.field("City").click()
    form.poll(lambda: measured(form, "City")["line"] == [tokens["primary"]], "no focused line")
    form.save()
    form.expect_error("City", "city")
    form.field("Phone").click()
    well = measured(form, "City")
    assert well["line"] == [tokens["danger"]]
    assert well["label"] == tokens["danger"]
    message = form.page.locator("span.t").filter(has_text=form.error_of("City"))
    assert message.evaluate("e => getComputedStyle(e).color") == tokens["danger"]
    size = message.evaluate("e => parseFloat(getComputedStyle(e).fontSize)")
    assert size == pytest.approx(13, abs=0.6)


def test_the_suggestions_float_on_the_elevated_surface(form, tokens):
    form.field("Street address").click()
    form.type("market", delay=30)
    row = form.page.get_by_role("button").filter(has_text="Market Street").first
    expect(row).to_be_visible()
    drawn = row.evaluate(r"""row => {
      const style = e => getComputedStyle(e)
      let list = row
      const shadows = e => style(e).boxShadow + ' ' + style(e).filter
      while (!shadows(list).includes('28px')) list = list.parentElement
      const painted = [list, ...list.querySelectorAll('*')]
        .map(e => style(e).backgroundColor).filter(c => c !== 'rgba(0, 0, 0, 0)')
      const ring = [...list.querySelectorAll('.fill')]
        .map(e => style(e).boxShadow.match(/^(rgb\S* \S+ \S+) 0px 0px 0px/)).filter(Boolean)
        .map(l => l[1])
      const texts = [...row.querySelectorAll('span.t')].map(e => parseFloat(style(e).fontSize))
      const symbol = row.querySelector('svg')
      return {shadow: shadows(list), painted, ring, texts,
              symbol: style(symbol).color}
    }""")
    assert "10px" in drawn["shadow"] and "28px" in drawn["shadow"]
    assert "0.16" in drawn["shadow"]
    assert tokens["elevated"] in drawn["painted"]
    assert tokens["separator"] in drawn["ring"]
    assert drawn["symbol"] == tokens["secondary"]
    assert drawn["texts"][:2] == pytest.approx([17, 13], abs=0.6)


def test_the_switch_and_the_button_are_the_accent(form, tokens):
    switch = form.page.get_by_role("switch", name="Set as default")
    # What is drawn lies beside the real switch, which nobody sees.
    track = r"""e => {
      const shown = e.closest('.over').parentElement
      return [...shown.querySelectorAll('[inert] *')].map(x => getComputedStyle(x).backgroundColor)
    }"""
    assert tokens["fill"] in switch.evaluate(track)
    switch.click()
    form.poll(lambda: tokens["accent"] in switch.evaluate(track), "the switch is not the accent")
    form.poll(lambda: tokens["accent_on"] in switch.evaluate(track), "the knob stays as it was")
    save = form.page.get_by_role("button", name=re.compile("^Save address"))
    assert save.bounding_box()["height"] == pytest.approx(52, abs=0.5)
    drawn = save.evaluate("""e => [e, ...e.querySelectorAll('*')].map(x => {
      const style = getComputedStyle(x)
      return [style.backgroundColor, style.borderTopLeftRadius, style.color, style.fontWeight]
    })""")
    assert [tokens["accent"], "12px"] in [entry[:2] for entry in drawn]
    assert [tokens["accent_on"], "600"] in [entry[2:] for entry in drawn]


def test_the_country_sheet_lists_rows_on_the_surface(form, tokens):
    form.page.get_by_role("button", name=re.compile("^Country or region")).click()
    sheet = form.sheet("Country or region")
    expect(sheet).to_be_visible()
    # Far down in a long list: its row is made once it is looked for.
    form.search_field().fill("united st")
    chosen = sheet.get_by_role("button", name="United States", exact=True)
    expect(chosen).to_be_visible()
    symbol = chosen.locator("svg").last
    assert symbol.evaluate("e => getComputedStyle(e).color") == tokens["primary"]
    ground = chosen.evaluate(r"""e => {
      const row = e.closest('.row').getBoundingClientRect()
      const ground = e.closest('.row').querySelector('.rowback > *')
      const box = ground.getBoundingClientRect()
      return {color: getComputedStyle(ground).backgroundColor,
              fills: Math.abs(box.width - row.width) < 1 && Math.abs(box.height - row.height) < 2}
    }""")
    assert ground == {"color": tokens["surface"], "fills": True}


def test_more_contrast_darkens_lines_and_prompts(open_page):
    person = open_page(contrast="more", viewport={"width": 393, "height": 1100})
    person.add_address()
    person.field("City").click()
    well = measured(person, "Full name")
    assert well["line"] == [rgb(TOKENS["light"]["secondary"])]
    assert well["prompt"] == rgb(TOKENS["light"]["secondary"])


def durations(person, act):
    """How long the changes take that something brings about, in milliseconds."""
    person.page.evaluate("""() => {
      window.durations = []
      document.addEventListener('transitionrun', event => {
        for (const each of event.target.getAnimations()) {
          window.durations.push(each.effect.getTiming().duration)
        }
      })
    }""")
    act()
    person.poll(lambda: person.page.evaluate("window.durations.length"), "nothing moves")
    return set(person.page.evaluate("window.durations"))


def test_states_of_a_well_move_snappily_and_fade_shortly_with_less_motion(open_page):
    person = open_page()
    person.add_address()
    # A spring of 0.25 seconds that comes to rest a little later.
    assert durations(person, lambda: person.field("City").click()) == {323}
    calm = open_page(reduced_motion="reduce")
    calm.add_address()
    assert durations(calm, lambda: calm.field("City").click()) == {150}


def test_a_press_fades_the_button_by_the_standard_motion(open_page):
    person = open_page()
    person.add_address()
    save = person.page.get_by_role("button", name=re.compile("^Save address"))
    save.hover()
    assert durations(person, lambda: person.page.mouse.down()) == {200}
    person.page.mouse.up()


def test_region_and_code_stack_and_suggestions_wrap_in_the_largest_text(open_page):
    person = open_page()
    person.add_address()
    # Parts of a pixel: the button in the region's field makes its line that much higher.
    for edge in ["top", "bottom"]:
        assert abs(measured(person, "State")[edge] - measured(person, "ZIP code")[edge]) < 0.5
    large = open_page()
    large.page.add_init_script("""new MutationObserver(() => {
      if (document.documentElement) document.documentElement.style.fontSize = '48px'
    }).observe(document, { childList: true })""")
    large.page.reload()
    large.wait_until_linked()
    large.page.get_by_role("button", name="Add address").evaluate("button => button.click()")
    expect(large.field("State")).to_be_attached()
    assert measured(large, "ZIP code")["top"] > measured(large, "State")["bottom"]
    large.field("Street address").click()
    large.type("market", delay=30)
    row = large.page.get_by_role("button").filter(has_text="Market Street").first
    expect(row).to_be_visible()
    title = row.locator("span.t").first
    lines = title.evaluate(
        "e => e.getBoundingClientRect().height / parseFloat(getComputedStyle(e).lineHeight)")
    assert lines > 1.5
    assert title.evaluate("e => e.scrollWidth <= e.clientWidth + 1 || e.clientWidth === 0")


def test_the_form_brings_no_surroundings_of_its_own(person):
    person.add_address()
    around = person.field("Full name").evaluate("""input => {
      const style = e => getComputedStyle(e)
      const painted = e => style(e).backgroundColor !== 'rgba(0, 0, 0, 0)'
      let card = input
      while (style(card).borderTopLeftRadius !== '20px' || !painted(card)) card = card.parentElement
      const between = []
      for (let e = card.parentElement; !e.classList.contains('scroll'); e = e.parentElement)
        between.push(e)
      return {
        painted: between.filter(painted).length,
        padded: between.map(e => style(e).paddingLeft).filter(p => p !== '0px'),
        scrolling: [...card.closest('.scroll').querySelectorAll('.scroll, .navigation, .list')].length,
      }
    }""")
    # The one padding is the example's own.
    assert around == {"painted": 0, "padded": ["16px"], "scrolling": 0}


def test_the_country_is_a_row_as_high_as_the_wells(person):
    person.add_address()
    button = person.page.get_by_role("button", name=re.compile("^Country or region"))
    street = person.field("Street address").evaluate(FIELD)
    assert abs(button.bounding_box()["height"] - street["height"]) < 0.5
