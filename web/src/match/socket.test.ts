import { describe, expect, it, vi } from "vitest";
import type { AnyMessage } from "../wire";
import { Line, patience, type Plug, type Status } from "./socket";

class Fake implements Plug {
  sent: { ask: string; id: number; since?: number }[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  send(text: string): void {
    this.sent.push(JSON.parse(text) as { ask: string; id: number });
  }
  close(): void {
    this.onclose?.();
  }
  says(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

function setUp(last = 0) {
  const plugs: Fake[] = [];
  const heard: AnyMessage[] = [];
  const states: Status[] = [];
  const listener = {
    heard: (m: AnyMessage) => heard.push(m),
    connected: (s: Status) => states.push(s),
    last: () => last,
    lang: () => "en",
  };
  const line = new Line("red", "token", listener, () => {
    plugs.push(new Fake());
    return plugs[plugs.length - 1]!;
  });
  line.open();
  plugs[0]!.onopen?.();
  return { line, plugs, heard, states };
}

describe("line", () => {
  it("says hello from the last entry that it knows", () => {
    const { plugs } = setUp(7);
    expect(plugs[0]!.sent[0]).toMatchObject({ ask: "hello", token: "token", since: 7 });
  });
  it("gives each question its answer", async () => {
    const { line, plugs } = setUp();
    plugs[0]!.says({ tell: "welcome", id: 1 });
    const answer = line.ask({ ask: "ask-options", piece: "red.a" });
    plugs[0]!.says({ tell: "options-message", id: plugs[0]!.sent[1]!.id, piece: "red.a" });
    await expect(answer).resolves.toMatchObject({ tell: "options-message" });
    line.close();
  });
  it("takes whoever does not answer to be gone", () => {
    vi.useFakeTimers();
    const { line, plugs, states } = setUp();
    plugs[0]!.says({ tell: "welcome", id: 1 });
    vi.advanceTimersByTime(20_000);
    expect(plugs[0]!.sent.at(-1)).toMatchObject({ ask: "ping" });
    expect(states.at(-1)).toBe("open");
    vi.advanceTimersByTime(20_000);
    expect(states.at(-1)).toBe("lost");
    vi.advanceTimersByTime(400);
    expect(plugs.length).toBe(2);
    line.close();
    vi.useRealTimers();
  });
  it("waits while the network is gone", () => {
    vi.useFakeTimers();
    const { line, plugs, states } = setUp();
    plugs[0]!.says({ tell: "welcome", id: 1 });
    vi.stubGlobal("navigator", { onLine: false });
    line.cut();
    vi.advanceTimersByTime(60_000);
    expect([plugs.length, states.at(-1)]).toEqual([1, "lost"]);
    vi.stubGlobal("navigator", { onLine: true });
    line.retry();
    expect(plugs.length).toBe(2);
    line.close();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });
  it("comes back after it was too fast", () => {
    vi.useFakeTimers();
    const { line, plugs, states } = setUp();
    plugs[0]!.says({ tell: "fault-message", id: 1, key: "fault-too-fast", args: {} });
    plugs[0]!.onclose?.();
    expect(states.at(-1)).toBe("lost");
    line.close();
    vi.useRealTimers();
  });
  it("connects again after a break, and fails what was asked", async () => {
    vi.useFakeTimers();
    const { line, plugs, states } = setUp();
    plugs[0]!.says({ tell: "welcome", id: 1 });
    const lost = line.ask({ ask: "ping" });
    plugs[0]!.onclose?.();
    await expect(lost).rejects.toThrow("lost");
    vi.advanceTimersByTime(400);
    expect(plugs.length).toBe(2);
    expect(states.at(-2)).toBe("lost");
    line.close();
    vi.useRealTimers();
  });
  it("gives up when the seat is refused", () => {
    const { plugs, states } = setUp();
    plugs[0]!.says({ tell: "fault-message", id: 1, key: "fault-token" });
    expect(states.at(-1)).toBe("refused");
  });
  it("waits longer each time, but not for ever", () => {
    expect([patience(0), patience(1), patience(20)]).toEqual([300, 600, 10_000]);
  });
});
