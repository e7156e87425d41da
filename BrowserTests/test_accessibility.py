"""No finding of axe-core on any screen."""
import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect
import re

from test_main_job import save_example


def findings(person):
    results = Axe().run(person.page)
    return [f"{v['id']}: {node['html'][:160]}" for v in results.response["violations"]
            for node in v["nodes"]]


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_no_screen_has_a_finding(open_page, scheme):
    person = open_page(color_scheme=scheme, reduced_motion="reduce")
    assert findings(person) == [], "the empty list"
    save_example(person)
    assert findings(person) == [], "the list"
    person.add_address()
    assert findings(person) == [], "the form"
    person.save()
    person.expect_error("Full name", "name")
    assert findings(person) == [], "the form with errors"
    person.page.get_by_role("button", name=re.compile("^Country or region")).click()
    expect(person.sheet("Country or region")).to_be_visible()
    assert findings(person) == [], "the countries"
    assert person.problems == []
