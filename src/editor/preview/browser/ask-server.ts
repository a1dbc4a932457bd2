/** Asks the workbench's own server, or orders something if there is a body. No other server is ever asked. */
export function askServer(path: string, body?: string): Promise<Response> {
  return fetch(path, body === undefined ? {} : { method: "POST", body });
}
