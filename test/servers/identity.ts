import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { cleanUpLater } from "../support/clean-up.js";
import type { SendRaw } from "./raw-answers.js";

type Variables = Readonly<Record<string, string>>;
/** Who makes the identity tokens for an audience: the variables of a job that would ask there. */
type Choose = (audience: string) => Variables;

const BEARER = "request-token-of-the-whole-job";

/** The runner's address for identity tokens of a job whose issuer is at hand. Returns its variables. */
export async function startJobIdentity(sign: (audience: string) => Promise<string>): Promise<Variables> {
  const server = createServer((message, response) => {
    const audience = new URL(message.url ?? "", "http://127.0.0.1").searchParams.get("audience") ?? "";
    if (message.headers.authorization !== `Bearer ${BEARER}`) response.writeHead(401).end();
    else void sign(audience).then((value) => response.writeHead(200).end(JSON.stringify({ value })));
  });
  return listen(server);
}

/**
 * The runner's one address for identity tokens, for a job that needs them for several servers. Returns its variables.
 *
 * @param trouble what is sent in place of an answer, asked once for each request.
 */
export async function identityEnvironment(
  choose: Choose,
  trouble: (audience: string) => SendRaw | undefined = () => undefined,
): Promise<Variables> {
  const server = createServer((message, response) => {
    const audience = new URL(message.url ?? "", "http://127.0.0.1").searchParams.get("audience") ?? "";
    const spoil = trouble(audience);
    if (spoil) {
      spoil(response);
      return;
    }
    const isJob = message.headers.authorization === `Bearer ${BEARER}`;
    const { ACTIONS_ID_TOKEN_REQUEST_URL: url = "", ACTIONS_ID_TOKEN_REQUEST_TOKEN: token = "" } = choose(audience);
    if (!isJob) {
      response.writeHead(401).end("Another bearer");
      return;
    }
    // What the server breaks off is broken off here too.
    fetch(`${url}&audience=${encodeURIComponent(audience)}`, { headers: { authorization: `Bearer ${token}` } })
      .then(async (made) => response.writeHead(made.status).end(await made.text()))
      .catch(() => response.destroy());
  });
  return listen(server);
}

async function listen(server: Server): Promise<Variables> {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  cleanUpLater(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    ACTIONS_ID_TOKEN_REQUEST_URL: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}/?api-version=2.0`,
    ACTIONS_ID_TOKEN_REQUEST_TOKEN: BEARER,
  };
}
