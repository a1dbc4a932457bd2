declare const _default: import("../core/check.js").Check<"packageJson", "configuration" | "bundledPackages" | "importedPackages">;
export default _default;
