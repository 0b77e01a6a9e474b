// One line to the server for one seat: says hello, goes on where it was after a break, matches answers to questions.

import type { Asked } from "../page/api";
import type { AnyMessage, FaultMessage } from "../wire";

export type Status = "connecting" | "open" | "lost" | "refused";

export interface Listener {
  heard(message: AnyMessage, line: Line): void;
  connected(status: Status, line: Line, fault?: FaultMessage): void;
  /** The last entry that is known, and the language for what is refused. */
  last(): number;
  lang(): string;
}

export interface Plug {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: (() => void) | null;
}

/** How long to wait before the next attempt: longer each time, at the most ten seconds. */
export const patience = (attempt: number): number => Math.min(10_000, 300 * 2 ** attempt);

const SILENCE = 20_000;

export class Line {
  status: Status = "connecting";
  #plug: Plug | undefined;
  #next = 1;
  #attempt = 0;
  #waiting = new Map<number, (message: AnyMessage) => void>();
  #failing = new Map<number, (reason: Error) => void>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #beat: ReturnType<typeof setInterval> | undefined;
  #closed = false;
  #silent = false;

  constructor(
    readonly seat: string,
    private token: string,
    private listener: Listener,
    private plugIn: () => Plug,
    private match = "",
  ) {}

  open(): void {
    clearTimeout(this.#timer);
    if (globalThis.navigator?.onLine === false) return this.#broken();
    this.#set("connecting");
    const plug = this.plugIn();
    this.#plug = plug;
    plug.onopen = () => this.#hello();
    plug.onmessage = (event) => this.#heard(JSON.parse(event.data) as AnyMessage);
    plug.onclose = () => {
      if (this.#plug === plug) this.#broken();
    };
  }

  /** The connection is made anew, to be spoken to in another language. */
  renew(): void {
    if (this.status === "open") this.#plug?.close();
  }

  /** The network is gone: nobody waits until the line notices. */
  cut(): void {
    const plug = this.#plug;
    this.#plug = undefined;
    plug?.close();
    if (!this.#closed && this.status !== "lost") this.#broken();
  }

  /** Not later, but now. */
  retry(): void {
    if (this.status === "lost") this.open();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearInterval(this.#beat);
    this.#plug?.close();
  }

  /** Asks, and hands back the answer; fails if the line breaks first. */
  ask(asked: Asked): Promise<AnyMessage> {
    if (this.status !== "open") return Promise.reject(new Error("lost"));
    const id = this.#next++;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, resolve);
      this.#failing.set(id, reject);
      this.#plug?.send(JSON.stringify({ ...asked, id }));
    });
  }

  #hello(): void {
    const id = this.#next++;
    this.#waiting.set(id, (message) => {
      if (message.tell === "welcome") {
        this.#attempt = 0;
        this.#set("open");
        clearInterval(this.#beat);
        this.#beat = setInterval(() => this.#ping(), SILENCE);
      } else if (message.tell === "fault-message" && message.key !== "fault-too-fast") {
        this.#closed = true;
        this.#set("refused", message);
        this.#plug?.close();
      }
    });
    this.#plug?.send(
      JSON.stringify({
        ask: "hello",
        id,
        token: this.token,
        since: this.listener.last(),
        lang: this.listener.lang(),
        ...(this.match ? { match: this.match } : {}),
      }),
    );
  }

  /** Whoever has not answered the last time is taken to be gone. */
  #ping(): void {
    if (this.#silent) return this.cut();
    this.#silent = true;
    this.ask({ ask: "ping" }).then(
      () => (this.#silent = false),
      () => (this.#silent = false),
    );
  }

  #heard(message: AnyMessage): void {
    const id = "id" in message ? message.id : 0;
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    this.#failing.delete(id);
    waiting?.(message);
    this.listener.heard(message, this);
  }

  #broken(): void {
    clearTimeout(this.#timer);
    clearInterval(this.#beat);
    for (const fail of this.#failing.values()) fail(new Error("lost"));
    this.#waiting.clear();
    this.#failing.clear();
    if (this.#closed) return;
    this.#set("lost");
    this.#timer = setTimeout(() => this.open(), patience(this.#attempt++));
  }

  #set(status: Status, fault?: FaultMessage): void {
    this.status = status;
    this.listener.connected(status, this, fault);
  }
}

/** A web socket of the server that this page came from. */
export function plugIn(): Plug {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  const socket = new WebSocket(`${scheme}://${location.host}/api/play`);
  const plug: Plug = {
    send: (text) => socket.send(text),
    close: () => socket.close(),
    onopen: null,
    onmessage: null,
    onclose: null,
  };
  socket.onopen = () => plug.onopen?.();
  socket.onmessage = (event: MessageEvent<string>) => plug.onmessage?.(event);
  socket.onclose = () => plug.onclose?.();
  return plug;
}
