"""Pages without a browser: each opens a session of one of the two servers and types into it."""
import asyncio
import json
import re
import time

import aiohttp


class Typing:
    """What both kinds of page share: a key press waits for the patch that answers it."""

    waiting = None
    keys = 0
    taps = 0
    received = 0
    touched = 0

    def answered(self, size, touched):
        self.received += size
        self.touched += touched
        if self.waiting and not self.waiting.done():
            self.waiting.set_result(time.perf_counter())

    async def key(self):
        """Presses one key; the answer is how long its patch took."""
        self.keys += 1
        # Every value is another one, so every key press is answered by a change.
        value = "Bahnhofstrasse "[: self.keys % 15 + 1] + str(self.keys)
        self.waiting = asyncio.get_running_loop().create_future()
        began = time.perf_counter()
        await self.socket.send_str(self.event(value))
        return await asyncio.wait_for(self.waiting, 20) - began

    async def close(self, abruptly=False):
        if abruptly:
            # A reset, as from a phone that leaves the network; aiohttp has no name for it.
            self.socket._response.connection.transport.abort()
            self.socket._response.close()
        else:
            await self.socket.close()
        self.task.cancel()


class HostPage(Typing):
    """The AddressBook example with its address form open."""

    def __init__(self, http, port):
        self.http = http
        self.origin = f"http://127.0.0.1:{port}"

    async def open(self, opens_form=True):
        async with self.http.get(self.origin + "/") as answer:
            page = await answer.text()
        token = re.search(r'data-page="([^"]*)"', page)[1]
        self.number = self.revision = 0
        self.buttons, self.dialogs, self.gaps = {}, [], set()
        self.socket = await self.http.ws_connect(
            self.origin + "/ws", origin=self.origin, protocols=("webhost.v1",))
        await self.socket.send_json({"t": "hello", "v": 1, "page": token, "n": 0, "r": 0,
                                     "st": {}, "e": {"lang": "en"}, "f": {}})
        welcome = json.loads((await self.socket.receive(20)).data)
        if not welcome["shown"]:
            # The list was loaded between the page and its session; now both have it.
            await self.socket.close()
            return await self.open(opens_form)
        self.take(json.loads((await self.socket.receive(20)).data))
        if opens_form:
            await self.open_form(page)
        self.task = asyncio.create_task(self.read())
        return self

    async def open_form(self, page):
        button = re.search(r'<button id="e(\d+)"[^>]*aria-label="Add address"', page) \
            or re.search(r'<button id="e(\d+)"(?:(?!</button>).)*Add address', page, re.S)
        await self.socket.send_str(self.message(
            {"t": "submit", "id": int(button[1]), "k": "%032x" % id(self), "f": {}}))
        paths = {}
        while "Street address" not in paths:
            patch = json.loads((await self.socket.receive(20)).data)
            self.take(patch)
            for operation in patch["ops"]:
                if operation[0] == "i":
                    gather(operation[3], paths)
        self.path = paths["Street address"]

    async def scroll_to(self, label):
        """Asks for rows until the button whose name begins with some words is there."""
        while self.gaps and not any(name.startswith(label) for name in self.buttons):
            await self.answer_to({"t": "rows", "id": max(self.gaps), "from": 0, "count": 64})

    async def tap(self, label):
        """Taps the button whose name begins with some words; answers as `key` does."""
        number = next(number for name, number in self.buttons.items() if name.startswith(label))
        self.taps += 1
        return await self.answer_to({"t": "submit", "id": number, "k": "%032x" % self.taps,
                                     "f": {}})

    async def answer_to(self, fields):
        self.waiting = asyncio.get_running_loop().create_future()
        began = time.perf_counter()
        await self.socket.send_str(self.message(fields))
        return await asyncio.wait_for(self.waiting, 60) - began

    async def dismiss(self):
        """Sends the topmost sheet away."""
        return await self.answer_to({"t": "dismiss", "id": self.dialogs[-1]})

    def take(self, patch):
        self.revision = patch["r"]
        for operation in patch["ops"]:
            if operation[0] == "i":
                names(operation[3], self.buttons, self.dialogs, self.gaps)
            elif operation[0] == "a" and operation[2] == "aria-label":
                for name in [n for n, number in self.buttons.items() if number == operation[1]]:
                    del self.buttons[name]
                    self.buttons[operation[3]] = operation[1]
            elif operation[0] == "a" and operation[2] == "data-gap" and operation[3] == "0":
                self.gaps.discard(operation[1])
            elif operation[0] == "d" and operation[1] in self.dialogs:
                self.dialogs.remove(operation[1])
                # Of what was in it nothing can be tapped any more.
                self.gaps = set()

    def message(self, fields):
        self.number += 1
        return json.dumps({**fields, "n": self.number, "r": self.revision})

    def event(self, value):
        return self.message({"t": "set", "s": {self.path: value}})

    async def read(self):
        async for message in self.socket:
            patch = json.loads(message.data)
            if patch["t"] != "patch":
                raise RuntimeError(message.data)
            self.take(patch)
            if patch["n"] == self.number:
                self.answered(len(message.data), count_touched(patch["ops"]))


def count_touched(operations):
    """How many elements a patch inserts, changes or takes out."""
    def size(node):
        return 1 + sum(size(child) for child in node.get("k", []))

    changed = {o[1] for o in operations if o[0] != "i"}
    return len(changed) + sum(size(o[3]) for o in operations if o[0] == "i")


def names(node, buttons, dialogs, gaps):
    """The numbers of all buttons, dialogs and gaps of lists below a node."""
    def text(node):
        return node.get("a", {}).get("aria-label") or node.get("x") or " ".join(
            filter(None, (text(child) for child in node.get("k", []))))

    if node["g"] == "dialog":
        dialogs.append(node["i"])
    if node.get("a", {}).get("data-gap", "0") != "0":
        gaps.add(node["i"])
    if node["g"] == "button":
        buttons[text(node)] = node["i"]
    for child in node.get("k", []):
        names(child, buttons, dialogs, gaps)


def gather(node, paths):
    """The paths of all controls below a node, by their names."""
    if "p" in node:
        paths[node["a"].get("aria-label")] = node["p"]
    for child in node.get("k", []):
        gather(child, paths)


class PeerPage(Typing):
    """The peer's page: six fields, each with a text that is checked on every key."""

    def __init__(self, http, port):
        self.http = http
        self.origin = f"http://127.0.0.1:{port}"

    async def open(self, opens_form=True):
        async with self.http.get(self.origin + "/") as answer:
            page = await answer.text()
        self.client = re.search(r"'client_id': '([0-9a-f-]+)'", page)[1]
        text = re.search(r"String\.raw`(.*?)`\)?", page, re.S)[1]
        for written, meant in [("&#36;", "$"), ("&#96;", "`"), ("&gt;", ">"), ("&lt;", "<"),
                               ("&amp;", "&")]:
            text = text.replace(written, meant)
        self.inputs = [(int(number), element["events"][0]["listener_id"])
                       for number, element in json.loads(text).items()
                       if any(value["type"] == "update:value"
                              for value in element.get("events", []))]
        query = (f"client_id={self.client}&next_message_id=0&implicit_handshake=true"
                 f"&document_id={self.client}&tab_id={self.client}&old_tab_id=null"
                 "&EIO=4&transport=websocket")
        self.socket = await self.http.ws_connect(
            f"{self.origin}/_nicegui_ws/socket.io/?{query}", max_msg_size=1 << 22)
        self.ready = asyncio.get_running_loop().create_future()
        self.task = asyncio.create_task(self.read())
        await asyncio.wait_for(self.ready, 20)
        return self

    def event(self, value):
        element, listener = self.inputs[1]
        return "42" + json.dumps(["event", {"id": element, "client_id": self.client,
                                            "listener_id": listener, "args": [json.dumps(value)]}])

    async def read(self):
        async for message in self.socket:
            data = message.data
            if not isinstance(data, str):
                continue
            if data.startswith("0"):
                await self.socket.send_str("40")
            elif data == "2":
                await self.socket.send_str("3")
            elif data.startswith("40"):
                if not self.ready.done():
                    self.ready.set_result(True)
            elif data.startswith('42["update"'):
                changed = json.loads(data[2:])[1]
                self.answered(len(data), len(changed))


def http_session():
    return aiohttp.ClientSession(
        connector=aiohttp.TCPConnector(limit=0, force_close=True),
        timeout=aiohttp.ClientTimeout(total=60))
