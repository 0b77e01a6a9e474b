# Sourced by ./play and ./test: a virtual environment with the locked packages, made once and kept up to date; Node to
# build the page with; and, for the tests, a browser. It needs Python 3.11 or later and a package registry.

# The program is started often: what Python compiles is kept, whatever the surroundings say.
unset PYTHONDONTWRITEBYTECODE

find_python() {
    for name in python3 python python3.14 python3.13 python3.12 python3.11; do
        if command -v "$name" >/dev/null 2>&1 &&
            "$name" -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1; then
            command -v "$name"
            return
        fi
    done
    echo "Sandtable needs Python 3.11 or later; none was found." >&2
    return 1
}

# install_system PACKAGE: from the system's own packages, where that can be done without asking.
install_system() {
    [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1 || return 1
    echo "Installing $1 ..." >&2
    apt-get update -qq >&2 && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq "$1" >/dev/null
}

make_environment() {
    [ -x .venv/bin/python ] && .venv/bin/python -m pip --version >/dev/null 2>&1 && return
    python=$(find_python) || return 1
    rm -rf .venv
    "$python" -m venv .venv >/dev/null 2>&1 && return
    # Debian and its children keep venv in a package of its own.
    install_system python3-venv || true
    rm -rf .venv
    "$python" -m venv .venv || {
        echo "Python's venv module does not work here; install it (Debian: apt-get install python3-venv)." >&2
        return 1
    }
}

install_packages() {
    .venv/bin/python -m pip install --quiet --disable-pip-version-check --no-compile "$@" >&2
}

# find_node: a Node that can build the page is on the path: the system's, or else that of a wheel.
find_node() {
    .venv/bin/python scripts/page.py --node 2>/dev/null && return
    if ! [ -x .venv/bin/npm ]; then
        echo "Fetching Node to build the page with (only once) ..." >&2
        install_packages --require-hashes -r requirements/node.txt || return 1
    fi
    PATH="$PWD/.venv/bin:$PATH"
    export PATH
    .venv/bin/python scripts/page.py --node
}

# find_browser: a Chromium for the tests; SANDTABLE_CHROMIUM says which.
find_browser() {
    .venv/bin/python scripts/chromium.py >/dev/null 2>&1 ||
        install_system chromium-headless-shell || install_system chromium || true
    SANDTABLE_CHROMIUM=$(.venv/bin/python scripts/chromium.py) || return 1
    export SANDTABLE_CHROMIUM
}

# prepare play|test: the packages of that lock are installed, and the program itself from this folder, with its page.
prepare() {
    lock="requirements/$1.txt"
    make_environment || return 1
    find_node || return 1
    # The page needs nothing but Node: it is built while the packages are fetched.
    .venv/bin/python scripts/page.py &
    page=$!
    stamp=$(cat "$lock" pyproject.toml hatch_build.py src/sandtable/__init__.py | cksum)
    mark=".venv/prepared-$1"
    if [ -f "$mark" ] && [ "$(cat "$mark")" = "$stamp" ]; then
        wait "$page"
        return
    fi
    echo "Preparing the environment (only after a change) ..." >&2
    install_packages --require-hashes -r "$lock" || return 1
    wait "$page" || return 1
    install_packages --no-deps --no-build-isolation -e . || return 1
    echo "$stamp" >"$mark"
}
