// What a replay of Argad! needs of its table, loaded when one is looked at.

export { default as Board } from "../argad/Board.svelte";
export { default as FigurePanel } from "../argad/FigurePanel.svelte";
export { default as Phases } from "../argad/Phases.svelte";
export { default as Talk } from "../argad/Talk.svelte";
export { Shown } from "./shown.svelte";
