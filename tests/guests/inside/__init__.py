"""Programs and tests that run where the game is installed; the tests beside this folder start them."""
