/** The key that shows the whole table again, wherever the focus is, unless something is typed. */
export function refits(event: KeyboardEvent): boolean {
  const typed = event.target instanceof Element && event.target.closest("input, select, textarea");
  return event.key === "0" && !typed && !event.ctrlKey && !event.metaKey && !event.altKey;
}
