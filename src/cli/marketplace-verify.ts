import { UsageError } from "../core/errors.js";
import type { Command } from "./command.js";
import { loadPart } from "./load-part.js";

export const marketplaceVerify: Command = {
  name: "marketplace verify",
  arguments: "",
  most: 0,
  summary: "Test whether a server keeps the marketplace's contract",
  options: [
    { name: "url", value: "URL", help: "The address of the server; its token is read from PLUGIN_MARKETPLACE_TOKEN" },
    { name: "plugin", value: "ID", help: "The plugin that is submitted; contract-sandbox by default" },
    {
      name: "profile",
      value: "PROFILE,...",
      repeats: true,
      help: "What is tested: core, oidc, validate, staging, review, catalog, updates; all that the server announces by default",
    },
    { name: "format", value: "FORMAT", choices: ["tap", "junit"], help: "How the results are printed; tap by default" },
    { name: "issuer-port", value: "PORT", help: "Where identity tokens for tests have their keys; 4701 by default" },
    { name: "issuer-key", value: "FILE", help: "A private key that signs them instead, for a server elsewhere" },
    { name: "issuer", value: "URL", help: "The issuer by whose name the server trusts that key" },
    { name: "timeout", value: "SECONDS", help: "How long a version may take to be judged; 120 by default" },
    { name: "review-timeout", value: "SECONDS", help: "How long a person may take to decide; 600 by default" },
  ],
  run: async (call) => {
    const url = call.values.get("url");
    if (url === undefined) throw new UsageError("No server is named", "Write --url http://127.0.0.1:4700");
    const { verify } = await loadPart(
      "marketplace",
      () => import(/* webpackChunkName: "marketplace-server" */ "./run-marketplace-verify.js"),
    );
    return verify(url, call);
  },
};
