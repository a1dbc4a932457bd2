import ids from "spdx-license-ids/index.json" with { type: "json" };
import { expect, test } from "vitest";
import { makePlugin, manifestWith } from "../../support/folders.js";
import { runCli } from "../../support/product.js";
import { findingsOf } from "../../support/records.js";

/** What authors write, and the identifiers that it can mean. */
const NAMES: Readonly<Record<string, readonly string[]>> = {
  BSD: ["BSD-2-Clause", "BSD-3-Clause"],
  "The BSD License": ["BSD-2-Clause", "BSD-3-Clause"],
  "New BSD": ["BSD-3-Clause"],
  "BSD 3-clause": ["BSD-3-Clause"],
  "3-Clause BSD License": ["BSD-3-Clause"],
  "Simplified BSD": ["BSD-2-Clause"],
  FreeBSD: ["BSD-2-Clause"],
  "Zero-Clause BSD": ["0BSD"],
  GPLv3: ["GPL-3.0-only", "GPL-3.0-or-later"],
  "GNU GPL v2": ["GPL-2.0-only", "GPL-2.0-or-later"],
  "GPLv2+": ["GPL-2.0-or-later"],
  "GPL v2 or later": ["GPL-2.0-or-later"],
  "gpl-3.0": ["GPL-3.0-only", "GPL-3.0-or-later"],
  "gpl-2.0-or-later": ["GPL-2.0-or-later"],
  "AGPL v3": ["AGPL-3.0-only", "AGPL-3.0-or-later"],
  LGPL: ["LGPL-2.1-only", "LGPL-2.1-or-later", "LGPL-3.0-only", "LGPL-3.0-or-later"],
  "lgpl-2.1-only": ["LGPL-2.1-only"],
  MPL: ["MPL-1.1", "MPL-2.0"],
  MPL2: ["MPL-2.0"],
  Apache: ["Apache-2.0"],
  "Apache License, Version 2.0": ["Apache-2.0"],
  "apache-1.1": ["Apache-1.1"],
  Artistic: ["Artistic-1.0", "Artistic-2.0"],
  "CC-BY": ["CC-BY-3.0", "CC-BY-4.0"],
  "cc-by-sa-4.0": ["CC-BY-SA-4.0"],
  "Creative Commons Attribution-NonCommercial 4.0 International": ["CC-BY-NC-4.0"],
  "Creative Commons Attribution-NoDerivatives 4.0": ["CC-BY-ND-4.0"],
  "Creative Commons Attribution-ShareAlike 3.0 Unported": ["CC-BY-SA-3.0"],
  "CC BY-NC-ND 4.0": ["CC-BY-NC-ND-4.0"],
  BSL: ["BSL-1.0", "BUSL-1.1"],
  "MIT License": ["MIT"],
  Unlicence: ["UNLICENSED", "Unlicense"],
  "MIT or BSD": ["MIT OR BSD-2-Clause", "MIT OR BSD-3-Clause"],
  "GPL-3.0+ and Apache 2": ["GPL-3.0-or-later AND Apache-2.0"],
  "Public Domain": [],
  "GPL-4.0": [],
  "AGPL-2.0-only": [],
  "MIT or Public Domain": [],
  Proprietary: [],
};

test("a license that is not SPDX gets the listed identifiers that it can mean, and no other", async () => {
  const names = Object.keys(NAMES);
  const files = names.map((license, at) => [
    `p${String(at).padStart(2, "0")}/manifest.json`,
    manifestWith({ license }),
  ]);
  const folder = makePlugin(Object.fromEntries(files) as Record<string, string>);
  const { stdout } = await runCli(["validate", "p*", "--only", "manifest-license", "--format", "json"], {
    cwd: folder,
  });
  const advised = findingsOf(stdout).map(({ help = "", location }) => {
    const proposed = help.includes("such as") ? [] : [...help.matchAll(/"([^"]*)"/gu)];
    return [names[Number(/\d+/u.exec(location.file)?.[0])] ?? "", proposed.flatMap(([, id]) => id ?? [])] as const;
  });
  expect(Object.fromEntries(advised)).toEqual(NAMES);
  const proposed = advised.flatMap(([, texts]) => texts).flatMap((text) => text.split(/ (?:AND|OR) /u));
  expect(proposed.filter((id) => id !== "UNLICENSED" && !ids.includes(id))).toEqual([]);
});
