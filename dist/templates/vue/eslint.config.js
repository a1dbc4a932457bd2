import { defineConfig } from "eslint/config";
import vue from "eslint-plugin-vue";
import tseslint from "typescript-eslint";

export default defineConfig(
  { ignores: ["dist/", "coverage/"] },
  tseslint.configs.strict,
  tseslint.configs.stylistic,
  vue.configs["flat/essential"],
  { files: ["**/*.vue"], languageOptions: { parserOptions: { parser: tseslint.parser } } },
  { rules: { eqeqeq: "error", "@typescript-eslint/consistent-type-imports": "error" } },
);
