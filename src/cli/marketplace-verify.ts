import { UsageError } from "../core/errors.js";
import type { Command } from "./command.js";
import { loadPart } from "./load-part.js";

export const marketplaceVerify: Command = {
  name: "marketplace verify",
  arguments: "",
  most: 0,
  summary: "Test whether a server follows the marketplace contract",
  options: [
    { name: "url", value: "URL", help: "The URL of the server; its token is read from PLUGIN_MARKETPLACE_TOKEN" },
    { name: "plugin", value: "ID", help: "The plugin to submit; contract-sandbox by default" },
    {
      name: "profile",
      value: "PROFILE,...",
      repeats: true,
      help: "The profiles to test: core, oidc, validate, staging, review, catalog, updates; by default, all that the server announces",
    },
    { name: "format", value: "FORMAT", choices: ["tap", "junit"], help: "The format of the results; tap by default" },
    { name: "issuer-port", value: "PORT", help: "The port for the keys of test identity tokens; 4701 by default" },
    { name: "issuer-key", value: "FILE", help: "A private key to sign them instead, for a server on another machine" },
    { name: "issuer", value: "URL", help: "The issuer for which the server trusts this key" },
    { name: "timeout", value: "SECONDS", help: "The time limit for checking a version; 120 by default" },
    { name: "review-timeout", value: "SECONDS", help: "The time limit for a review by a person; 600 by default" },
  ],
  run: async (call) => {
    const url = call.values.get("url");
    if (url === undefined) throw new UsageError("No server is named", "Write --url http://127.0.0.1:4700");
    const { verify } = await loadPart("marketplace", () => import("./run-marketplace-verify.js"));
    return verify(url, call);
  },
};
