import type { Registry } from "../registry/registry.js";
import { ServerFault } from "../../base/network/server-fault.js";
import { TOOL } from "../../core/tool.js";
import type { NpmAccess } from "./npm-access.js";
import { readClaims, type JobClaims } from "./npm-claims.js";
import { explainFirstVersion, explainNpmToken, explainOtherTrust } from "../npm-remedies.js";

/** A token that publishes, or why there is none. */
export type Credential = { readonly token: string } | { readonly reason: string; readonly help: string };

/** A token that expires sooner is exchanged again. */
const MIN_LIFETIME_MS = 5 * 60_000;

/** The credential of one run: the token that was given, or one that npm gives for an identity token of this job. */
export class NpmCredential {
  private known: Credential | undefined;
  private expires: number | undefined;
  private claimed: JobClaims | undefined;

  constructor(
    private readonly registry: Registry,
    private readonly access: NpmAccess,
    private readonly name: string,
  ) {}

  /**
   * Gets the token, and finds out whether it is accepted, before anything is written. A refused exchange never falls
   * back.
   *
   * @param isKnown whether everybody sees the package.
   * @throws {ServerFault} if the registry cannot be asked.
   */
  async get(isKnown: boolean): Promise<Credential> {
    const isOld = this.expires !== undefined && this.expires - Date.now() < MIN_LIFETIME_MS;
    if (this.known && !isOld) return this.known;
    const { token } = this.access;
    this.known = token === undefined ? await this.exchange(isKnown) : await this.check(token);
    return this.known;
  }

  /** What GitHub says about this job. `undefined` if it gives it no identity token. */
  async claims(): Promise<JobClaims | undefined> {
    if (!this.claimed && this.access.identity) await this.makeIdentity();
    return this.claimed;
  }

  private async check(token: string): Promise<Credential> {
    if ((await this.registry.isValid(token)) !== false) return { token };
    const reason = "npm does not accept the token: it is wrong, has expired, or was revoked";
    return { reason, help: explainNpmToken() };
  }

  private async exchange(isKnown: boolean): Promise<Credential> {
    try {
      const { token, expires } = await this.registry.exchange(this.name, await this.makeIdentity());
      this.access.identity?.hideSecret(token);
      this.expires = expires;
      return { token };
    } catch (error) {
      if (!(error instanceof ServerFault) || error.kind !== "forbidden") throw error;
      const about = { ...this.access, name: this.name };
      const words = error.words ?? error.message;
      if (!isKnown) {
        const reason = `npm has no package ${this.name} yet, and its first version cannot be published by trusted publishing (npm says: ${words})`;
        return { reason, help: explainFirstVersion(about, this.claimed) };
      }
      const reason = `npm does not trust this job to publish ${this.name}: ${words}${this.describeJob()}`;
      return { reason, help: explainOtherTrust(about, this.claimed) };
    }
  }

  private describeJob(): string {
    if (!this.claimed) return "";
    const { repository, workflow, environment, subject } = this.claimed;
    const parts = [`repository ${repository}`, `workflow ${workflow}`, `environment ${environment || "none"}`];
    const more = subject === "" ? "" : `; the sub of its identity token is ${subject}`;
    return `; ${TOOL.name} runs in ${parts.join(", ")}${more}`;
  }

  /** The audience is made of our own configured address, so that no server can use the token elsewhere. */
  private async makeIdentity(): Promise<string> {
    const { identity, registry } = this.access;
    if (!identity) throw new Error("Without a token, there is an identity");
    const token = await identity.getIdentityToken(`npm:${new URL(registry).hostname}`);
    identity.hideSecret(token);
    this.claimed = readClaims(token);
    return token;
  }
}
