import type { Command } from "./command.js";
import { loadPart } from "./load-part.js";
import { parsePort, readChoice } from "./parse.js";

export const marketplaceServe: Command = {
  name: "marketplace serve",
  arguments: "",
  most: 0,
  summary: "Run a marketplace on your own machine, to try a release; requires Node 22.13 or newer",
  options: [
    { name: "port", value: "PORT", help: "The port to listen on; 4700 by default, 0 for any free port" },
    {
      name: "host",
      value: "HOST",
      help: "The address to listen on; 127.0.0.1 by default, which other machines cannot reach",
    },
    { name: "data", value: "FOLDER", help: "The folder for all data; marketplace-data in this folder by default" },
    {
      name: "review",
      value: "WHO",
      choices: ["auto", "manual"],
      help: "Publish a passing version at once, or wait for your review; auto by default",
    },
    { name: "publishers", value: "FILE", help: "The workflows that may publish with an identity token, as JSON" },
    {
      name: "public-url",
      value: "URL",
      help: "The public URL, if a proxy with TLS forwards requests, such as https://plugins.example.com",
    },
    {
      name: "trusted-proxy",
      value: "ADDRESS",
      repeats: true,
      help: "The address or network of the proxy; client addresses are accepted only from it",
    },
    { name: "log-requests", help: "Log each request to standard error, as a line of JSON" },
    { name: "metrics-port", value: "PORT", help: "The port for Prometheus metrics at /metrics, for this machine only" },
  ],
  run: async ({ values, switches }) => {
    const port = parsePort("--port", values.get("port") ?? "4700", "4700");
    const metrics = values.get("metrics-port");
    const metricsPort = metrics === undefined ? undefined : parsePort("--metrics-port", metrics, "4702");
    const review = readChoice(values.get("review") ?? "auto", ["auto", "manual"], "--review");
    const { serve } = await loadPart("marketplace", () => import("./run-marketplace-serve.js"));
    const [host = "127.0.0.1", data = "marketplace-data"] = [values.get("host"), values.get("data")];
    return serve({
      port,
      host,
      review,
      data,
      publishers: values.get("publishers"),
      publicUrl: values.get("public-url"),
      trustedProxies: (values.get("trusted-proxy") ?? "").split(",").filter((address) => address !== ""),
      logsRequests: switches.has("log-requests"),
      metricsPort,
    });
  },
};

/** Starts the process that judges archives for such a server. */
export async function startJudge(): Promise<void> {
  await import("../marketplace/server/answer-orders.js");
}
