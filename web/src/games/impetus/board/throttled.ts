const TOLD_MS = 90;

/** Called at most every so often, the last call for certain. */
export function throttled<T extends unknown[]>(call: (...args: T) => void): { call(...args: T): void; stop(): void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let latest: T | undefined;
  return {
    call(...args: T) {
      latest = args;
      timer ??= setTimeout(() => {
        timer = undefined;
        if (latest) call(...latest);
      }, TOLD_MS);
    },
    stop() {
      clearTimeout(timer);
    },
  };
}
