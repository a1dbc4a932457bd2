declare const _default: import("../../core/check.js").Check<"packageJson", "bundledPackages" | "importedPackages" | "configuration">;
export default _default;
