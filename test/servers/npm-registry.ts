import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { createServer as createSecureServer } from "node:https";
import type { AddressInfo } from "node:net";
import { EXCHANGED_TOKEN, NPM_TOKEN } from "../support/canaries.js";
import { cleanUpLater } from "../support/clean-up.js";
import { urlOf, type Place } from "./place.js";
import { spoilAnswer, type Answer, type RegistryTrouble } from "./npm-trouble.js";
import { makeAnswer, sendAnswer } from "./raw-answers.js";

import { digest, makeIdentity, readPublication, route, sha1, type Claims, type Staged } from "./npm-publication.js";

export { EXCHANGED_TOKEN, NPM_TOKEN };
export const IDENTITY_BEARER = "test-bearer-of-the-runner-55555";

export interface RegistryCall {
  readonly method: string;
  /** Such as `PUT package`. */
  readonly operation: string;
  readonly authorization: string | undefined;
  readonly agent: string;
  /** From 1, of the calls that change something; 0 for one that does not. */
  readonly effect: number;
}

export type { RegistryTrouble };

export interface PublishedPackage {
  readonly tags: Map<string, string>;
  readonly versions: Map<string, { readonly manifest: Record<string, unknown>; readonly tarball: Buffer }>;
}

/** A registry on this machine, as npm's documentation describes it, that goes wrong where it should. */
export class NpmRegistry {
  readonly packages = new Map<string, PublishedPackage>();
  readonly staged: Staged[] = [];
  readonly calls: RegistryCall[] = [];
  readonly wrong: string[] = [];
  /** The packages that this job is trusted to publish, with the claims that are registered. */
  readonly trusts = new Map<string, { readonly repository: string; readonly workflow: string }>();
  readonly audiences: string[] = [];
  claims: Claims = {
    repository: "lumen-labs/plugins",
    workflow_ref: "lumen-labs/plugins/.github/workflows/release.yml@refs/tags/v1.4.0",
    repository_visibility: "private",
    runner_environment: "github-hosted",
  };
  /** Whether the tags have an address of their own, as they have at npm. */
  hasTags = true;
  /** Whether a first version gets `latest`, too, as it does at npm. */
  firstIsLatest = true;
  /** The tags that the document of a package shows in place of the real ones. */
  staleTags: Readonly<Record<string, string>> | undefined;
  /** How many readings do not see yet what was published. */
  lag = 0;
  /** Packages that are only shown to who may read them. */
  readonly hidden = new Set<string>();
  trouble: (call: RegistryCall) => RegistryTrouble | undefined = () => undefined;
  /** Lets a call wait before anything is done for it. */
  hold: (call: RegistryCall) => Promise<void> | undefined = () => undefined;
  end: () => void = () => undefined;
  /** Where tarballs are, if not here. Ends with a slash. */
  tarballsAt: string | undefined;
  /** What is shown in the place of the digest. */
  integrity: (real: string) => string | undefined = (real) => real;

  constructor(readonly url: string) {}

  /** The variables that a runner sets for a job with `id-token: write`. */
  identityEnvironment(): Record<string, string> {
    return {
      ACTIONS_ID_TOKEN_REQUEST_URL: `${this.url}_identity?api-version=2.0`,
      ACTIONS_ID_TOKEN_REQUEST_TOKEN: IDENTITY_BEARER,
    };
  }

  /** Publishes as another client has done. */
  seed(name: string, version: string, tag = "latest", content: Uint8Array = Buffer.from("another build")): void {
    this.store(name, version, tag, {}, Buffer.from(content));
  }

  effects(): readonly string[] {
    return this.calls.filter(({ effect }) => effect > 0).map(({ operation }) => operation);
  }

  /** A person approves what is staged. */
  approve(id: string): void {
    const at = this.staged.findIndex((one) => one.id === id);
    const [staged] = this.staged.splice(at, 1);
    if (!staged) throw new Error(`Nothing is staged as ${id}`);
    this.publish(staged.body);
  }

  async answer(message: IncomingMessage, response: ServerResponse): Promise<void> {
    const pieces: Buffer[] = [];
    for await (const piece of message) pieces.push(piece as Buffer);
    const address = new URL(message.url ?? "", this.url);
    const path = decodeURIComponent(address.pathname.slice(1));
    const method = message.method ?? "";
    const { operation, name = "", version = "" } = route(method, path);
    const effects = this.calls.filter(({ effect }) => effect > 0).length;
    const isEffect = operation === "PUT package" || operation === "POST stage";
    const { authorization } = message.headers;
    const agent = message.headers["user-agent"] ?? "";
    const call = { method, operation, authorization, agent, effect: isEffect ? effects + 1 : 0 };
    this.calls.push(call);
    await this.hold(call);
    const trouble = this.trouble(call);
    if (trouble?.when === "before") {
      spoilAnswer(response, trouble, () => {
        this.end();
      });
      return;
    }
    const body = pieces.length === 0 ? {} : (JSON.parse(Buffer.concat(pieces).toString()) as Record<string, unknown>);
    const done = this.perform({ operation, name, version, authorization, address, body });
    if (trouble) {
      if (trouble.what === "end")
        response.once("finish", () => {
          this.end();
        });
      else {
        spoilAnswer(
          response,
          trouble,
          () => {
            this.end();
          },
          done,
        );
        return;
      }
    }
    sendAnswer(response, makeAnswer(done));
  }

  private perform(asked: {
    readonly operation: string;
    readonly name: string;
    readonly version: string;
    readonly authorization: string | undefined;
    readonly address: URL;
    readonly body: Record<string, unknown>;
  }): { readonly status: number; readonly data: unknown } {
    const { operation, name, version, authorization, address, body } = asked;
    const isOwner = authorization === `Bearer ${NPM_TOKEN}`;
    const isJob = authorization === `Bearer ${EXCHANGED_TOKEN}`;
    const refuse = (status: number, text: string) => ({ status, data: { message: text, error: text } });
    switch (operation) {
      case "identity": {
        if (authorization !== `Bearer ${IDENTITY_BEARER}`) return refuse(401, "no runner");
        const audience = address.searchParams.get("audience") ?? "";
        this.audiences.push(audience);
        const claims = { ...this.claims, sub: `repo:${this.claims.repository}`, aud: audience, jti: randomUUID() };
        return { status: 200, data: { value: makeIdentity(claims) } };
      }
      case "POST exchange":
        return this.exchange(name, authorization ?? "", refuse);
      case "GET whoami":
        return isOwner ? { status: 200, data: { username: "lumen" } } : refuse(401, "Unauthorized");
      case "GET visibility":
        return this.packages.has(name) ? { status: 200, data: { public: true } } : refuse(404, "not found");
      case "GET stages":
        if (!isOwner) return refuse(403, "Insufficient permissions to access this resource");
        return { status: 200, data: this.listStaged(address) };
      case "GET package":
      case "GET version":
        if (this.hidden.has(name) && !isOwner) return refuse(404, "Not found");
        return this.read(operation, name, version) ?? refuse(404, "Not found");
      case "GET tarball": {
        const found = this.hidden.has(name) && !isOwner ? undefined : this.packages.get(name)?.versions.get(version);
        return found ? { status: 200, data: found.tarball } : refuse(404, "Not found");
      }
      case "GET tags": {
        const known = this.hidden.has(name) && !isOwner ? undefined : this.packages.get(name);
        if (!this.hasTags || !known) return refuse(404, "Not found");
        return { status: 200, data: Object.fromEntries(known.tags) };
      }
      case "PUT package":
        if (!isOwner && !isJob) return refuse(401, "You must be logged in to publish packages.");
        return this.put(body, refuse);
      case "POST stage":
        if (!isOwner && !isJob) return refuse(401, "Unauthorized");
        return this.stage(body, refuse);
      default:
        this.wrong.push(`${operation} ${address.pathname}`);
        return refuse(404, "Not found");
    }
  }

  private exchange(name: string, authorization: string, refuse: (status: number, text: string) => Answer): Answer {
    const claims = JSON.parse(
      Buffer.from(authorization.split(".")[1] ?? "", "base64url").toString() || "{}",
    ) as Partial<Claims> & { readonly aud?: string };
    const trust = this.trusts.get(name);
    const workflow = /workflows\/(.+?)@refs\//u.exec(claims.workflow_ref ?? "")?.[1];
    if (claims.aud !== "npm:127.0.0.1") return refuse(401, "OIDC token exchange error - unauthorized");
    if (!this.packages.has(name) || !trust || trust.repository !== claims.repository || trust.workflow !== workflow) {
      return refuse(404, "OIDC token exchange error - package not found");
    }
    const expires = new Date(Date.now() + 3_600_000).toISOString();
    return { status: 201, data: { token_type: "oidc", token: EXCHANGED_TOKEN, expires } };
  }

  private listStaged({ searchParams }: URL): unknown {
    const items = this.staged
      .filter(({ name }) => name === searchParams.get("package"))
      .map(({ id, name, version, tag, shasum }) => ({ id, packageName: name, version, tag, shasum, status: "staged" }));
    return { items, page: 0, perPage: 100, total: items.length };
  }

  private read(operation: string, name: string, version: string): Answer | undefined {
    const known = this.packages.get(name);
    if (!known) return undefined;
    const versions = [...known.versions].map(([text, { manifest, tarball }]) => [
      text,
      { ...manifest, name, version: text, dist: this.describe(name, text, tarball) },
    ]);
    const shown = new Map(versions as [string, unknown][]);
    if (operation === "GET package") {
      return {
        status: 200,
        data: {
          name,
          "dist-tags": this.staleTags ?? Object.fromEntries(known.tags),
          versions: Object.fromEntries(shown),
        },
      };
    }
    if (this.lag > 0 && shown.has(version)) {
      this.lag--;
      return undefined;
    }
    return shown.has(version) ? { status: 200, data: shown.get(version) } : undefined;
  }

  private describe(name: string, version: string, tarball: Buffer): unknown {
    const integrity = this.integrity(digest(tarball));
    const at = `${this.tarballsAt ?? this.url}${name}/-/${name.replace(/^.*\//u, "")}-${version}.tgz`;
    return { tarball: at, shasum: sha1(tarball), ...(integrity !== undefined && { integrity }) };
  }

  private put(body: Record<string, unknown>, refuse: (status: number, text: string) => Answer): Answer {
    const { name, version } = readPublication(body);
    if (this.packages.get(name)?.versions.has(version)) {
      return refuse(403, `You cannot publish over the previously published versions: ${version}.`);
    }
    if (this.staged.some((one) => one.name === name && one.version === version)) {
      return refuse(409, `Cannot publish over previously staged version ${version}.`);
    }
    this.publish(body);
    return { status: 201, data: { success: true } };
  }

  private stage(body: Record<string, unknown>, refuse: (status: number, text: string) => Answer): Answer {
    const { name, version, tag, tarball } = readPublication(body);
    if (this.staged.some((one) => one.name === name && one.version === version)) {
      return refuse(409, `Cannot publish over previously staged version ${version}.`);
    }
    const id = randomUUID();
    this.staged.push({ id, name, version, tag, shasum: sha1(tarball), body });
    return { status: 201, data: { message: "Package version staged successfully.", stageId: id } };
  }

  private publish(body: Record<string, unknown>): void {
    const { name, version, tag, tarball, manifest } = readPublication(body);
    const claimed = (manifest["dist"] as { readonly integrity?: string } | undefined)?.integrity;
    if (claimed !== digest(tarball)) this.wrong.push(`${name} ${version} was sent with another digest`);
    this.store(name, version, tag, manifest, tarball);
  }

  private store(name: string, version: string, tag: string, manifest: Record<string, unknown>, tarball: Buffer): void {
    const known = this.packages.get(name) ?? { tags: new Map<string, string>(), versions: new Map() };
    this.packages.set(name, known);
    known.versions.set(version, { manifest, tarball });
    if (this.firstIsLatest && known.tags.size === 0) known.tags.set("latest", version);
    known.tags.set(tag, version);
  }
}

export async function npmRegistry(place: Place = {}): Promise<NpmRegistry> {
  const { certificate } = place;
  const listener = (message: IncomingMessage, response: ServerResponse): void => {
    registry.answer(message, response).catch((error: unknown) => {
      registry.wrong.push(String(error));
      response.destroy();
    });
  };
  const http = certificate ? createSecureServer(certificate, listener) : createServer(listener);
  await new Promise<void>((resolve) => http.listen(0, "127.0.0.1", resolve));
  const registry = new NpmRegistry(`${urlOf(place, (http.address() as AddressInfo).port)}/`);
  cleanUpLater(() => {
    http.closeAllConnections();
    http.close();
  });
  return registry;
}
