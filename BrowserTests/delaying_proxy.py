"""A TCP proxy on this machine that holds every byte back for a while, each way."""
import asyncio
import threading
import time


class DelayingProxy:
    """Forwards to a port; can cut what is open and refuse what is new."""

    def __init__(self, target, delay=0.0):
        self.target = target
        self.delay = delay
        self.refuses = False
        self.port = None
        self._writers = set()
        self._loop = asyncio.new_event_loop()
        ready = threading.Event()
        threading.Thread(target=self._run, args=(ready,), daemon=True).start()
        ready.wait()

    def _run(self, ready):
        asyncio.set_event_loop(self._loop)
        server = self._loop.run_until_complete(
            asyncio.start_server(self._serve, "127.0.0.1", 0))
        self.port = server.sockets[0].getsockname()[1]
        ready.set()
        self._loop.run_forever()

    async def _serve(self, reader, writer):
        if self.refuses:
            writer.close()
            return
        try:
            there_reader, there_writer = await asyncio.open_connection("127.0.0.1", self.target)
        except OSError:
            writer.close()
            return
        self._writers |= {writer, there_writer}
        await asyncio.gather(
            self._pump(reader, there_writer), self._pump(there_reader, writer),
            return_exceptions=True)
        self._writers -= {writer, there_writer}

    async def _pump(self, source, destination):
        queue = asyncio.Queue()
        sender = asyncio.ensure_future(self._send(queue, destination))
        try:
            while chunk := await source.read(65536):
                queue.put_nowait((time.monotonic() + self.delay, chunk))
        except OSError:
            pass
        queue.put_nowait((time.monotonic() + self.delay, None))
        try:
            await sender
        except OSError:
            pass

    @staticmethod
    async def _send(queue, destination):
        while True:
            due, chunk = await queue.get()
            wait = due - time.monotonic()
            if wait > 0:
                await asyncio.sleep(wait)
            if chunk is None:
                destination.close()
                return
            destination.write(chunk)
            await destination.drain()

    def cut(self):
        """Ends every connection without a goodbye."""
        def abort():
            for writer in list(self._writers):
                writer.transport.abort()
        self._loop.call_soon_threadsafe(abort)
