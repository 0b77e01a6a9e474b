# Sourced by ./play and ./test: a virtual environment with the locked packages, made once and kept up to date.
# It needs Python 3.11 or later and a package registry, and nothing else.

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

make_environment() {
    [ -x .venv/bin/python ] && .venv/bin/python -m pip --version >/dev/null 2>&1 && return
    python=$(find_python) || return 1
    rm -rf .venv
    "$python" -m venv .venv >/dev/null 2>&1 && return
    # Debian and its children keep venv in a package of its own.
    if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; then
        apt-get update -qq >&2 && apt-get install -y -qq python3-venv >&2
    fi
    rm -rf .venv
    "$python" -m venv .venv || {
        echo "Python's venv module does not work here; install it (Debian: apt-get install python3-venv)." >&2
        return 1
    }
}

# prepare play|test: the packages of that lock are installed, and the program itself from this folder.
prepare() {
    lock="requirements/$1.txt"
    make_environment || return 1
    stamp=$(cat "$lock" pyproject.toml src/sandtable/__init__.py | cksum)
    mark=".venv/prepared-$1"
    [ -f "$mark" ] && [ "$(cat "$mark")" = "$stamp" ] && return
    echo "Preparing the environment (only after a change) ..." >&2
    .venv/bin/python -m pip install --quiet --disable-pip-version-check --require-hashes -r "$lock" >&2 || return 1
    .venv/bin/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation -e . >&2 || return 1
    echo "$stamp" >"$mark"
}
