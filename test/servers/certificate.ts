import { generateKeyPairSync, randomBytes, sign } from "node:crypto";

export interface Certificate {
  readonly key: string;
  /** In PEM; it is its own authority, as NODE_EXTRA_CA_CERTS takes it. */
  readonly cert: string;
}

const TAGS = { int: 2, bits: 3, bytes: 4, oid: 6, text: 12, sequence: 48, set: 49, time: 24 } as const;
const ECDSA_SHA256 = "2a8648ce3d040302";
const COMMON_NAME = "550403";
const OTHER_NAMES = "551d11";

const VALID = ["20200101000000Z", "21200101000000Z"];

/** A certificate that nobody has signed but itself, for names such as `api.example.com`. */
export function certificateFor(names: readonly string[], [from, to] = VALID): Certificate {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const algorithm = der("sequence", der("oid", hex(ECDSA_SHA256)));
  const name = der(
    "sequence",
    der("set", der("sequence", der("oid", hex(COMMON_NAME)), der("text", Buffer.from("Nobody's authority")))),
  );
  const validity = der("sequence", ...[from, to].map((day = "") => der("time", Buffer.from(day))));
  const others = der("sequence", ...names.map((one) => tagged(0x82, Buffer.from(one))));
  const extensions = der("sequence", der("sequence", der("oid", hex(OTHER_NAMES)), der("bytes", others)));
  const serial = der("int", Buffer.concat([Buffer.of(1), randomBytes(8)]));
  const body = der(
    "sequence",
    ...[tagged(0xa0, der("int", Buffer.of(2))), serial, algorithm, name, validity, name],
    ...[publicKey.export({ type: "spki", format: "der" }), tagged(0xa3, extensions)],
  );
  const signature = sign("sha256", body, privateKey);
  const whole = der("sequence", body, algorithm, der("bits", Buffer.of(0), signature));
  const lines = whole.toString("base64").replace(/.{64}/gu, "$&\n").trimEnd();
  const cert = `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`;
  return { key: privateKey.export({ type: "pkcs8", format: "pem" }).toString(), cert };
}

function der(kind: keyof typeof TAGS, ...parts: readonly Buffer[]): Buffer {
  return tagged(TAGS[kind], Buffer.concat(parts));
}

function tagged(tag: number, content: Buffer): Buffer {
  const { length } = content;
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.of(tag, ...size), content]);
}

function hex(digits: string): Buffer {
  return Buffer.from(digits, "hex");
}
