// The colours of sides in charts, by their place at the table.

const COLOURS = ["var(--red)", "var(--blue)", "var(--good)", "var(--warning)", "var(--accent)", "var(--faint)"];

export const numbered = (place: number): string => COLOURS[place % COLOURS.length] ?? "var(--ink)";
