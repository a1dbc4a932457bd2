import { symlinkSync } from "node:fs";
import { join } from "node:path";
import { compile } from "svelte/compiler";
import { build, type Rolldown } from "vite";
import type { LifecycleRun } from "../../src/plugin/lifecycle/lifecycle-run.js";
import { makePlugin } from "./folders.js";
import { liveIn, livingPlugin } from "./live.js";
import { ROOT } from "./project.js";

export const WIDGET = {
  dashboard_widget: { name: "Tides", description: "The next high water.", component: "TideWidget" },
};

interface Library {
  readonly name: string;
  /** The packages that the plugin declares. */
  readonly packages: readonly string[];
  /** Built code of a component that draws, after what `start` does, and before what `effect` does. */
  write(code: { readonly start?: string; readonly effect?: string; readonly end?: string }): string;
}

export const LIBRARIES: readonly Library[] = [
  {
    name: "React",
    packages: ["react", "react-dom"],
    write: ({ start = "", effect = "", end = "" }) => `
      import { createElement, useEffect, useState } from "react";
      export function TideWidget() {
        const [tide] = useState(3);
        ${start}
        useEffect(() => { ${effect}
          return () => { ${end} }; }, []);
        return createElement("p", null, "tide ", tide);
      }`,
  },
  {
    name: "Preact",
    packages: ["preact"],
    write: ({ start = "", effect = "", end = "" }) => `
      import { h } from "preact";
      import { useEffect, useState } from "preact/hooks";
      export function TideWidget() {
        const [tide] = useState(3);
        ${start}
        useEffect(() => { ${effect}
          return () => { ${end} }; }, []);
        return h("p", null, "tide ", tide);
      }`,
  },
  {
    name: "Vue",
    packages: ["vue"],
    write: ({ start = "", effect = "", end = "" }) => `
      import { h, onMounted, onUnmounted, ref } from "vue";
      export const TideWidget = { setup() {
        const tide = ref(3);
        ${start}
        onMounted(() => { ${effect} });
        onUnmounted(() => { ${end} });
        return () => h("p", null, "tide " + tide.value);
      } };`,
  },
  {
    name: "Svelte",
    packages: ["svelte"],
    write: ({ start = "", effect = "", end = "" }) =>
      compile(
        `<script>
          let tide = $state(3);
          ${start}
          $effect(() => { ${effect}
            return () => { ${end} }; });
        </script><p>tide {tide}</p>`,
        { generate: "client", name: "TideWidget" },
      ).js.code.replace("export default function TideWidget", "export function TideWidget"),
  },
  {
    name: "Solid",
    packages: ["solid-js"],
    write: ({ start = "", effect = "", end = "" }) => `
      import { createSignal, onCleanup, onMount } from "solid-js";
      import { insert, template } from "solid-js/web";
      const make = template("<p>tide </p>");
      export function TideWidget() {
        const [tide] = createSignal(3);
        ${start}
        onMount(() => { ${effect} });
        onCleanup(() => { ${end} });
        const p = make();
        insert(p, tide, null);
        return p;
      }`,
  },
  {
    name: "Lit",
    packages: ["lit"],
    write: ({ start = "", effect = "", end = "" }) => `
      import { html, LitElement } from "lit";
      export class TideWidget extends LitElement {
        render() { ${start}
          return html\`<p>tide \${3}</p>\`; }
        firstUpdated() { ${effect} }
        disconnectedCallback() { super.disconnectedCallback(); ${end} }
      }`,
  },
  {
    name: "a custom element",
    packages: [],
    write: ({ start = "", effect = "", end = "" }) => `
      export class TideWidget extends HTMLElement {
        connectedCallback() { ${start}
          this.innerHTML = "<p>tide 3</p>";
          queueMicrotask(() => { ${effect} }); }
        disconnectedCallback() { ${end} }
      }`,
  },
  {
    name: "a function",
    packages: [],
    write: ({ start = "", effect = "", end = "" }) => `
      export async function TideWidget(root) {
        ${start}
        root.innerHTML = "<p>tide 3</p>";
        setTimeout(() => { ${effect} }, 5);
        return () => { root.replaceChildren(); ${end} };
      }`,
  },
];

export const THROW = `
  throw new RangeError("no tide");`;

/** The folder of a plugin with packages as they are installed here. */
export function makeMounting(code: string, packages: readonly string[], manifest: object = {}): string {
  const peerDependencies = Object.fromEntries(packages.map((name) => [name, "*"]));
  const folder = makePlugin({
    ".git/": "",
    ...livingPlugin(code, {
      manifest: { type: "dashboard-widget", ...WIDGET, ...manifest },
      packageJson: { peerDependencies },
    }),
  });
  symlinkSync(join(ROOT, "node_modules"), join(folder, "node_modules"));
  return folder;
}

/** The code with all its packages inside, as a bundler writes it that was not told which the host has. */
export async function bundleWith(source: string): Promise<string> {
  const folder = makePlugin({ "entry.js": source });
  symlinkSync(join(ROOT, "node_modules"), join(folder, "node_modules"));
  const built = await build({
    root: folder,
    configFile: false,
    logLevel: "silent",
    define: { "process.env.NODE_ENV": '"production"' },
    build: { write: false, minify: true, lib: { entry: "entry.js", formats: ["es"], fileName: "plugin" } },
  });
  const [{ output }] = (Array.isArray(built) ? built : [built]) as [Rolldown.RolldownOutput];
  return output[0].code;
}

/** Lets a plugin live whose manifest names the component `TideWidget`. */
export async function mount(code: string, packages: readonly string[], manifest: object = {}): Promise<LifecycleRun> {
  const run = await liveIn(makeMounting(code, packages, manifest));
  if (typeof run === "string") throw new Error(run);
  return run;
}
