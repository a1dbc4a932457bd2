import tseslint from "typescript-eslint";

export default tseslint.config(
  {
    ignores: [
      "dist/",
      "build/",
      "coverage/",
      "editors/vscode/node_modules/",
      "fixtures/",
      "test/plugin/bundle/built/",
      "src/generated/",
      "src/create/templates/",
    ],
  },
  ...tseslint.configs.strictTypeChecked,
  ...tseslint.configs.stylisticTypeChecked,
  {
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      "@typescript-eslint/consistent-type-imports": "error",
      "@typescript-eslint/switch-exhaustiveness-check": ["error", { considerDefaultExhaustiveForUnions: true }],
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: false }],
      // Our values are made of closures, so no member needs its `this`.
      "@typescript-eslint/unbound-method": "off",
      // Code points are what the specification counts.
      "@typescript-eslint/no-misused-spread": ["error", { allow: ["string"] }],
      // A parser's enum that exists only for the compiler is checked by assigning its numbers.
      "@typescript-eslint/no-unsafe-enum-assignment": "off",
      "no-console": "error",
      "no-restricted-syntax": [
        "error",
        {
          selector: "ObjectExpression > SpreadElement > ObjectExpression",
          message: "Write the properties themselves: the formatter puts each on a line.",
        },
      ],
      "no-empty": "error",
      "no-control-regex": "off",
      // An empty input and an absent one mean the same to the runner.
      "@typescript-eslint/prefer-nullish-coalescing": ["error", { ignorePrimitives: { string: true } }],
    },
  },
  // A name means one thing at each place.
  {
    files: ["src/**/*.ts"],
    rules: { "@typescript-eslint/no-shadow": "error", "no-nested-ternary": "error" },
  },
  { files: ["**/*.js", "**/*.mjs"], ...tseslint.configs.disableTypeChecked },
  // VS Code starts it as a CommonJS module.
  {
    files: ["test/e2e/vscode-scenario/*.js"],
    rules: { "@typescript-eslint/no-require-imports": "off" },
  },
);
