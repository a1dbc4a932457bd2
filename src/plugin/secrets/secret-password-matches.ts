import { isRandom } from "./secret-assigned-matches.js";
import { DATABASE_SCHEMES, isExample, isPlaceholder, isPrivateHost, classifyPassword } from "./secret-example.js";
import type { SecretKindName } from "./secret-kinds.js";
import { makeMatch, type SecretMatch } from "./secret-match.js";

/** What is known for a secret by the words around it. */
interface Label {
  readonly kind: SecretKindName;
  /** Its group is the secret, which ends where the match does. */
  readonly pattern: RegExp;
  readonly isSecret: (secret: string, whole: string) => boolean;
}

const DATABASES: ReadonlySet<string> = new Set(DATABASE_SCHEMES.split(" "));
const isPassword = (secret: string): boolean => !isPlaceholder(secret) && !/[{}<>]/u.test(secret);
/** Its length and its first characters say enough: what is random has few digits at times. */
const isOktaToken = (secret: string): boolean => new Set(secret).size >= 16 && !isExample(secret);
const isToken = (secret: string): boolean => isRandom(secret) && !isExample(secret);

const LABELS: readonly Label[] = [
  // The drivers of Java take a password among the parameters, that of Oracle before the host.
  {
    kind: "database-password",
    pattern: /jdbc:[a-z][^\s"'`<>]{0,500}?[?&;](?:password|pwd|sslpassword)=([^\s"'`<>&;]{4,200})/giu,
    isSecret: isPassword,
  },
  {
    kind: "database-password",
    pattern: /jdbc:oracle:\w+:[^\s"'`<>/@]{1,80}\/([^\s"'`<>@]{4,200})(?=@)/gu,
    isSecret: isPassword,
  },
  {
    kind: "database-password",
    pattern:
      /(?:server|data source|host|address)\s?=\s?[^;"'`\n]{1,200};[^"'`\n]{0,400}?(?:password|pwd)\s?=\s?([^;"'`\s]{4,200})/giu,
    isSecret: (secret, whole) => isPassword(secret) && !/=\s?(?:localhost|127\.0\.0\.1|\(localdb\))/iu.test(whole),
  },
  { kind: "maven-password", pattern: /<password>\s*([^<\s]{4,200})(?=\s*<\/password>)/gu, isSecret: isPassword },
  { kind: "okta-token", pattern: /SSWS[\t ](00[\w-]{40})(?![\w-])/gu, isSecret: isOktaToken },
  {
    kind: "basic-credentials",
    pattern: /(?:[bB]asic|BASIC)[\t ]([A-Za-z0-9+/]{12,400}={0,2})(?![\w+/=])/gu,
    isSecret: isLogin,
  },
  { kind: "docker-password", pattern: /"auth"\s*:\s*"([A-Za-z0-9+/]{10,2000}={0,2})(?=")/gu, isSecret: isLogin },
  {
    kind: "bearer-token",
    pattern: /(?:[bB]earer|BEARER)[\t ]([\w+/.~-]{20,500}={0,2})(?![\w+/=])/gu,
    isSecret: isToken,
  },
];

/** Passwords and tokens that only the words around them show: in addresses, in settings of a connection, in headers. */
export function findPasswordMatches(text: string): readonly SecretMatch[] {
  const labelled = LABELS.flatMap(({ kind, pattern, isSecret }) =>
    [...text.matchAll(pattern)].flatMap(({ 0: whole, 1: secret = "", index }) =>
      isSecret(secret, whole) ? [makeMatch(weaken(kind, whole), index + whole.length - secret.length, secret)] : [],
    ),
  );
  return [...findAddresses(text), ...labelled];
}

/** The host of a connection to a database. */
const HOST = /(?:^jdbc:[a-z:]+\/\/|^(?:server|data source|host|address)\s?=\s?(?:tcp:)?)([^\s;,/"']+)/iu;

/** The password of a database that only a network of one's own reaches may be an example. */
function weaken(kind: SecretKindName, connection: string): SecretKindName {
  if (kind !== "database-password") return kind;
  const host = HOST.exec(connection)?.[1];
  return host !== undefined && isPrivateHost(host) ? "possible-password" : kind;
}

const ADDRESS =
  /(?<![A-Za-z0-9+.-])([a-z][a-z0-9+.-]{1,30}):\/\/[^\s:/@"'`<>()[\]{}|^\\]{0,256}:[^\s/@"'`<>()[\]{}|^\\]{1,512}@(?:\[[\da-f:.]{2,45}\]|[^\s"'`<>()[\]{}|^\\])[^\s"'`<>()[\]{}|^\\]{0,255}/giu;

function findAddresses(text: string): readonly SecretMatch[] {
  return [...text.matchAll(ADDRESS)].flatMap(({ 0: secret, 1: scheme = "", index }) => {
    const kind = classifyAddress(secret, scheme);
    if (kind === undefined) return [];
    return [makeMatch(kind, index, secret)];
  });
}

/** The kind of an address with a password; `undefined` for an example. */
export function classifyAddress(address: string, scheme: string): SecretKindName | undefined {
  const verdict = classifyPassword(address);
  if (verdict === "example") return undefined;
  if (verdict === "possible") return "possible-password";
  return DATABASES.has(scheme.toLowerCase().replace(/\+.*$/u, "")) ? "database-password" : "url-password";
}

/** The base64 of `user:password`. */
function isLogin(encoded: string): boolean {
  const text = Buffer.from(encoded, "base64").toString("latin1");
  const [, user = "", password = ""] = /^([\x21-\x39\x3b-\x7e]{1,100}):([\x20-\x7e]{4,400})$/u.exec(text) ?? [];
  return password !== "" && password.toLowerCase() !== user.toLowerCase() && isPassword(password);
}
