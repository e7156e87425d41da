"""What the browser tests share: a server, a browser, and a person with a phone."""
import shutil

import pytest
from playwright.sync_api import sync_playwright

from address_book import AddressBook
from delaying_proxy import DelayingProxy
from person import Person


@pytest.fixture(scope="session")
def browser():
    with sync_playwright() as playwright:
        # Without the sandbox only because tests may run as root.
        browser = playwright.chromium.launch(
            executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        yield browser
        browser.close()


@pytest.fixture
def server(tmp_path):
    server = AddressBook(tmp_path).start()
    yield server
    assert server.process.poll() is None, "the server ended during the test: " \
        + server.log.read_text()[-800:]
    assert server.stop() == 0


@pytest.fixture
def open_page(browser, server):
    """Opens the address book on a phone; settings of the browser can be given."""
    contexts = []

    def open_page(url=None, **settings):
        phone = dict(viewport={"width": 393, "height": 852}, device_scale_factor=2,
                     is_mobile=True, has_touch=True, locale="en-US")
        phone.update(settings)
        context = browser.new_context(**phone)
        contexts.append(context)
        page = context.new_page()
        problems = []
        page.on("pageerror", lambda error: problems.append(str(error)))
        page.on("console", lambda message: problems.append(message.text)
                if message.type == "error" and "WebSocket" not in message.text
                and "ERR_CONNECTION" not in message.text else None)
        person = Person(page, problems)
        person.open(url or server.url)
        return person

    yield open_page
    for context in contexts:
        context.close()


@pytest.fixture
def person(open_page):
    person = open_page()
    yield person
    assert person.problems == []


@pytest.fixture(params=[0, 0.3], ids=["0 ms", "300 ms"])
def person_far_or_near(request):
    """A person beside the server, and one whose every byte takes 300 ms each way."""
    return request.getfixturevalue("slow_person" if request.param else "person")


@pytest.fixture
def slow_person(server, open_page):
    """A person whose every byte takes 300 ms each way."""
    proxy = DelayingProxy(server.port, delay=0.3)
    server.stop()
    server.origins = [f"http://127.0.0.1:{proxy.port}"]
    server.start()
    person = open_page(f"http://127.0.0.1:{proxy.port}/")
    person.proxy = proxy
    yield person
    assert person.problems == []
