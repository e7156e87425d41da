"""A store that can't be used: a readable message in the app, nothing lost, no crash."""
import sqlite3

import pytest
from playwright.sync_api import expect

from address_book import AddressBook
from person import EXAMPLE
from test_main_job import save_example


@pytest.fixture
def stopped_server(tmp_path):
    server = AddressBook(tmp_path)
    yield server
    assert server.process.poll() is None, server.log.read_text()[-800:]
    assert server.stop() == 0


def expect_problem(person, words):
    expect(person.page.get_by_text(words)).to_be_visible()
    expect(person.page.get_by_role("button", name="Try again")).to_be_visible()


@pytest.fixture
def open_stopped(stopped_server, browser):
    """Starts the server on a prepared file and opens the page."""
    contexts = []

    def open_stopped():
        from person import Person
        stopped_server.start()
        context = browser.new_context(viewport={"width": 393, "height": 852}, locale="en-US")
        contexts.append(context)
        person = Person(context.new_page(), [])
        person.open(stopped_server.url)
        return person

    yield open_stopped
    for context in contexts:
        context.close()


def test_a_file_that_is_no_database_is_said_and_left_alone(stopped_server, open_stopped):
    content = b"This is no database, and somebody may still want it." * 40
    stopped_server.data.write_bytes(content)
    person = open_stopped()
    expect_problem(person, "damaged")
    assert stopped_server.data.read_bytes() == content


def test_a_store_of_a_newer_version_is_said_and_left_alone(stopped_server, open_stopped):
    with sqlite3.connect(stopped_server.data) as database:
        database.execute("CREATE TABLE future (x)")
        database.execute("PRAGMA user_version = 999")
        database.execute(f"PRAGMA application_id = {0x4164426B}")
    before = stopped_server.data.read_bytes()
    person = open_stopped()
    expect_problem(person, "newer version")
    assert stopped_server.data.read_bytes() == before


def test_a_locked_store_keeps_what_was_typed_and_saves_once_it_is_free(person, server):
    save_example(person)
    person.edit("Ada Example")
    person.field("City").fill("Shelbyville")
    lock = sqlite3.connect(server.data, isolation_level=None)
    lock.execute("BEGIN EXCLUSIVE")
    person.save()
    expect(person.page.get_by_text("in use by another program").first).to_be_visible(timeout=10_000)
    expect(person.field("City")).to_have_value("Shelbyville")
    lock.execute("ROLLBACK")
    lock.close()
    person.save()
    expect(person.sheet("Edit address")).to_have_count(0)
    person.expect_listed("Ada Example", "Shelbyville")
