#!/usr/bin/env python3
"""Measures the browser host with its real address form, and a peer with the same client.

    Benchmarks/WebHost/run [--quick] [--peer]

Prints what each figure's goal is. Processor time is the server's own, so that a busy machine
changes it little; times to the answer hold the client's work too.
"""
import argparse
import asyncio
import os
import pathlib
import re
import resource
import shutil
import socket
import sqlite3
import subprocess
import sys
import tempfile
import time
import urllib.request

from pages import HostPage, PeerPage, http_session

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent
BINARY = pathlib.Path(os.environ.get("ADDRESS_BOOK", ROOT / ".build/release/AddressBook"))
VIEWS = pathlib.Path(os.environ.get("VIEW_BENCHMARK", ROOT / ".build/release/ViewBenchmark"))


class Server:
    """A server process on a port of its own; it ends with the `with` block."""

    def __init__(self, kind, rows=0):
        self.rows = rows
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.kind = kind

    def __enter__(self):
        self.folder = tempfile.TemporaryDirectory()
        self.start()
        if self.rows:
            # Stopped and started again, as it reads the file once.
            self.stop()
            fill(self.folder.name + "/a.sqlite", self.rows)
            self.start()
        return self

    def start(self):
        command = [str(BINARY), "--port", str(self.port), "--data", self.folder.name + "/a.sqlite"]
        if self.kind is PeerPage:
            command = [sys.executable, str(HERE / "peer.py"), str(self.port)]
        self.process = subprocess.Popen(command, cwd=self.folder.name,
                                        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        for _ in range(200):
            try:
                urllib.request.urlopen(f"http://127.0.0.1:{self.port}/", timeout=20).read()
                return
            except OSError:
                time.sleep(0.1)
        raise RuntimeError("The server did not answer within twenty seconds.")

    def stop(self):
        self.process.terminate()
        self.process.wait(10)

    def __exit__(self, *_):
        self.stop()
        self.folder.cleanup()

    @property
    def memory(self):
        """Kilobytes of its own that the process holds."""
        for line in pathlib.Path(f"/proc/{self.process.pid}/status").read_text().splitlines():
            if line.startswith("RssAnon"):
                return int(line.split()[1])

    @property
    def seconds(self):
        """Processor time that the process has used."""
        text = pathlib.Path(f"/proc/{self.process.pid}/stat").read_text()
        fields = text.rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def fill(path, count):
    """Puts so many addresses into the example's store."""
    with sqlite3.connect(path) as database:
        columns = ("full_name, organization, country_code, street, line2, dependent_locality, "
                   "city, region, postal_code, sorting_code, phone, is_default")
        database.executemany(
            f"INSERT INTO address ({columns}) VALUES (?,'','US',?,'','','Springfield','IL','62701',"
            "'','',0)",
            [(f"Ada Example {number}", f"{number} Sample Street") for number in range(count)])


def percentile(times, share):
    return sorted(times)[min(len(times) - 1, int(len(times) * share))] * 1000


def say(name, value, goal=""):
    print(f"  {name:<46}{value:>14}   {goal or ''}".rstrip(), flush=True)
    return value


async def type_at(pages, per_second, seconds):
    """Everybody types at a steady pace, each at a moment of their own."""
    times = []

    async def typist(page, phase, end):
        await asyncio.sleep(phase)
        due = time.perf_counter()
        while due < end:
            times.append(await page.key())
            due += 1 / per_second
            await asyncio.sleep(max(0, due - time.perf_counter()))

    end = time.perf_counter() + seconds
    await asyncio.gather(*(typist(page, index / len(pages) / per_second, end)
                           for index, page in enumerate(pages)))
    return times


async def typing(kind, sizes, goals):
    found = {}
    with Server(kind) as server:
        async with http_session() as http:
            warm = [await kind(http, server.port).open() for _ in range(10)]
            await type_at(warm, 20, 1)
            one = warm[0]
            one.received = one.touched = one.keys = 0
            used, times = server.seconds, []
            for _ in range(sizes["keys"]):
                times.append(await one.key())
                await asyncio.sleep(1 / 28)
            used = server.seconds - used
            found["cost"] = say("one typist: processor time a key, µs",
                                round(used / one.keys * 1e6), goals and "<= 100 (10 ms ticks)")
            say("bytes sent a key", round(one.received / one.keys), goals and "<= 400")
            say("elements touched a key", round(one.touched / one.keys, 1))
            say("event to patch p50 / p99, ms",
                f"{percentile(times, .5):.2f} / {percentile(times, .99):.2f}",
                goals and "<= 0.4 / 1.0")
            for page in warm:
                await page.close()
            before = server.memory
            began = time.perf_counter()
            pages = [await kind(http, server.port).open() for _ in range(sizes["typists"])]
            opened = len(pages) / (time.perf_counter() - began)
            say("sessions with an open form opened a second", round(opened), goals and ">= 500")
            say("kB a session with an open form",
                round((server.memory - before) / len(pages), 1))
            # More is beyond what one core of the peer answers in time.
            for pace in (5, 20) if kind is HostPage else (5,):
                used = server.seconds
                times = await type_at(pages, pace, sizes["seconds"])
                used = server.seconds - used
                say(f"{len(pages)} typists, {pace} keys/s: p50 / p99, ms",
                    f"{percentile(times, .5):.2f} / {percentile(times, .99):.2f}",
                    goals and pace == 5 and "<= 1 / 5" or "")
                found[pace] = say("keys a core-second", round(len(times) / used),
                                  goals and ">= 10000")
            for page in pages:
                await page.close()
    return found


async def measured(server, page, name, count, act, undo=None):
    """Does something again and again, and says what one time costs."""
    times, used, received, touched = [], 0, 0, 0
    for _ in range(count):
        page.received = page.touched = 0
        before = server.seconds
        times.append(await act())
        used += server.seconds - before
        received, touched = received + page.received, touched + page.touched
        if undo:
            await undo()
        # A page that sends more than thirty messages a second is refused.
        await asyncio.sleep(0.2)
    say(f"{name}: processor time, ms", f"{used / count * 1000:.1f}")
    say(f"{name}: event to patch p50 / max, ms",
        f"{percentile(times, .5):.1f} / {max(times) * 1000:.1f}")
    say(f"{name}: bytes, elements touched",
        f"{received / count:.0f}, {touched / count:.0f}")


async def acts(count):
    """What a person does besides typing: the sheet of countries, and another country."""
    with Server(HostPage) as server:
        async with http_session() as http:
            page = await HostPage(http, server.port).open()
            await measured(server, page, "opening the countries", count,
                           lambda: page.tap("Country or region"), page.dismiss)
            names = ["Ireland", "United States"] * count

            async def choose():
                return await page.tap(names.pop(0))

            async def open_countries():
                # The names of the last time mean buttons that have gone.
                for name in ["Ireland", "United States"]:
                    page.buttons.pop(name, None)
                await page.tap("Country or region")
                await page.scroll_to(names[0] if names else "Ireland")

            await open_countries()
            await measured(server, page, "another country", count, choose, open_countries)
            await page.close()


def instructions(count):
    """Instructions a key, which no other work on the machine changes.

    Without the socket: Valgrind ends with the call in which a server waits. The difference of two
    runs leaves out what it takes to open the form.
    """
    with tempfile.TemporaryDirectory() as folder:
        # Without its debug information, which Valgrind does not understand.
        binary = folder + "/ViewBenchmark"
        subprocess.run(["strip", "--strip-debug", "-o", binary, VIEWS], check=True)
        for field in ("City", "Street address"):
            found = []
            for keys in (count, 3 * count):
                run = subprocess.run(
                    ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null",
                     binary, field, "--keys", str(keys)],
                    check=True, capture_output=True, text=True)
                found.append(int(re.search(r"Collected : (\d+)", run.stderr)[1]))
            say(f"{field}: instructions a key, thousands",
                f"{(found[1] - found[0]) / (2 * count) / 1e3:.0f}")


async def rows(sizes):
    """A list of many addresses: its page, its session, and a sheet opened over it."""
    for size in sizes:
        with Server(HostPage, rows=size) as server:
            async with http_session() as http:
                await asyncio.sleep(0.5)
                page = await HostPage(http, server.port).open(opens_form=False)
                await page.close()
                before, used = server.memory, server.seconds
                pages = []
                for _ in range(5):
                    pages.append(await HostPage(http, server.port).open(opens_form=False))
                used = server.seconds - used
                say(f"{size} rows: page and session, ms of processor time",
                    f"{used / 5 * 1000:.0f}")
                say(f"{size} rows: kB a session", round((server.memory - before) / 5))
                for each in pages:
                    await each.close()


async def sessions(kind, rounds, count):
    """Memory of sessions that only look at the first page, and what is left of them."""
    with Server(kind) as server:
        async with http_session() as http:
            held = []
            empty = server.memory
            for number in range(rounds):
                pages = []
                for start in range(0, count, 50):
                    pages += await asyncio.gather(
                        *(kind(http, server.port).open(opens_form=False)
                          for _ in range(start, min(start + 50, count))))
                full = server.memory
                if number == 0:
                    each = say("kB a session", round((full - empty) / count, 1), "<= 40")
                for index, page in enumerate(pages):
                    await page.close(abruptly=index % 2 == 0)
                # Long enough for the sweep, which keeps a thousand that may come back.
                await asyncio.sleep(3)
                held.append(full)
            if rounds > 1:
                say(f"{rounds} rounds of {count}: MB with all open", " ".join(
                    str(round(each / 1024)) for each in held), "flat")
            say("kB of it kept after all have left", round((server.memory - empty) / count, 1))
    # The first rounds find what an allocator and the caches need.
    late = held[len(held) // 2:]
    return each, max(late) <= min(late) * 1.05


async def pages(kind, count):
    with Server(kind) as server:
        async with http_session() as http:
            async def get(size=[]):
                async with http.get(f"http://127.0.0.1:{server.port}/") as answer:
                    return len(await answer.read())

            for _ in range(20):
                await get()
            before, used, began = server.memory, server.seconds, time.perf_counter()
            for _ in range(count // 20):
                sizes = await asyncio.gather(*(get() for _ in range(20)))
            took, used = time.perf_counter() - began, server.seconds - used
            say("pages a second (client and all)", round(count / took))
            rate = say("pages a core-second of the server", round(count / used), ">= 2000")
            say("kB a page", round(sizes[0] / 1000, 1), "<= 30 with script and styles")
            say("kB kept of a page that never connects",
                round((server.memory - before) / count, 2), "0")
    return rate


def main():
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--quick", action="store_true", help="a minute instead of several")
    parser.add_argument("--peer", action="store_true", help="the peer too, and the ratios")
    parser.add_argument("--check", action="store_true",
                        help="fail where memory grows from round to round")
    parser.add_argument("--only", choices=["typing", "acts", "rows", "instructions", "sessions", "pages"])
    options = parser.parse_args()
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, 20_000), hard))
    sizes = {"keys": 300, "typists": 200, "seconds": 5} if options.quick \
        else {"keys": 1000, "typists": 200, "seconds": 10}
    found = {}
    kinds = [("host", HostPage)] + ([("peer (NiceGUI)", PeerPage)] if options.peer else [])
    for name, kind in kinds:
        mine = found[kind] = {}
        print(name, flush=True)
        if options.only in (None, "typing"):
            mine.update(asyncio.run(typing(kind, sizes, kind is HostPage)))
        if kind is HostPage and options.only in (None, "acts"):
            asyncio.run(acts(10 if options.quick else 40))
        if kind is HostPage and options.only in (None, "rows"):
            asyncio.run(rows((60, 600) if options.quick else (60, 600, 6000)))
        if kind is HostPage and options.only in (None, "instructions") \
                and shutil.which("valgrind"):
            instructions(100)
        if options.only in (None, "sessions"):
            rounds, count = (1, 200) if kind is PeerPage else \
                (2, 500) if options.quick else (10, 2000)
            mine["memory"], flat = asyncio.run(sessions(kind, rounds, count))
            if options.check and not flat:
                sys.exit("Sessions that have ended leave memory behind.")
        if options.only in (None, "pages"):
            mine["pages"] = asyncio.run(pages(kind, 400 if kind is PeerPage else 2000))
    if options.peer:
        host, peer = found[HostPage], found[PeerPage]
        print("host against peer")
        for name, key, upward in [
                ("keys a core-second, 200 typists", 5, True),
                ("processor time a key", "cost", False),
                ("memory a session", "memory", False),
                ("pages a core-second", "pages", True)]:
            if key in host and key in peer and host[key] and peer[key]:
                better = host[key] / peer[key] if upward else peer[key] / host[key]
                say(name, f"{better:.1f} x better" if better >= 1 else f"{1 / better:.1f} x worse")


if __name__ == "__main__":
    main()
