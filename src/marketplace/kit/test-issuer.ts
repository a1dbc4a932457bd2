import { createPrivateKey, createPublicKey, randomUUID, type KeyObject } from "node:crypto";
import { createServer } from "node:http";
import {
  calculateJwkThumbprint,
  CompactSign,
  exportJWK,
  generateKeyPair,
  SignJWT,
  UnsecuredJWT,
  type CryptoKey,
  type JWK,
  type JWTPayload,
} from "jose";
import { UsageError } from "../../core/errors.js";
import { closeServer } from "../serving/http-listener.js";

/** The claims of the workflow that an operator trusts to publish the sandbox plugin. */
export const WORKFLOW = {
  repository_id: "1001",
  repository_owner_id: "1002",
  workflow: ".github/workflows/release.yml",
  environment: "release",
} as const;

export interface TestIssuer {
  readonly address: string;
  /** The public keys, which the server needs to trust it. */
  readonly keys: string;
  /** A token that a server which trusts this issuer must accept, with other claims. */
  readonly sign: (claims?: JWTPayload, without?: readonly string[]) => Promise<string>;
  /** The same claims, signed by a key that is not the issuer's. */
  readonly signWithOtherKey: () => Promise<string>;
  /** The same claims without a signature. */
  readonly makeUnsigned: () => string;
  /** The same claims, signed with the public key as if it were a secret. */
  readonly signWithPublicKey: () => Promise<string>;
  readonly close: () => Promise<void>;
}

const LIFETIME_SECONDS = 300;

/**
 * Starts an issuer that serves its keys on loopback, for a server on the same machine.
 *
 * @throws {UsageError} if the port is taken.
 */
export async function startTestIssuer(port: number, audience: string): Promise<TestIssuer> {
  const { publicKey, privateKey } = await generateKeyPair("ES256");
  const jwk = await describeKey(await exportJWK(publicKey));
  const keys = formatKeys(jwk);
  const server = createServer((_request, response) => {
    response.writeHead(200, { "Content-Type": "application/json" }).end(keys);
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error) => {
      reject(new UsageError(`The test issuer cannot listen: ${error.message}`, "Give --issuer-port another port"));
    });
    server.listen(port, "127.0.0.1", resolve);
  });
  const bound = server.address();
  const address = `http://127.0.0.1:${String(typeof bound === "object" && bound ? bound.port : port)}`;
  return makeIssuer({ address, audience, jwk, privateKey, close: () => closeServer(server) });
}

/**
 * Makes an issuer of a key whose public part a server trusts already, wherever that server is.
 *
 * @param pem an EC key of the curve P-256, as `openssl genpkey` writes it.
 * @throws {UsageError} if it is not one.
 */
export async function openTestIssuer(address: string, pem: Uint8Array, audience: string): Promise<TestIssuer> {
  const privateKey = readPrivateKey(pem);
  if (privateKey?.asymmetricKeyDetails?.namedCurve !== "prime256v1") {
    const help = "Make one:\n  openssl genpkey -algorithm EC -pkeyopt ec_paramgen_curve:P-256 -out issuer.pem";
    throw new UsageError(
      "--issuer-key is not the file of an EC key of the curve P-256, in PEM without a password",
      help,
    );
  }
  const jwk = await describeKey(createPublicKey(privateKey).export({ format: "jwk" }));
  return makeIssuer({ address, audience, jwk, privateKey, close: () => Promise.resolve() });
}

function readPrivateKey(pem: Uint8Array): KeyObject | undefined {
  try {
    return createPrivateKey(Buffer.from(pem));
  } catch (error) {
    if (error instanceof Error && "code" in error) return undefined;
    throw error;
  }
}

async function describeKey(jwk: JWK): Promise<JWK> {
  return { ...jwk, kid: await calculateJwkThumbprint(jwk), alg: "ES256", use: "sig" };
}

function formatKeys(jwk: JWK): string {
  return JSON.stringify({ keys: [jwk] });
}

interface IssuerParts {
  readonly address: string;
  readonly audience: string;
  readonly jwk: JWK;
  readonly privateKey: KeyObject | CryptoKey;
  readonly close: () => Promise<void>;
}

function makeIssuer({ address, audience, jwk, privateKey, close }: IssuerParts): TestIssuer {
  const makeClaims = (claims: JWTPayload = {}): JWTPayload => {
    const now = Math.floor(Date.now() / 1000);
    const { repository_id, repository_owner_id, workflow, environment } = WORKFLOW;
    return {
      iss: address,
      aud: audience,
      iat: now,
      nbf: now,
      exp: now + LIFETIME_SECONDS,
      jti: randomUUID(),
      sub: `repo:kit/sandbox:environment:${environment}`,
      repository: "kit/sandbox",
      environment,
      repository_id,
      repository_owner_id,
      run_id: "1",
      event_name: "push",
      ref: "refs/tags/v1",
      workflow_ref: `kit/sandbox/${workflow}@refs/tags/v1`,
      ...claims,
    };
  };
  const header = { alg: "ES256", kid: jwk.kid ?? "", typ: "JWT" };
  return {
    address,
    keys: formatKeys(jwk),
    sign: (claims, without = []) => {
      const kept = Object.entries(makeClaims(claims)).filter(([name]) => !without.includes(name));
      return new SignJWT(Object.fromEntries(kept)).setProtectedHeader(header).sign(privateKey);
    },
    signWithOtherKey: async () => {
      const { privateKey: other } = await generateKeyPair("ES256");
      return new SignJWT(makeClaims()).setProtectedHeader(header).sign(other);
    },
    makeUnsigned: () => new UnsecuredJWT(makeClaims()).encode(),
    signWithPublicKey: () =>
      new CompactSign(new TextEncoder().encode(JSON.stringify(makeClaims())))
        .setProtectedHeader({ ...header, alg: "HS256" })
        .sign(new TextEncoder().encode(jwk.x ?? "")),
    close,
  };
}
