// What a replay of Argad! needs of its table, loaded when one is looked at.

export { default as Board } from "../argad/Board.svelte";
export { default as FigurePanel } from "../argad/FigurePanel.svelte";
export { default as Timeline } from "../argad/Timeline.svelte";
export { lasts, Shown } from "./shown.svelte";
