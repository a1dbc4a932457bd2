import { defineCheck } from "../../core/check.js";
import { describeUninstallable, UNINSTALLABLE_CODES } from "./uninstallable-ranges.js";

export default defineCheck({
  id: "package-dependencies",
  title: "Everyone can install the dependencies in package.json",
  severity: "warning",
  codes: UNINSTALLABLE_CODES,
  needs: ["packageJson", "packedRanges"],
  *run({ packageJson, packedRanges }) {
    for (const dependency of packedRanges.uninstallable) {
      const { key, name } = dependency;
      yield {
        ...describeUninstallable(packageJson, dependency),
        subject: name,
        at: packageJson.at(key, name),
        npmRelease: "error",
      };
    }
  },
});
