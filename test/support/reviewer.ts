import { TOKENS } from "./marketplace.js";

/** A person at the page of a marketplace. */
export interface Reviewer {
  readonly decide: (decision: "approve" | "reject", plugin: string, version: string) => Promise<Response>;
  readonly read: (path: string) => Promise<string>;
  readonly cookie: string;
}

/** Signs in at the page, as a browser does. */
export async function signIn(base: string, name = "", token: string = TOKENS.review): Promise<Reviewer> {
  const form = (path: string, fields: Record<string, string>, cookie = ""): Promise<Response> =>
    fetch(`${base}${path}`, {
      method: "POST",
      redirect: "manual",
      headers: { Cookie: cookie, Origin: base },
      body: new URLSearchParams(fields),
    });
  const signed = await form("/sign-in", { token, name, next: "/" });
  const cookie = signed.headers.get("set-cookie")?.split(";")[0] ?? "";
  const read = async (path: string): Promise<string> =>
    (await fetch(`${base}${path}`, { headers: { Cookie: cookie } })).text();
  return {
    cookie,
    read,
    async decide(decision, plugin, version) {
      const review = await read(`/plugins/${plugin}/versions/${version}`);
      const [, address = ""] = new RegExp(`href="([^"]*/${decision}\\?[^"]*)"`, "u").exec(review) ?? [];
      const page = await read(address);
      const field = (name: string): string => new RegExp(`name="${name}" value="([^"]*)"`, "u").exec(page)?.[1] ?? "";
      const fields = { csrf: field("csrf"), revision: field("revision"), plugin, version, decision, reason: "Not yet" };
      return form("/review", fields, cookie);
    },
  };
}
