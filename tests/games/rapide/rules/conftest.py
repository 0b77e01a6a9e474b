"""The helpers of these tests explain their failures as the tests do."""

import pytest

pytest.register_assert_rewrite("tests.games.rapide.rules.proof")
