"""A web host with a folder of static files, and a small edition to put there in place of the whole app."""

import contextlib
import http.server
import shutil
import threading
from pathlib import Path
from urllib.parse import unquote, urlsplit

from offline.versions import SOURCE, stamp

TYPES = {
    ".html": "text/html",
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".wasm": "application/wasm",
    ".json": "application/json",
    ".svg": "image/svg+xml",
    ".png": "image/png",
}

PAGE = """<!DOCTYPE html>
<html><head>
<base href="{base}"><meta charset="UTF-8"><meta name="tableside-version" content="">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>Tableside</title>
<script>
  globalThis.said = [];
  addEventListener('tableside-offline', ({{ detail }}) => said.push(detail));
</script>
<script type="module" src="updates.js"></script>
</head><body><main>page {word}</main></body></html>
"""

WORKER = """
import { claim } from './tabs.js';
if (location.search.includes('without-locks')) Object.defineProperty(navigator, 'locks', { value: undefined });
let held;
addEventListener('message', ({ data }) => {
  if (data.hang) for (;;);
  if (data.ask) postMessage({ mayWrite: held?.mayWrite() ?? false });
});
held = await claim({ settle: () => fetch(`kept ${held.mayWrite() ? 'in time' : 'too late'}`) });
"""

READER = "onmessage = ({ data }) => fetch(data).then((response) => response.text()).then(postMessage);"

TABS = """<!DOCTYPE html>
<html><head><base href="{base}"><meta charset="UTF-8"><title>Tableside</title>
<meta name="tableside-version" content="">
<meta name="viewport" content="width=device-width, initial-scale=1"></head>
<body><button id="app" onclick="this.textContent = 'tapped'">app</button><script>
const worker = new Worker('worker.js' + location.search, {{ type: 'module' }});
worker.onmessage = ({{ data }}) => dispatchEvent(new CustomEvent('tableside-worker', {{ detail: data }}));
globalThis.tableside = {{ tell: (message) => worker.postMessage(message), stop: () => worker.terminate() }};
globalThis.ask = () => new Promise((heard) => {{
  addEventListener('tableside-worker', ({{ detail }}) => 'mayWrite' in detail && heard(detail));
  worker.postMessage({{ ask: true }});
}});
if (location.search.includes('updates')) import('./updates.js');
</script><script type="module" src="other_tab.js"></script></body></html>
"""


class Host:
    """Gives out what lies in `dist` below `/name/`, notes what was asked for, and can send something else."""

    base = "/name/"

    def __init__(self, folder: Path) -> None:
        """`folder` is where `deploy` puts its editions; any other can be given out by naming it in `dist`."""
        self.dist = folder / "dist"
        self.asked: list[str] = []
        self.instead: dict[str, tuple[int, bytes]] = {}
        """By path: a status and a body that are sent in place of the file, as a host in trouble does."""
        self.away = False
        """Whether nothing is answered, as in flight mode."""
        host = self

        class Handler(http.server.BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def do_GET(self) -> None:
                path = unquote(urlsplit(self.path).path)
                name = path.removeprefix(host.base) or "index.html"
                host.asked.append(name)
                if host.away:
                    self.close_connection = True
                    return
                file = host.dist / name
                there = path.startswith(host.base) and file.is_file()
                status, body = (200, file.read_bytes()) if there else (404, b"not here")
                status, body = host.instead.get(name, (status, body))
                self.send_response(status)
                self.send_header("Content-Type", TYPES.get(file.suffix, "text/plain"))
                self.send_header("Content-Length", str(len(body)))
                self.end_headers()
                if self.command != "HEAD":
                    # A page that is left does not take the rest.
                    with contextlib.suppress(ConnectionError):
                        self.wfile.write(body)

            do_HEAD = do_GET

            def log_message(self, *_: object) -> None:
                pass

        self._server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self._server.daemon_threads = True
        threading.Thread(target=self._server.serve_forever, kwargs={"poll_interval": 0.01}, daemon=True).start()
        self.origin = f"http://127.0.0.1:{self._server.server_port}"
        self.address = self.origin + self.base

    def deploy(self, word: str) -> str:
        """Puts a version there whose page and two of whose files say `word`; one file is the same in each."""
        shutil.rmtree(self.dist, ignore_errors=True)
        self.dist.mkdir(parents=True)
        for script in ("updates.js", "notice.js", "tabs.js", "other_tab.js"):
            shutil.copy(SOURCE.with_name(script), self.dist)
        files = {
            "index.html": PAGE.format(base=self.base, word=word),
            "tabs.html": TABS.format(base=self.base),
            "worker.js": WORKER,
            "reader.js": READER,
            "early.txt": f"early {word}",
            "later file.txt": f"later {word}",
            "same.txt": "the same in each version",
        }
        for name, text in files.items():
            (self.dist / name).write_text(text, "utf-8")
        return stamp(self.dist)

    def stop(self) -> None:
        """Is there no more, as in flight mode."""
        self._server.shutdown()
        self._server.server_close()
