// Which notes of the coach were read in this browser, and whether more are wanted.

const KEY = "sandtable.coach";

interface Kept {
  seen: string[];
  off: boolean;
}

export function kept(): Kept {
  try {
    return { seen: [], off: false, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>) };
  } catch {
    return { seen: [], off: false };
  }
}

const keep = (now: Kept): void => localStorage.setItem(KEY, JSON.stringify(now));

export function read(note: string): void {
  const { seen, off } = kept();
  keep({ seen: [...new Set([...seen, note])], off });
}

export const stop = (): void => keep({ ...kept(), off: true });
