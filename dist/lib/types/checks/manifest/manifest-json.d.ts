declare const _default: import("../../core/check.js").Check<"manifestFile" | "nestedPlugins", "manifestText">;
export default _default;
