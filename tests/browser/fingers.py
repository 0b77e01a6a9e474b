"""Fingers on a screen: one that drags, two that pinch."""

from playwright.sync_api import Locator, Page

STEPS = 12


class Fingers:
    """Real touches, sent through the browser's own protocol."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._protocol = page.context.new_cdp_session(page)

    @staticmethod
    def middle(place: Locator) -> tuple[float, float]:
        """The middle of something on the screen."""
        box = place.bounding_box()
        assert box
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def drag(self, x: float, y: float, right: float, down: float) -> None:
        """One finger is put down, moved and lifted."""
        path = [[(x + right * step / STEPS, y + down * step / STEPS)] for step in range(STEPS + 1)]
        self._follow(path)

    def press(self, x: float, y: float) -> None:
        """One finger is put down and stays; it is lifted when the page has noticed."""
        self._touch("touchStart", [(x, y)])
        self._page.locator("main section.menu").wait_for()
        self._touch("touchEnd", [])

    def pinch(self, x: float, y: float, near: float, far: float) -> None:
        """Two fingers beside a point go from near each other to far from each other."""
        gaps = [near + (far - near) * step / STEPS for step in range(STEPS + 1)]
        self._follow([[(x - gap / 2, y), (x + gap / 2, y)] for gap in gaps])

    def _follow(self, path: list[list[tuple[float, float]]]) -> None:
        for step, points in enumerate(path):
            self._touch("touchMove" if step else "touchStart", points)
        self._touch("touchEnd", [])

    def _touch(self, kind: str, points: list[tuple[float, float]]) -> None:
        touched = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)]
        self._protocol.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touched})
