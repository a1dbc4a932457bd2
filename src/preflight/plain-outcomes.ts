// Written by `npm run docs` from what the checks say of fixtures/whole/weather-widget.
import type { Outcome } from "../core/report.js";
import { pageUrl } from "../core/tool.js";

const ROWS: readonly (readonly [check: string, title: string, reason?: string])[] = [
  ["manifest-json","manifest.json is one valid JSON object"],
  ["manifest-manifest-version","The manifest's \"manifest_version\" is the number 1"],
  ["manifest-name","The name has 3 to 50 letters, digits, spaces, hyphens and underscores"],
  ["manifest-version","The version is a semantic version, MAJOR.MINOR.PATCH"],
  ["manifest-known-keys","Every key at the manifest's top level is one that the host knows"],
  ["manifest-description","The description has 10 to 500 characters, and better no more than 200"],
  ["manifest-type","The type is dashboard-widget, cli-tool, service, page or hybrid"],
  ["manifest-author","The author has a name, and better an e-mail address that is one"],
  ["manifest-category","The category is one of the marketplace's ten"],
  ["manifest-main","The main entry point is a file of the plugin"],
  ["manifest-web","The web entry point is a file of the plugin"],
  ["manifest-background","The background entry point is a file of the plugin"],
  ["manifest-entry-points","The manifest names the entry points that its type needs"],
  ["manifest-sections","The manifest has the sections that its type uses, and no others"],
  ["manifest-dashboard-widget","The dashboard widget names its component, and its other keys are what the host expects"],
  ["manifest-config-schema","The configuration schema describes settings that a form can ask for"],
  ["manifest-default-config","The default configuration holds valid values of known settings, and no secret"],
  ["manifest-commands","Every command has its own name and a description, and its options fit their types"],
  ["manifest-pages","Every page has a component and a path of its own"],
  ["manifest-menu-items","Every menu item leads to a page of the host or to an address"],
  ["manifest-ui","The user interface is named by strings, and its style sheet exists"],
  ["manifest-hooks","Every hook is one of the host's five, and names a function"],
  ["manifest-permissions","Every permission is one of the platform's twelve, and is asked for once"],
  ["manifest-external-services","Every external service has a name and an address, and the plugin asks for the network"],
  ["manifest-webhooks","Every webhook has a name, a path for its endpoint, and events"],
  ["manifest-oauth","Every OAuth provider has a name, scopes, and a path to return to"],
  ["manifest-dependencies","The dependencies have version ranges that can be met, and none of them is the SDK or a UI library"],
  ["manifest-peer-dependencies","The peer dependencies have version ranges that can be met"],
  ["manifest-engines","The engines are version ranges that can be met, of runtimes that the platform has"],
  ["manifest-compatibility","The compatibility names version ranges that can be met"],
  ["manifest-host-versions","The lowest and the highest host version are semantic versions that leave hosts between them"],
  ["manifest-license","The license is an SPDX expression, UNLICENSED or SEE LICENSE IN a file, the same as in package.json"],
  ["manifest-repository","The repository is an address that a browser opens"],
  ["manifest-homepage","The homepage is an address that a browser opens"],
  ["manifest-bugs","The issue tracker has an address that a browser opens"],
  ["manifest-keywords","The keywords are a list of texts, each there once"],
  ["manifest-tags","The tags are a list of texts, each there once, and better no more than ten"],
  ["manifest-pricing","The pricing is an object with a type"],
  ["manifest-screenshots","Every screenshot is an image in the repository, of the kind that its name says"],
  ["package-json","package.json is one valid JSON object"],
  ["versions-agree","package.json and manifest.json name the same semantic version"],
  ["readme-present","README.md is there, under exactly this name, and not empty"],
  ["license-present","LICENSE is there, under exactly this name, and not empty"],
  ["changelog-present","CHANGELOG.md is there, under exactly this name, and not empty"],
  ["bundle-present","The built code is there, as dist/plugin.js"],
  ["no-secrets","No secret is in the built code or in another file that ships"],
];

/** What becomes of each check on a plugin that is plainly fine. */
export const PLAIN_OUTCOMES: readonly Outcome[] = ROWS.map(([check, title, reason]) => {
  const about = { check, title, url: pageUrl(check) };
  return reason === undefined ? { ...about, status: "met" } : { ...about, status: "skipped", reason };
});
