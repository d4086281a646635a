"""The small pages that a browser gets which is not let in: a sentence, and a field for the PIN where there is one."""

from base64 import b64encode
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from html import escape
from string import Template

from starlette.responses import Response


@dataclass(frozen=True)
class Card:
    """What is said: in short, and what to do. With `typed`, a PIN can be typed on it."""

    title: str
    words: str
    typed: bool = False


INVITED = Card("This table is by invitation", "Scan the code on the host's screen.", typed=True)
WRONG_LINK = Card("This link does not fit any more", "Scan the code that is on the host's screen now.", typed=True)
WRONG_PIN = Card("That is not the PIN", "Look at the host's screen and type it again.", typed=True)
PIN_SHUT = Card("The PIN is shut", "It was wrong too often. Scan the code on the host's screen instead.")
TOO_OFTEN = Card("That was wrong too often", "Wait a minute, then scan the code on the host's screen.")
FULL = Card(
    "Twelve phones are at this table", "There is room again ten minutes after one of them has closed Tableside."
)
ELSEWHERE = Card("Another page asks for this", "Open Tableside itself, by the code on the host's screen.")

_STYLE = """
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:flex;align-items:center;justify-content:center;padding:32px 24px;
background:#0E0F11;color:#EFEAE3;font:400 18px/1.5 "Helvetica Neue",Roboto,Arial,sans-serif}
main{width:100%;max-width:360px;text-align:center}
svg{width:88px;height:88px;margin-bottom:28px}
h1{margin:0 0 8px;font-size:24px;line-height:1.25;font-weight:600}
p{margin:0;color:#A7AFB8}
form{margin-top:36px}
label{display:block;margin-bottom:8px;color:#A7AFB8;font-size:15px}
input{width:100%;padding:12px 0 12px .3em;border:0;border-radius:14px;background:#1F2328;color:#EFEAE3;
font:600 34px/1.2 "Arial Narrow","Roboto Condensed",Arial,sans-serif;letter-spacing:.3em;text-align:center}
button{width:100%;min-height:56px;margin-top:12px;border:0;border-radius:14px;background:#E8A24A;color:#1F1408;
font:600 17px/1 "Helvetica Neue",Roboto,Arial,sans-serif}
input:focus-visible,button:focus-visible{outline:3px solid #E8A24A;outline-offset:3px}
""".replace("\n", "")

# The sign is that of assets/index.html.
_PAGE = Template(f"""<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="theme-color" content="#0E0F11"><title>$title</title><link rel="icon" href="data:,">
<style>{_STYLE}</style></head><body><main>
<svg viewBox="70 42 372 428" aria-hidden="true"><path d="M256 56 429 156V356L256 456 83 356V156Z" fill="#C8552B"
stroke="#C8552B" stroke-width="28" stroke-linejoin="round"/><circle cx="256" cy="256" r="138" fill="#0E0F11"/>
<circle cx="256" cy="256" r="108" fill="#E8A24A"/><path d="M200 282 256 226 312 282" fill="none" stroke="#0E0F11"
stroke-width="36" stroke-linecap="round" stroke-linejoin="round"/></svg>
<h1>$title</h1><p role="status">$words</p>$form
</main></body></html>
""")

_FORM = """
<form method="post" action="/pin"><label for="pin">or type the PIN</label>
<input id="pin" name="pin" inputmode="numeric" autocomplete="off" maxlength="7" required>
<button>Join</button></form>"""

_HASH = b64encode(sha256(_STYLE.encode()).digest()).decode()
_HEADERS = {
    "Cache-Control": "no-store",
    "Content-Security-Policy": "default-src 'none'; img-src data:; form-action 'self'; frame-ancestors 'none'; "
    f"base-uri 'none'; style-src 'sha256-{_HASH}'",
    # With none at all, a browser would not say that the PIN comes from our own page.
    "Referrer-Policy": "same-origin",
    "X-Content-Type-Options": "nosniff",
    # What such a caller still sends is not read.
    "Connection": "close",
}


def answer(card: Card, status: int, pin: bool) -> Response:
    """The card as an answer; `pin` says whether a PIN lets in at this table."""
    return Response(_page(card, pin and card.typed), status, headers=_HEADERS, media_type="text/html")


@cache
def _page(card: Card, typed: bool) -> bytes:
    form = _FORM if typed else ""
    return _PAGE.substitute(title=escape(card.title), words=escape(card.words), form=form).encode()
