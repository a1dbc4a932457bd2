import { expect, test } from "vitest";
import { validateManifest, type Finding } from "../../../src/manifest.js";
import { applyFixes } from "../../../src/base/text/edits.js";
import { indexLines } from "../../../src/base/text/lines.js";

/** A manifest with forty faults, none like another: each is in the line that ends in its number. */
const FORTY = `{
  "manifest_version": "1", // 1 and the comment itself, 2
  "name": "Tide & Table", /* 3, 4 */
  "version": "v1.2.0",
  "descripton": "High and low water for one harbour.",
  "type": "background-service",
  "author": { "name": "", "emial": "office@example.com", "website": "example.com" },
  "category": "utility",
  "permissions": ["network", "storage-raed", "storage-read", "storage-read"],
  "background": "/dist/plugin.js",
  "repository": { "type": "git", "url": "https://example.com/tides.git" },
  "homepage": "javascript:alert(1)",
  "license": "Apache-2.0",
  "keywords": ["tides", "tides", ""],
  "dependencies": { "react": "^19.0.0", "left-pad": "workspace:*", "x": ">=2.0.0 <1.0.0" },
  "engines": { "node": ">=14.0.0", "deno": "^2.0.0" },
  "minHostVersion": "3.0.0",
  "maxHostVersion": "2.0.0",
  "hooks": { "onInstal": "install", "onEnable": "" },
  "external_services": [{ "name": "Tides", "base_url": "http://tides.example.com", "api_key_required": "no", "description": "Tides" }],
  "webhooks": [{ "name": "Flood", "endpoint": "flood", "events": [], "description": "Floods" }],
  "oauth": [{ "provider": "example", "scopes": "read", "redirect_uri": "/back", "description": "Tides" }],
  "config_schema": { "type": "object", "properties": { "harbour": { "type": "text", "enum": ["a"], "enumNames": ["A", "B"] } }, "required": ["port"] },
  "default_config": { "speed": 3 },
  "pricing": { "type": "paid" },
  "ui": { "component": 1, "styles": "../../../style.css" },
  "sponsor": "Harbour Office",
}
`;

const reported = (text: string): readonly Finding[] => {
  const { errors, warnings } = validateManifest(text);
  return [...errors, ...warnings];
};

test("a manifest with forty different faults gives forty findings, each once, each at its own words", () => {
  const findings = reported(FORTY);
  const places = findings.map(({ location, message }) => JSON.stringify([location.range, message]));
  expect(new Set(places).size).toBe(findings.length);
  expect(findings.filter(({ location }) => location.range === undefined)).toEqual([]);
  const lines = indexLines(FORTY);
  const list = findings.map(({ check, location }) => `${check} ${location.range ? lines.slice(location.range) : ""}`);
  expect(list.toSorted()).toMatchInlineSnapshot(`
    [
      "manifest-author """,
      "manifest-author "emial"",
      "manifest-author "example.com"",
      "manifest-background "/dist/plugin.js"",
      "manifest-category "utility"",
      "manifest-config-schema "port"",
      "manifest-config-schema "text"",
      "manifest-config-schema ["A", "B"]",
      "manifest-default-config "speed"",
      "manifest-dependencies ">=2.0.0 <1.0.0"",
      "manifest-dependencies "react"",
      "manifest-dependencies "workspace:*"",
      "manifest-engines ">=14.0.0"",
      "manifest-engines "deno"",
      "manifest-external-services "http://tides.example.com"",
      "manifest-external-services "no"",
      "manifest-homepage "javascript:alert(1)"",
      "manifest-hooks """,
      "manifest-hooks "onInstal"",
      "manifest-host-versions "3.0.0"",
      "manifest-json ,",
      "manifest-json /* 3, 4 */",
      "manifest-json // 1 and the comment itself, 2",
      "manifest-keywords """,
      "manifest-keywords "tides"",
      "manifest-known-keys "descripton"",
      "manifest-known-keys "sponsor"",
      "manifest-manifest-version "1"",
      "manifest-name "Tide & Table"",
      "manifest-oauth "read"",
      "manifest-permissions "network"",
      "manifest-permissions "storage-raed"",
      "manifest-permissions "storage-read"",
      "manifest-pricing "paid"",
      "manifest-repository "repository"",
      "manifest-type "background-service"",
      "manifest-ui 1",
      "manifest-version "v1.2.0"",
      "manifest-webhooks "flood"",
      "manifest-webhooks []",
    ]
  `);
  expect(findings).toHaveLength(40);
});

test("fixing it again and again ends, and leaves nothing that could be fixed", () => {
  let text = FORTY;
  let rounds = 0;
  for (; rounds < 10; rounds++) {
    const fixes = reported(text).flatMap(({ fix }) => (fix ? [fix] : []));
    if (fixes.length === 0) break;
    text = applyFixes(text, fixes).text;
  }
  expect(rounds).toBeLessThan(5);
  expect(reported(text).length).toBeLessThan(reported(FORTY).length);
  expect(text).toContain('"description": "High and low water');
  expect(text).toContain('"type": "service"');
});
