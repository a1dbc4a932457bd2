import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { licenseTextsIn } from "../../src/plugin/documents/license-texts.js";
import { isPlainMit, PLAIN_MIT } from "../../src/plugin/documents/plain-license.js";
import { ROOT } from "../support/project.js";
import { random } from "../support/random.js";

const MIT = readFileSync(join(ROOT, "fixtures", "whole", "weather-widget", "LICENSE"), "utf8");
const PIECES = [
  "",
  "\n",
  "\n\n",
  "\r\n",
  " ",
  "\uFEFF",
  "MIT License\n",
  "The MIT License (MIT)\n\n",
  "Copyright (c) 2026 Harbour Office\n",
  "Copyright 2024-2026 Ada <ada@example.com>\n",
  "Copyright (c) [year] [fullname]\n",
  "Copyright \u0130\u0130\u0130\u0130\u0130\u0130\u0130\u0130\u0130\u0130\u0130\u0130\u0130\u0130\u0130\u0130\u0130\u0130\n",
  "Copyright of what is free and unencumbered software released into the public domain\n",
  "Copyright notice: this is free and unencumbered software released into the public domain\n",
  "Copyright (c) 2026 Apache License, Version 2.0, January 2004\n",
  "The Artistic License 2.0\n",
  "Except as contained in this notice, the name of the author shall not be used.\n",
  "The Software shall be used for Good, not Evil.\n",
  "subject to the following conditions",
];

test("a license that is called plain is read the same in the thorough way, in 40,000 that nearly are", () => {
  const next = random(29);
  const pick = (): string => PIECES[next(PIECES.length)] ?? "";
  let plain = 0;
  for (let round = 0; round < 40_000; round++) {
    const body = MIT.indexOf("Permission");
    const before = next(3) === 0 ? MIT.slice(0, body) : `${pick()}${pick()}${pick()}\n`;
    const cut = body + next(MIT.length - body);
    const rest = next(4) === 0 ? MIT.slice(body, cut) + pick() + MIT.slice(cut + next(3)) : MIT.slice(body);
    const file = {
      name: "LICENSE",
      path: "LICENSE",
      text: before + rest + (next(2) === 0 ? "" : pick()),
      isCut: false,
    };
    if (!isPlainMit(file.text)) continue;
    plain++;
    const { licenses, placeholder } = licenseTextsIn(file);
    if (placeholder || JSON.stringify(licenses) !== JSON.stringify(PLAIN_MIT)) throw new Error(file.text);
  }
  expect(plain).toBeGreaterThan(1000);
  expect(plain).toBeLessThan(30_000);
});

test("the license of the weather widget, and our own, are plain", () => {
  for (const text of [MIT, readFileSync(join(ROOT, "LICENSE"), "utf8")]) expect(isPlainMit(text)).toBe(true);
});
