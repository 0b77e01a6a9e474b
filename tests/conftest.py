"""What holds for all tests."""

from hypothesis import settings

from sandtable.kernel.memory import collect_rarely

settings.register_profile("steady", derandomize=True, deadline=None, database=None)
settings.load_profile("steady")


def pytest_collection_finish() -> None:
    """Thousands of tests are loaded by now; the collector need not look through them again and again."""
    collect_rarely()
