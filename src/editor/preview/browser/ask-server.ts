const REACH_TIMEOUT_MS = 5000;

/** Whether this browser reaches the server of the plugin's page by that address. Nothing is sent or read. */
export async function isReached(address: string): Promise<boolean> {
  try {
    await fetch(address, { mode: "no-cors", credentials: "omit", signal: AbortSignal.timeout(REACH_TIMEOUT_MS) });
    return true;
  } catch (error) {
    if (!(error instanceof TypeError || error instanceof DOMException)) throw error;
    return false;
  }
}

/** Asks the workbench's own server, or orders something if there is a body. No other server is ever asked. */
export function askServer(path: string, body?: string): Promise<Response> {
  return fetch(path, body === undefined ? {} : { method: "POST", body });
}
