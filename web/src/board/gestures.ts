// Mouse, fingers and pens on the board: a tap, a long press, a drag, a pan, a pinch, a wheel.

export interface Touch {
  x: number;
  y: number;
}

/** Something that is held and follows the pointer until it is let go. */
export interface Held {
  move(event: Touch): void;
  drop(event: Touch): void;
  /** A second finger came: it was no drag. */
  cancel(): void;
}

export interface Gesturing {
  /** What a press at this place takes hold of; nothing if it may become a tap or a pan. */
  take(event: PointerEvent): Held | undefined;
  tap(event: PointerEvent, add: boolean): void;
  pan(right: number, down: number): void;
  pinch(factor: number, middle: Touch, right: number, down: number): void;
  hover(event: PointerEvent): void;
  /** Whether a long press there means something. */
  presses(event: PointerEvent): boolean;
}

const STILL = 6;
const LONG = 450;

export class Gestures {
  #pointers = new Map<number, Touch>();
  #held: Held | undefined;
  #pressed: PointerEvent | undefined;
  #travel = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #latest: Touch | undefined;
  #frame = 0;

  constructor(
    private svg: SVGSVGElement,
    private hand: Gesturing,
  ) {
    svg.addEventListener("pointerdown", (event) => this.#down(event));
    svg.addEventListener("pointermove", (event) => this.#move(event));
    svg.addEventListener("pointerup", (event) => this.#up(event));
    svg.addEventListener("pointercancel", (event) => this.#lost(event));
    svg.addEventListener("contextmenu", (event) => this.#pointers.size && event.preventDefault());
  }

  get holding(): boolean {
    return this.#held !== undefined;
  }

  end(): void {
    cancelAnimationFrame(this.#frame);
    clearTimeout(this.#timer);
  }

  #down(event: PointerEvent): void {
    if (event.button) return;
    this.svg.setPointerCapture(event.pointerId);
    this.#pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    clearTimeout(this.#timer);
    if (this.#pointers.size > 1) {
      this.#held?.cancel();
      this.#held = undefined;
      this.#pressed = undefined;
      return;
    }
    this.#travel = 0;
    this.#held = this.hand.take(event);
    this.#pressed = this.#held ? undefined : event;
    if (this.#pressed && this.hand.presses(event)) {
      this.#timer = setTimeout(() => {
        if (this.#pressed === event && this.#travel < STILL) this.hand.tap(event, true);
        this.#pressed = undefined;
      }, LONG);
    }
  }

  #move(event: PointerEvent): void {
    const last = this.#pointers.get(event.pointerId);
    if (!last) return this.hand.hover(event);
    const now = { x: event.clientX, y: event.clientY };
    this.#pointers.set(event.pointerId, now);
    this.#travel += Math.hypot(now.x - last.x, now.y - last.y);
    if (this.#held) return this.#follow(now);
    const other = [...this.#pointers].find(([id]) => id !== event.pointerId)?.[1];
    if (other) return this.#pinched(last, now, other);
    if (this.#travel <= STILL) return;
    clearTimeout(this.#timer);
    this.#pressed = undefined;
    this.hand.pan(last.x - now.x, last.y - now.y);
  }

  /** Once a frame is enough. */
  #follow(now: Touch): void {
    this.#latest = now;
    this.#frame ||= requestAnimationFrame(() => {
      this.#frame = 0;
      if (this.#latest) this.#held?.move(this.#latest);
    });
  }

  #pinched(last: Touch, now: Touch, other: Touch): void {
    const apart = (one: Touch): number => Math.hypot(one.x - other.x, one.y - other.y);
    const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
    this.hand.pinch(apart(now) / (apart(last) || 1), middle, (last.x - now.x) / 2, (last.y - now.y) / 2);
  }

  #up(event: PointerEvent): void {
    if (!this.#pointers.delete(event.pointerId)) return;
    clearTimeout(this.#timer);
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    const [held, pressed] = [this.#held, this.#pressed];
    this.#held = undefined;
    this.#pressed = undefined;
    if (held) held.drop({ x: event.clientX, y: event.clientY });
    else if (pressed && !this.#pointers.size) this.hand.tap(pressed, pressed.shiftKey);
  }

  #lost(event: PointerEvent): void {
    this.#pointers.delete(event.pointerId);
    clearTimeout(this.#timer);
    this.#held?.cancel();
    this.#held = undefined;
    this.#pressed = undefined;
  }
}
