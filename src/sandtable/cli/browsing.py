"""The browser of the person at this machine."""

import os
import sys
import urllib.request
import webbrowser
from threading import Thread

SCREENS = ("DISPLAY", "WAYLAND_DISPLAY")
SECONDS = 2.0
MARK = b'"title":"Sandtable"'


def has_screen() -> bool:
    """Whether the person who gave the command would see a window that opens here."""
    if "SSH_CONNECTION" in os.environ and not os.environ.get("DISPLAY"):
        return False
    return sys.platform in ("win32", "darwin") or any(os.environ.get(name) for name in SCREENS)


def show(url: str) -> None:
    """Opens a page in the browser, if there is a screen, without waiting for it."""
    if has_screen():
        Thread(target=webbrowser.open, args=(url,)).start()


def running(host: str, port: int) -> str:
    """The address of a Sandtable that already listens there; empty if it is something else."""
    url = f"http://{f'[{host}]' if ':' in host else host}:{port}/"
    try:
        with urllib.request.urlopen(f"{url}api/schema/openapi.json", timeout=SECONDS) as answer:
            return url if MARK in answer.read() else ""
    except (OSError, ValueError):
        return ""
