import { createHash } from "node:crypto";

type Body = Readonly<Record<string, unknown>>;

export interface Finding {
  readonly ruleId: string;
  readonly severity: "error" | "warning" | "info";
  readonly message: string;
  readonly helpUrl?: string;
  readonly location?: { readonly path: string; readonly pointer?: string; readonly startLine?: number };
}

export interface StoredVersion {
  readonly pluginId: string;
  readonly version: string;
  channel: string;
  state: string;
  release: string;
  artifact: { readonly sha256: string; readonly size: number };
  findings: readonly Finding[];
  releaseNotes?: string;
  source?: unknown;
  everPublished: boolean;
  bytes?: Uint8Array;
  /** How many readings it takes until it is judged. */
  left: number;
  revision: number;
  /** Every state that it was in. */
  readonly history: string[];
}

export interface Answer {
  readonly status: number;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export const problem = (status: number, code: string, more: Body = {}): Answer => ({
  status,
  body: { type: "about:blank", title: code.replaceAll("-", " "), status, code, ...more },
  ...(status === 401 && { headers: { "www-authenticate": "Bearer" } }),
});

const REPLACEABLE = ["awaiting-upload", "rejected", "failed", "withdrawn"];

/** The versions of a marketplace, in memory, as docs/marketplace-openapi.yaml wants them. */
export class MarketplaceVersions {
  readonly versions = new Map<string, StoredVersion>();
  readonly validations = new Map<string, { id: string; state: string; findings: readonly Finding[]; left: number }>();
  /** How many readings it takes until an archive is judged. */
  judgedAfter = 0;
  /** What is found in every archive. An error rejects it. */
  findings: readonly Finding[] = [];
  hasReview = false;
  url = "";

  find(plugin: string, version: string): StoredVersion | undefined {
    return this.versions.get(`${plugin}@${version}`);
  }

  read(plugin: string, version: string, ifNoneMatch: string | undefined): Answer {
    const found = this.find(plugin, version);
    if (!found) return problem(404, "version-not-found");
    this.proceed(found);
    if (ifNoneMatch === etagOf(found)) return { status: 304, headers: { etag: etagOf(found), "retry-after": "0" } };
    return this.show(found, 200);
  }

  declare(plugin: string, version: string, input: Body, ifMatch: string | undefined): Answer {
    const found = this.find(plugin, version);
    const artifact = input["artifact"] as StoredVersion["artifact"];
    if (found && ifMatch !== undefined && ifMatch !== etagOf(found)) return problem(412, "precondition-failed");
    const isReplaced = found !== undefined && ifMatch !== undefined && isReplaceable(found);
    if (found && !isReplaced) {
      if (found.artifact.sha256 === artifact.sha256) return this.show(found, 200);
      return problem(409, "version-conflict", { existing: { sha256: found.artifact.sha256, state: found.state } });
    }
    const made: StoredVersion = {
      pluginId: plugin,
      version,
      artifact,
      findings: [],
      everPublished: false,
      left: 0,
      channel: String(input["channel"]),
      release: input["release"] === "manual" ? "manual" : "automatic",
      state: "awaiting-upload",
      revision: (found?.revision ?? 0) + 1,
      history: [...(found?.history ?? []), "awaiting-upload"],
      ...(typeof input["releaseNotes"] === "string" && { releaseNotes: input["releaseNotes"] }),
      ...(input["source"] !== undefined && { source: input["source"] }),
    };
    this.versions.set(`${plugin}@${version}`, made);
    return this.show(made, found ? 200 : 201);
  }

  upload(plugin: string, version: string, bytes: Uint8Array, digest: string | undefined): Answer {
    const found = this.find(plugin, version);
    if (!found) return problem(404, "version-not-found");
    const hash = createHash("sha256").update(bytes);
    const isRight =
      digest === `sha-256=:${hash.copy().digest("base64")}:` && found.artifact.sha256 === hash.digest("hex");
    if (!isRight || bytes.length !== found.artifact.size) return problem(422, "digest-mismatch");
    if (found.state !== "awaiting-upload") return this.show(found, 200);
    found.bytes = bytes;
    found.left = this.judgedAfter;
    this.move(found, "received");
    if (found.left === 0) this.judge(found);
    return this.show(found, 202);
  }

  release(plugin: string, version: string): Answer {
    const found = this.find(plugin, version);
    if (!found) return problem(404, "version-not-found");
    if (found.state === "published") return this.show(found, 200);
    if (found.state !== "approved") return problem(409, "invalid-state");
    this.publish(found);
    return this.show(found, 200);
  }

  /** The listing of a plugin, which shows the version that was declared last. */
  list(plugin: string): Answer {
    const found = [...this.versions.values()].findLast((one) => one.pluginId === plugin && one.state === "published");
    if (!found) return problem(404, "plugin-not-found");
    const { version, channel, artifact } = found;
    const publishedAt = "2026-11-22T13:00:00Z";
    const downloadUrl = `${this.url}/v1/plugins/${plugin}/versions/${version}/artifact`;
    const about = { name: plugin, description: "A plugin", author: { name: "Lumen Labs" }, category: "utilities" };
    const texts = { type: "service", permissions: [], readme: "", changelog: "", screenshots: [], links: {} };
    const listed = { version, channel, publishedAt, artifact, downloadUrl };
    return { status: 200, body: { pluginId: plugin, version, publishedAt, ...about, ...texts, versions: [listed] } };
  }

  download(plugin: string, version: string): Answer {
    const found = this.find(plugin, version);
    if (found?.state !== "published" || !found.bytes) return problem(404, "version-not-found");
    return { status: 200, body: found.bytes, headers: { "content-type": "application/zip" } };
  }

  withdraw(plugin: string, version: string): Answer {
    const found = this.find(plugin, version);
    if (!found) return problem(404, "version-not-found");
    if (found.state === "published") return problem(409, "invalid-state");
    if (found.state !== "withdrawn") this.move(found, "withdrawn");
    return this.show(found, 200);
  }

  validate(key: string): Answer {
    const known = this.validations.get(key);
    const made = known ?? {
      id: `val_${String(this.validations.size + 1)}`,
      state: "received",
      findings: [],
      left: this.judgedAfter,
    };
    this.validations.set(key, made);
    return this.showValidation(made);
  }

  validation(id: string): Answer {
    const found = [...this.validations.values()].find((one) => one.id === id);
    if (!found) return problem(404, "not-found");
    found.left--;
    return { ...this.showValidation(found), status: 200 };
  }

  /** A person decides. */
  decide(plugin: string, version: string, isApproved: boolean, reason = "Say what the camera is for"): void {
    const found = this.find(plugin, version);
    if (found?.state !== "in-review") throw new Error(`${version} is not in review`);
    if (!isApproved) found.findings = [...found.findings, { ruleId: "review", severity: "error", message: reason }];
    if (isApproved) this.approve(found);
    else this.move(found, "rejected");
  }

  private showValidation(validation: {
    state: string;
    findings: readonly Finding[];
    left: number;
    id: string;
  }): Answer {
    if (validation.left <= 0) {
      validation.findings = this.findings;
      validation.state = isBad(this.findings) ? "rejected" : "passed";
    }
    const { id, state, findings, left } = validation;
    return { status: left <= 0 ? 200 : 202, body: { id, state, findings }, headers: { "retry-after": "0" } };
  }

  private proceed(version: StoredVersion): void {
    if (!["received", "validating"].includes(version.state)) return;
    version.left--;
    if (version.left > 0 && version.state === "received") this.move(version, "validating");
    if (version.left <= 0) this.judge(version);
  }

  private judge(version: StoredVersion): void {
    version.findings = this.findings;
    if (isBad(this.findings)) this.move(version, "rejected");
    else if (this.hasReview) this.move(version, "in-review");
    else this.approve(version);
  }

  private approve(version: StoredVersion): void {
    this.move(version, "approved");
    if (version.release === "automatic") this.publish(version);
  }

  private publish(version: StoredVersion): void {
    version.everPublished = true;
    this.move(version, "published");
  }

  private move(version: StoredVersion, state: string): void {
    version.state = state;
    version.revision++;
    version.history.push(state);
  }

  private show(stored: StoredVersion, status: number): Answer {
    const { pluginId, version, channel, state, release, artifact, findings, releaseNotes, everPublished } = stored;
    const page = `${this.url}/plugins/${stored.pluginId}/${stored.version}`;
    const body = {
      pluginId,
      version,
      channel,
      state,
      release,
      artifact,
      findings,
      everPublished,
      statusUrl: page,
      ...(releaseNotes !== undefined && { releaseNotes }),
      ...(stored.state === "published" && { publicUrl: `${this.url}/plugins/${stored.pluginId}` }),
      createdAt: "2026-11-22T13:00:00Z",
      updatedAt: "2026-11-22T13:00:00Z",
    };
    return { status, body, headers: { etag: etagOf(stored), "retry-after": "0" } };
  }
}

function isReplaceable({ state, everPublished }: StoredVersion): boolean {
  return REPLACEABLE.includes(state) && !everPublished;
}

function isBad(findings: readonly Finding[]): boolean {
  return findings.some(({ severity }) => severity === "error");
}

function etagOf({ revision }: StoredVersion): string {
  return `"${String(revision)}"`;
}
