/** Texts that only the code of this package contains, minified or not. All signs of a marker appear together. */
export interface Marker {
  readonly package: string;
  readonly signs: readonly [Sign, ...Sign[]];
}

export interface Sign {
  readonly text: string;
  /** What must follow the text. */
  readonly then?: RegExp;
}

/**
 * Each was tested against bundles of the package: several majors; esbuild, Rollup, Rolldown, webpack; minified or not;
 * for production and development. Each was also tested against bundles of thirty related libraries without the package.
 * There was no false negative and no false positive. Minifiers keep names of properties and texts of errors.
 */
export const PACKAGE_MARKERS: readonly Marker[] = [
  // Libraries that imitate React have its first sign; its own queue of nothing, or its own error, they have not.
  {
    package: "react",
    signs: [
      { text: "isReactComponent", then: /^\s*=\s*\{\s*\}/u },
      { text: "React.Children.only expected to receive a single React element child" },
    ],
  },
  {
    package: "react",
    signs: [
      { text: "isReactComponent", then: /^\s*=\s*\{\s*\}/u },
      { text: "enqueueReplaceState", then: /^\s*(?::\s*function\s*)?\(\)\s*\{\s*\}/u },
    ],
  },
  // The JSX runtime is React's as well, and may be inside where React is not.
  { package: "react", signs: [{ text: "You are likely explicitly calling React.jsxs or React.jsxDEV" }] },
  {
    package: "react",
    signs: [
      { text: "react.transitional.element" },
      {
        text: "$$typeof",
        then: /^\s*:\s*[\w$]+,\s*type\s*:[^,{}]+,\s*key\s*:[^,{}]+,\s*ref\s*:[^,{}]+,\s*props\s*:\s*[\w$]+\s*\}/u,
      },
    ],
  },
  {
    package: "react",
    signs: [
      { text: "__SECRET_INTERNALS_DO_NOT_USE_OR_YOU_WILL_BE_FIRED" },
      { text: "$$typeof", then: /^[^{}]+,\s*props\s*:\s*[\w$]+,\s*_owner\s*:\s*[\w$]+\.current\s*\}/u },
    ],
  },
  { package: "react-dom", signs: [{ text: "rendererPackageName", then: /^\s*:\s*["'`]react-dom["'`]/u }] },
  // The JSX runtime makes the same nodes, but catches no errors.
  {
    package: "preact",
    signs: [
      { text: "__k", then: /^\s*:\s*null,\s*__\s*:\s*null,\s*__b\s*:\s*0,\s*__e\s*:\s*null/u },
      { text: "getDerivedStateFromError" },
    ],
  },
  { package: "vue", signs: [{ text: "__v_isVNode", then: /^\s*:\s*(?:!0|true)\s*,\s*(?:\[")?__v_skip/u }] },
  { package: "svelte", signs: [{ text: "effect_update_depth_exceeded" }] },
  { package: "svelte", signs: [{ text: "Function called outside component initialization" }, { text: "skip_bound" }] },
  {
    package: "solid-js",
    signs: [
      { text: "observerSlots", then: /^\s*:\s*null/u },
      { text: "sourceSlots", then: /^\s*:\s*null/u },
    ],
  },
];
