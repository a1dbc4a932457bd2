import { defineConfig } from "eslint/config";
import svelte from "eslint-plugin-svelte";
import tseslint from "typescript-eslint";

export default defineConfig(
  { ignores: ["dist/", "coverage/"] },
  tseslint.configs.strict,
  tseslint.configs.stylistic,
  svelte.configs.recommended,
  { files: ["**/*.svelte", "**/*.svelte.ts"], languageOptions: { parserOptions: { parser: tseslint.parser } } },
  { rules: { eqeqeq: "error", "@typescript-eslint/consistent-type-imports": "error" } },
);
