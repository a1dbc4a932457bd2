/** Where an archive was made, as `actions/attest` writes it. */
export interface BuildOrigin {
  readonly repository?: string;
  readonly path?: string;
  readonly gitCommit?: string;
  readonly predicateType?: string;
}

/** A bundle such as actions/attest writes, of these subjects, with an invalid signature. */
export function bundleOf(...digests: readonly string[]): string {
  return bundleFrom({}, ...digests);
}

/** The same, with what it says of its origin. */
export function bundleFrom(
  { repository, path, gitCommit, predicateType = "https://slsa.dev/provenance/v1" }: BuildOrigin,
  ...digests: readonly string[]
): string {
  const workflow = { ref: "refs/tags/v1.4.0", repository, path };
  const statement = {
    _type: "https://in-toto.io/Statement/v1",
    subject: digests.map((sha256) => ({ name: "weather-widget-1.4.0.zip", digest: { sha256 } })),
    predicateType,
    predicate: {
      buildDefinition: {
        buildType: "https://actions.github.io/buildtypes/workflow/v1",
        externalParameters: { workflow },
        resolvedDependencies:
          gitCommit === undefined ? [] : [{ uri: `git+${String(repository)}`, digest: { gitCommit } }],
      },
    },
  };
  return JSON.stringify({
    mediaType: "application/vnd.dev.sigstore.bundle.v0.3+json",
    verificationMaterial: { certificate: { rawBytes: "AAAA" } },
    dsseEnvelope: {
      payload: Buffer.from(JSON.stringify(statement)).toString("base64"),
      payloadType: "application/vnd.in-toto+json",
      signatures: [{ sig: "AAAA" }],
    },
  });
}
