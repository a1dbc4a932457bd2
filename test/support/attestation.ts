/** A bundle such as actions/attest writes, of these subjects, with an invalid signature. */
export function bundleOf(...digests: readonly string[]): string {
  const statement = {
    _type: "https://in-toto.io/Statement/v1",
    subject: digests.map((sha256) => ({ name: "weather-widget-1.4.0.zip", digest: { sha256 } })),
    predicateType: "https://slsa.dev/provenance/v1",
    predicate: { buildDefinition: { buildType: "https://actions.github.io/buildtypes/workflow/v1" } },
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
