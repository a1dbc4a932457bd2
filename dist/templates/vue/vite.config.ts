import vue from "@vitejs/plugin-vue";
import { defineConfig } from "vite";
import cssInjectedByJs from "vite-plugin-css-injected-by-js";

export default defineConfig({
  // The styles of components become a part of dist/plugin.js.
  plugins: [vue(), cssInjectedByJs()],
  build: {
    lib: { entry: "src/plugin.ts", formats: ["es"], fileName: "plugin" },
    sourcemap: true,
    // What the host brings.
    rolldownOptions: { external: ["plugin-preflight/sdk", "vue"] },
  },
});
