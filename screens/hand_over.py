"""The server's end of large files that go by a request of their own: taken in, and given out, by their tickets."""

import asyncio
import re

from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from screens import handed
from screens.callers import foreign


async def take(name: str, request: Request) -> Response:
    """Takes a file in under the name of its ticket."""
    size = request.headers.get("content-length", "")
    if foreign(request.headers) or not re.fullmatch("[0-9a-f]{32}", name) or name in handed.arriving_files:
        return Response(status_code=403)
    if not size.isdecimal() or int(size) > handed.LARGEST or len(handed.arriving_files) >= handed.AT_ONCE:
        return Response(status_code=413)
    arriving = handed.arriving_files[name] = handed.Arriving()
    asyncio.get_running_loop().call_later(handed.UNCLAIMED, handed.arriving_files.pop, name, None)
    try:
        async for chunk in request.stream():
            arriving.content += chunk
    except ClientDisconnect:
        handed.arriving_files.pop(name, None)
        return Response(status_code=400)
    arriving.whole = True
    return Response(status_code=204)


async def give(name: str) -> Response:
    """Gives a file that was offered under the name of its ticket, once."""
    content = handed.offered_files.pop(name, None)
    if content is None:
        return Response(status_code=404)
    return Response(content, media_type="application/octet-stream", headers={"Cache-Control": "no-store"})
