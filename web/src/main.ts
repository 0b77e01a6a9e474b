import { mount } from "svelte";
import "./app.css";
import App from "./App.svelte";
import { settings } from "./settings.svelte";

await settings.apply();
const target = document.getElementById("app");
if (target) mount(App, { target });
