// Mouse, fingers and pens on the board: a tap, a long press, a right click, a drag, a pan, a pinch.
// Empty ground pans; so do two fingers, the middle button, and the space key with any drag.

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
  /** What a press takes hold of once it moves; otherwise the table is panned. */
  grab?(event: PointerEvent): Held | undefined;
  /** A right click or a long press; without it a long press is a tap that adds. */
  menu?(event: MouseEvent): void;
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
  #space = false;
  /** The table is panned, whatever lies under the pointer. */
  #pans = false;
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
    svg.addEventListener("contextmenu", (event) => this.#context(event));
    addEventListener("keydown", this.#key);
    addEventListener("keyup", this.#key);
    addEventListener("pointerdown", this.#anew, true);
  }

  #anew = (): void => removeEventListener("click", this.#swallow, true);

  #key = (event: KeyboardEvent): void => {
    if (event.key === " ") this.#space = event.type === "keydown";
  };

  get holding(): boolean {
    return this.#held !== undefined;
  }

  end(): void {
    cancelAnimationFrame(this.#frame);
    clearTimeout(this.#timer);
    removeEventListener("keydown", this.#key);
    removeEventListener("keyup", this.#key);
    removeEventListener("pointerdown", this.#anew, true);
    this.#anew();
  }

  #context(event: MouseEvent): void {
    if (!this.#pointers.size && !this.hand.menu) return;
    event.preventDefault();
    if (!this.#pointers.size) this.hand.menu?.(event);
  }

  #down(event: PointerEvent): void {
    if (event.button > 1) return;
    if (event.button) event.preventDefault();
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
    this.#pans = event.button === 1 || this.#space;
    if (this.#pans) return;
    this.#held = this.hand.take(event);
    this.#pressed = this.#held ? undefined : event;
    if (this.#pressed && this.hand.presses(event)) {
      this.#timer = setTimeout(() => {
        if (this.#pressed === event && this.#travel < STILL) this.#long(event);
        this.#pressed = undefined;
      }, LONG);
    }
  }

  #long(event: PointerEvent): void {
    if (!this.hand.menu) return this.hand.tap(event, true);
    addEventListener("click", this.#swallow, true);
    this.hand.menu(event);
  }

  /** The finger that pressed long is lifted: that is no click on what it has opened. */
  #swallow = (event: MouseEvent): void => {
    event.stopPropagation();
    event.preventDefault();
    removeEventListener("click", this.#swallow, true);
  };

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
    this.#held = this.#pressed && this.hand.grab?.(this.#pressed);
    this.#pressed = undefined;
    if (this.#held) this.#follow(now);
    else this.hand.pan(last.x - now.x, last.y - now.y);
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
