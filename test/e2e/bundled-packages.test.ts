import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { beforeAll, describe, expect, test } from "vitest";
import { findBundledPackages } from "../../src/plugin/bundle/bundled-packages.js";
import { listHostPackages } from "../../src/plugin/bundle/host-packages.js";
import { findImportedPackages } from "../../src/plugin/bundle/imported-packages.js";
import { isAbsent } from "../../src/plugin/absent.js";
import { readSourceMap } from "../../src/plugin/bundle/source-map.js";
import { decodeLatin1 } from "../../src/base/text/bytes.js";
import { inMemory } from "../../src/base/files/workspace.js";
import { realBundle, type RealBundle } from "../support/real-bundle.js";

const PACKAGES = listHostPackages({ commands: {}, peers: [], off: [] });

/** Plugins that use the libraries as plugins do, and the packages that come along. */
const PLUGINS: readonly (readonly [name: string, source: string, inside: readonly string[]])[] = [
  [
    "react",
    `import { createElement, useState } from "react";
     const Tide = () => createElement("p", null, useState("high")[0]);
     export const onEnable = () => createElement(Tide);`,
    ["react"],
  ],
  [
    "react-dom",
    `import { createElement } from "react";
     import { createRoot } from "react-dom/client";
     export const onEnable = () => createRoot(document.body).render(createElement("p"));`,
    ["react", "react-dom"],
  ],
  [
    "preact",
    `import { h, render } from "preact";
     import { useState } from "preact/hooks";
     const Tide = () => h("p", null, useState("high")[0]);
     export const onEnable = () => render(h(Tide), document.body);`,
    ["preact"],
  ],
  [
    "vue",
    `import { createApp, h, ref } from "vue";
     export const onEnable = () => createApp({ setup: () => () => h("p", ref("high").value) }).mount("#tide");`,
    ["vue"],
  ],
  [
    "svelte",
    `import { mount } from "svelte";
     import * as $ from "svelte/internal/client";
     const Tide = () => $.user_effect(() => $.get($.state(1)));
     export const onEnable = () => mount(Tide, { target: document.body });`,
    ["svelte"],
  ],
  [
    "solid-js",
    `import { createEffect, createSignal } from "solid-js";
     import { render } from "solid-js/web";
     const [tide] = createSignal("high");
     export const onEnable = () => { createEffect(tide); render(tide, document.body); };`,
    ["solid-js"],
  ],
];

const bytes = (text: string): string => decodeLatin1(new TextEncoder().encode(text));

/** What is seen inside by the code alone, and by the source map. */
function seen({ code, map }: RealBundle): { readonly byCode: string[]; readonly byMap: string[] } {
  const file = { name: "dist/plugin.js", path: "dist/plugin.js", size: code.length, latin1: bytes(code) };
  const read = readSourceMap(file, inMemory({ "dist/plugin.js.map": map }), "");
  if (isAbsent(read)) throw new Error(read.absent);
  const found = findBundledPackages("", read, PACKAGES);
  return {
    byCode: [...findBundledPackages(file.latin1, undefined, PACKAGES).keys()].sort(),
    byMap: [...found.keys()].sort(),
  };
}

describe.each(PLUGINS)("a plugin with %s", (_, source, inside) => {
  const built = new Map<string, RealBundle>();
  const external = inside.map((name) => new RegExp(`^${name}($|/)`, "u"));

  beforeAll(async () => {
    for (const mode of ["production", "development"] as const)
      for (const minify of [true, false]) {
        built.set(`${mode}, ${String(minify)}`, await realBundle(source, { minify, mode }));
        built.set(`${mode}, ${String(minify)}, external`, await realBundle(source, { minify, mode, external }));
      }
  });

  test.each(["production", "development"])(
    "built for %s contains it, as the source map and the code alone show",
    (mode) => {
      for (const minify of ["true", "false"]) {
        const bundle = built.get(`${mode}, ${minify}`);
        expect(bundle && seen(bundle), minify).toEqual({ byCode: inside, byMap: inside });
      }
    },
  );

  test.each(["production", "development"])(
    "built for %s with it external imports it, and contains nothing of it",
    (mode) => {
      for (const minify of ["true", "false"]) {
        const bundle = built.get(`${mode}, ${minify}, external`);
        expect(bundle && seen(bundle), minify).toEqual({ byCode: [], byMap: [] });
        expect([...findImportedPackages(bytes(bundle?.code ?? ""), PACKAGES)].sort()).toEqual(inside);
      }
    },
  );
});

test("the JSX runtime of an external library is its code in the source map, and React's by the code alone as well", async () => {
  for (const [name, byCode] of [
    ["react", ["react"]],
    ["preact", []],
  ] as const) {
    const source = `import { jsx } from "${name}/jsx-runtime"; export const onEnable = () => jsx("p", {});`;
    const bundle = await realBundle(source, { minify: true, external: [new RegExp(`^${name}$`, "u")] });
    expect(seen(bundle)).toEqual({ byCode, byMap: [name] });
  }
});

test("the names that are found do not keep their code in memory", () => {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as () => void;
  const held = (): number => {
    collect();
    const { heapUsed, external } = process.memoryUsage();
    return heapUsed + external;
  };
  const [count, size, before] = [32, 4 * 1024 * 1024, held()];
  const found = Array.from({ length: count }, () => {
    const code = Buffer.alloc(size, "x\n");
    code.write("// node_modules/plugin-preflight/index.js\n");
    return [...findBundledPackages(decodeLatin1(code), undefined, PACKAGES).keys()];
  });
  expect(held() - before).toBeLessThan((count * size) / 2);
  expect(found).toEqual(Array(count).fill(["plugin-preflight"]));
});
