"""Schemathesis asks what the OpenAPI allows, and much that it does not: nothing fails, nothing is undocumented."""

import json
import subprocess
import sys

from scripts.siege.siege import Attack, Siege

SCHEMA = "/api/schema/openapi.json"
CHECKS = "not_a_server_error,status_code_conformance,content_type_conformance,response_schema_conformance"
STARTING = 60


def run(siege: Siege) -> None:
    path = siege.folder / "openapi.json"
    path.unlink(missing_ok=True)
    phases = "examples,coverage,fuzzing,stateful" if siege.plan.full else "fuzzing"
    done = subprocess.run(
        [
            *(sys.executable, "-m", "schemathesis.cli", "run", f"{siege.server.url}{SCHEMA}"),
            *("--checks", CHECKS, "--phases", phases, "--max-examples", str(siege.count)),
            *("--seed", str(siege.plan.seed), "--generation-database", "none", "--no-color", "--continue-on-failure"),
            *("--request-timeout", "10", "--suppress-health-check", "all", "--no-shrink", "--warnings", "off"),
            *("--report", "json", "--report-json-path", str(path)),
        ],
        cwd=siege.folder,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
        timeout=siege.plan.seconds + STARTING,
    )
    if not path.exists():
        siege.report.fell(f"Schemathesis has not run: {done.stdout[-300:]}")
        return
    told = json.loads(path.read_text("utf-8"))
    siege.report.asked += told["test_cases"]["generated"]
    siege.report.figures["operations"] = told["operations"]["tested"]
    for failure in told["failures"]:
        for operation in failure["operations"]:
            siege.report.fell(f"{failure['title']}: {operation}")
    for error in told["errors"]:
        siege.report.fell(f"error: {str(error)[:200]}")
    if told["operations"]["tested"] < told["operations"]["total"]:
        siege.report.fell("not every operation was tried")


ATTACK = Attack(
    "openapi", "Schemathesis over the OpenAPI: no 5xx, no undocumented answer", run, 100, 1, alone=True, limited=False
)
