import { quoteServer } from "../network/server-words.js";
import { toObject } from "../text/json/json-object.js";
import { QUERY, type GitHub } from "./client.js";
import { ServerFault } from "../network/server-fault.js";

/**
 * The number of the account that a token writes as: a person's, or that of a bot such as `github-actions[bot]`. The
 * REST interface has no answer for the token of a job or an App: `GET /user` is 403 there.
 *
 * @throws {ServerFault}
 */
export async function readOwnAccount(github: GitHub): Promise<number> {
  const answer = toObject(await github.call(QUERY, { query: "{ viewer { databaseId } }" }));
  const { databaseId } = toObject(toObject(answer["data"])["viewer"]);
  if (typeof databaseId === "number") return databaseId;
  // Here, a refusal is an answer with the status 200.
  const [first] = Array.isArray(answer["errors"]) ? (answer["errors"] as readonly unknown[]) : [];
  const { message } = toObject(first);
  const words = typeof message === "string" ? `: ${quoteServer(message, [])}` : "";
  throw new ServerFault("GitHub", "refused", `GitHub does not say whose the token is${words}`);
}
