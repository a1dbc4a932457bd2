import { sendFollowing, type Connection } from "../base/network/connection.js";
import { ServerFault } from "../base/network/server-fault.js";

const MAX_HOPS = 4;

/**
 * Downloads a file from GitHub, up to a size. GitHub redirects to another host with a signed address. That address
 * appears in no message, and the token is sent to GitHub only.
 *
 * @throws {ServerFault}
 */
export async function download(
  connection: Connection,
  address: string,
  token: string,
  mostBytes: number,
): Promise<Uint8Array> {
  const headers = { accept: "application/octet-stream", authorization: `token ${token}` };
  const answer = await sendFollowing(connection, address, { headers }, { hops: MAX_HOPS, mostBytes }).catch(
    (error: unknown) => {
      throw error instanceof ServerFault ? new ServerFault("GitHub", "lost", explainFault(error)) : error;
    },
  );
  if (answer.status === 200) return new Uint8Array(await answer.arrayBuffer());
  const { status } = answer;
  throw new ServerFault("GitHub", "lost", `GitHub answers ${String(status)} in the place of the file`, { status });
}

/** The platform's message about a connection may contain the signed address. */
function explainFault({ kind, host = "GitHub", message }: ServerFault): string {
  switch (kind) {
    case "no-address":
      return "GitHub redirects the download to something that is not a URL";
    case "unencrypted":
      return "GitHub leads to the file on a way that is not encrypted";
    case "circle":
      return "GitHub leads to the file in a circle";
    case "too-large":
      return message;
    case "late":
      return `${host} takes too long to send the file`;
    default:
      return `${host} does not send the file`;
  }
}
