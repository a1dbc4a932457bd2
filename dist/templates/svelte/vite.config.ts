import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

export default defineConfig({
  // The styles of components become a part of dist/plugin.js.
  plugins: [svelte({ compilerOptions: { css: "injected" } })],
  build: {
    lib: { entry: "src/plugin.ts", formats: ["es"], fileName: "plugin" },
    sourcemap: true,
    // What the host brings.
    rolldownOptions: { external: ["plugin-preflight/sdk", /^svelte(?:\/|$)/u] },
  },
  // Tests mount components, which Svelte does in browsers only.
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
});
