"""How the server starts and ends."""
import signal
import subprocess
import urllib.request

from address_book import BINARY, free_port


def test_a_taken_port_is_said_plainly(server, tmp_path):
    second = subprocess.run(
        [str(BINARY), "--port", str(server.port), "--data", str(tmp_path / "other.sqlite")],
        capture_output=True, text=True, timeout=20, check=False)
    assert second.returncode != 0
    assert str(server.port) in second.stdout + second.stderr
    assert "taken" in second.stdout + second.stderr or "in use" in second.stdout + second.stderr


def test_a_port_that_is_no_number_is_said_plainly():
    done = subprocess.run([str(BINARY), "--port", "eighty"], capture_output=True, text=True,
                          timeout=20, check=False)
    assert done.returncode != 0
    assert "--port needs a number" in done.stdout + done.stderr


def test_the_url_that_is_printed_works_whatever_it_listens_on(tmp_path):
    server = subprocess.Popen(
        [str(BINARY), "--host", "0.0.0.0", "--port", str(free_port()),
         "--data", str(tmp_path / "a.sqlite")],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    try:
        url = server.stdout.readline().split()[-1]
        with urllib.request.urlopen(url, timeout=10) as answer:
            assert answer.status == 200
    finally:
        server.terminate()
        _, warning = server.communicate(timeout=10)
    assert "no sign-in" in warning and "--origin" in warning


def test_interrupting_ends_it_cleanly(tmp_path):
    from address_book import AddressBook
    server = AddressBook(tmp_path).start()
    server.process.send_signal(signal.SIGINT)
    assert server.process.wait(timeout=10) == 0


def test_an_address_is_in_no_log(person, server):
    from test_main_job import save_example
    save_example(person)
    log = server.log.read_text()
    for word in ["Ada", "Sample", "Springfield", "62701"]:
        assert word not in log
