"""What a browser loads before a person can type."""
import gzip
import re
import urllib.request

from playwright.sync_api import expect

# What Chromium sends.
CODINGS = "gzip, deflate, br, zstd"


def load(url, **headers):
    request = urllib.request.Request(url, headers=headers)
    with urllib.request.urlopen(request, timeout=10) as answer:
        return answer.headers, answer.read()


def first_page(server):
    """Everything that the first page asks for, by path: its head and the bytes as they are sent."""
    page = ""
    while "No addresses yet" not in page:
        # Until the store is read the page is another one.
        sent = {"/": load(server.url, **{"Accept-Encoding": CODINGS})}
        page = sent["/"][1].decode()
    for path in re.findall(r'(?:href|src)="(/[^"]*)"', page):
        sent[path] = load(server.url + path[1:], **{"Accept-Encoding": CODINGS})
    return sent


def test_a_first_page_is_at_most_30_kb(server):
    sent = first_page(server)
    assert {"/client.js", "/client.css"} < sent.keys() and len(sent) == 4
    sizes = {path: len(body) for path, (_, body) in sent.items()}
    assert sum(sizes.values()) <= 30_000, sizes


def test_what_is_compressed_is_what_it_would_be(server):
    for path, (head, body) in first_page(server).items():
        plain = load(server.url + path[1:])[1]
        if path == "/":
            # Its token is another one each time, and its length must give nothing away.
            assert head["Content-Encoding"] is None and len(body) == len(plain)
        else:
            assert head["Content-Encoding"] == "gzip" and "Accept-Encoding" in head["Vary"]
            assert len(body) == int(head["Content-Length"]) < len(plain)
            assert gzip.decompress(body) == plain


def test_chromium_works_with_what_is_compressed(server, browser):
    context = browser.new_context()
    page = context.new_page()
    codings = {}
    page.on("response", lambda answer: codings.__setitem__(
        answer.url.removeprefix(server.url), answer.headers.get("content-encoding")))
    page.goto(server.url)
    page.get_by_role("button", name="Add address").first.click()
    expect(page.get_by_label("Street address")).to_be_visible()
    assert codings.pop("") is None
    assert codings.pop("client.js") == codings.pop("client.css") == "gzip"
    assert [coding for path, coding in codings.items() if path.startswith("s/")] == ["gzip"]
    context.close()


def test_a_second_visit_loads_only_the_page_anew(server, browser):
    context = browser.new_context()
    page = context.new_page()
    page.goto(server.url)
    answers = {}
    page.on("response", lambda answer: answers.__setitem__(
        answer.url.removeprefix(server.url), answer))
    page.goto(server.url)
    expect(page.locator("html")).to_have_attribute("data-link", "up")
    for name in ["client.js", "client.css"]:
        sizes = answers[name].request.sizes()
        assert sizes["responseBodySize"] == 0, f"{name} came once more"
    context.close()
