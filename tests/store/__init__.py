"""The tests of the store."""

import pytest

# The shared assertions are not in a file named test_*, and would otherwise fail without saying what they compared.
pytest.register_assert_rewrite("tests.store.contract", "tests.store.model")
