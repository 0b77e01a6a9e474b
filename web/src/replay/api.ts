// Replays over HTTP: games looked at, checked, commented and continued; and the files that this browser has kept.

import { Refused, tickets } from "../http";
import { held } from "../evening/held";
import { settings } from "../settings.svelte";
import type {
  After,
  AskReplayMeasure,
  BranchMade,
  Deleted,
  KeptReplay,
  NewBranch,
  NewComment,
  OpenedReplay,
  Problem,
  Replay,
  ReplayAround,
  ReplayComment,
  ReplayMeasured,
  ReplayVerdict,
} from "../wire";

const KEY = "sandtable.kept";
const LARGEST = 20_000_000;

function kept(): Record<string, string> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, string>;
  } catch {
    return {};
  }
}

function bearer(): Record<string, string> {
  const tokens = [...tickets(), ...held()].map((each) => each.token).concat(Object.values(kept()));
  return tokens.length ? { Authorization: `Bearer ${tokens.join(",")}` } : {};
}

async function ask(method: string, path: string, body?: unknown): Promise<Response> {
  const file = body instanceof Blob;
  const headers: Record<string, string> = { "Accept-Language": settings.now.language, ...bearer() };
  if (body !== undefined) headers["Content-Type"] = file ? "application/octet-stream" : "application/json";
  const answer = await fetch(path, {
    method,
    headers,
    body: body === undefined ? undefined : file ? body : JSON.stringify(body),
  });
  if (answer.ok) return answer;
  const problem = (await answer.json().catch(() => ({}))) as Partial<Problem>;
  throw new Refused({ status: answer.status, key: problem.key ?? "error-server", args: problem.args ?? {} });
}

const at = (name: string, path = ""): string => `/api/replays/${encodeURIComponent(name)}${path}`;
const json = async <T>(answer: Promise<Response>): Promise<T> => (await (await answer).json()) as T;

/** What was opened a moment ago need not be asked for again. */
const handed = new Map<string, OpenedReplay>();

export async function open(file: File): Promise<OpenedReplay> {
  if (file.size > LARGEST)
    throw new Refused({ status: 413, key: "fault-file-large", args: { most: String(LARGEST / 1e6) } });
  const found = await json<OpenedReplay>(ask("POST", "/api/replays", file));
  if (found.replay) handed.set(found.replay.name, found);
  return found;
}

export async function look(name: string): Promise<{ replay: Replay; verdict?: ReplayVerdict }> {
  const before = handed.get(name);
  handed.delete(name);
  if (before?.replay) return { replay: before.replay, verdict: before.verdict };
  return { replay: await json<Replay>(ask("GET", at(name))) };
}

export const around = (name: string, moment: number, piece: string, of: string): Promise<ReplayAround> =>
  json(ask("GET", at(name, `/around?at=${moment}&piece=${encodeURIComponent(piece)}&of=${of}`)));
export const measured = (name: string, asked: AskReplayMeasure): Promise<ReplayMeasured> =>
  json(ask("POST", at(name, "/measure"), asked));
export const after = (name: string): Promise<After> => json(ask("GET", at(name, "/after")));
export const check = (name: string, head = ""): Promise<ReplayVerdict> =>
  json(ask("GET", at(name, `/verdict?head=${encodeURIComponent(head)}`)));
export const comment = (name: string, note: NewComment): Promise<ReplayComment> =>
  json(ask("POST", at(name, "/comments"), note));
export const branch = (name: string, wanted: NewBranch): Promise<BranchMade> =>
  json(ask("POST", at(name, "/branch"), wanted));
export const uncomment = async (name: string, id: number): Promise<void> =>
  void (await ask("DELETE", at(name, `/comments/${id}`)));

export async function keep(name: string): Promise<string> {
  const found = await json<KeptReplay>(ask("POST", at(name, "/keep")));
  localStorage.setItem(KEY, JSON.stringify({ ...kept(), [found.name]: found.token }));
  return found.name;
}

export async function drop(name: string): Promise<void> {
  await ask("DELETE", at(name));
  const others = Object.entries(kept()).filter(([each]) => each !== name);
  localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(others)));
}

export const remove = (match: string): Promise<Deleted> =>
  json(ask("DELETE", `/api/matches/${encodeURIComponent(match)}`));

/** What comes as a file is saved where the browser saves things. */
async function saved(answer: Response): Promise<void> {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(await answer.blob());
  link.download = /filename="([^"]+)"/.exec(answer.headers.get("content-disposition") ?? "")?.[1] ?? "game";
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** The lines of the game file. */
export const linesOf = async (name: string): Promise<string[]> =>
  (await (await ask("GET", at(name, "/file?form=sand"))).text()).split("\n").filter(Boolean);
export const save = async (name: string, form: "sand" | "zip"): Promise<void> =>
  saved(await ask("GET", at(name, `/file?form=${form}`)));
export const picture = async (name: string, form: "svg" | "png" | "gif", entry: number, dark: boolean): Promise<void> =>
  saved(await ask("GET", at(name, `/picture?form=${form}&at=${entry}&dark=${dark}&look=${settings.now.look}`)));
export const exportAll = async (): Promise<void> => saved(await ask("GET", "/api/export"));
