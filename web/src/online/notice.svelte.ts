// Whoever is asked hears of it: in the title, and by a notice of the browser if he has allowed that and looks elsewhere.

import type { Table } from "../play/table.svelte";
import { called, t } from "../settings.svelte";

export function notice(table: Table): void {
  let before = false;
  $effect(() => {
    const title = called(table.welcome?.title);
    const mine = table.mine && !table.away;
    document.title = mine ? `● ${t("your-turn")} – ${title}` : title || t("page-title");
    if (mine && !before && document.hidden && typeof Notification !== "undefined" && Notification.permission === "granted") {
      const shown = new Notification(t("your-turn"), { body: title, tag: table.welcome?.match ?? "" });
      shown.onclick = () => {
        window.focus();
        shown.close();
      };
    }
    before = mine;
  });
  $effect(() => () => {
    document.title = t("page-title");
  });
}
