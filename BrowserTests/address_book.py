"""The example app as a process: started, killed and started again on the same port and file."""
import os
import pathlib
import signal
import socket
import subprocess
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent
BINARY = pathlib.Path(os.environ.get("ADDRESS_BOOK", ROOT / ".build/release/AddressBook"))


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


class AddressBook:
    """A server with a data file of its own."""

    def __init__(self, folder):
        self.port = free_port()
        self.data = folder / "addresses.sqlite"
        self.log = folder / "server.log"
        self.origins = []
        self.options = []
        self.process = None

    @property
    def url(self):
        return f"http://127.0.0.1:{self.port}/"

    def start(self):
        arguments = [str(BINARY), "--port", str(self.port), "--data", str(self.data),
                     *self.options]
        for origin in self.origins:
            arguments += ["--origin", origin]
        with open(self.log, "ab") as log:
            self.process = subprocess.Popen(arguments, stdout=log, stderr=log)
        for _ in range(200):
            if self.process.poll() is not None:
                raise RuntimeError(f"The server ended: {self.log.read_text()[-500:]}")
            try:
                socket.create_connection(("127.0.0.1", self.port), timeout=1).close()
                return self
            except OSError:
                time.sleep(0.05)
        raise RuntimeError("The server did not begin to listen within ten seconds.")

    def kill(self):
        """Ends the server as a crash does."""
        self.process.kill()
        self.process.wait()

    def stop(self):
        """Asks the server to end; returns its exit code."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        try:
            return self.process.wait(timeout=10)
        except subprocess.TimeoutExpired:
            self.process.kill()
            raise
