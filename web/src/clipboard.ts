// Copying text. Browsers offer `navigator.clipboard` only over https and on this very machine; a page that is served by
// plain http in a local network has the older way.

/** The text is in the clipboard; false if this browser does not let us put it there. */
export async function copyText(text: string): Promise<boolean> {
  const clipboard = navigator.clipboard as Clipboard | undefined;
  if (
    clipboard &&
    (await clipboard.writeText(text).then(
      () => true,
      () => false,
    ))
  )
    return true;
  return copySelected(text);
}

function copySelected(text: string): boolean {
  const before = document.activeElement;
  const field = document.createElement("textarea");
  field.value = text;
  field.style.position = "fixed";
  field.style.opacity = "0";
  document.body.append(field);
  field.select();
  const done = document.execCommand("copy");
  field.remove();
  if (before instanceof HTMLElement) before.focus();
  return done;
}
