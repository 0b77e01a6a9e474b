// A player who is asked hears of it: in the title, and by a notice of the browser if they allow it and look elsewhere.

import type { Match } from "../match/match.svelte";
import { t } from "../settings.svelte";

export function notice(match: Match): void {
  let before = false;
  $effect(() => {
    const { title } = match;
    const mine = match.mine && !match.away;
    document.title = mine ? `● ${t("your-turn")} – ${title}` : title || t("page-title");
    if (
      mine &&
      !before &&
      document.hidden &&
      typeof Notification !== "undefined" &&
      Notification.permission === "granted"
    ) {
      const shown = new Notification(t("your-turn"), { body: title, tag: match.welcome?.match ?? "" });
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
