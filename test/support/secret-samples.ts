import { generateKeyPairSync } from "node:crypto";
import type { SecretKindName } from "../../src/plugin/secrets/secret-kinds.js";
import { random } from "./random.js";

/** A secret of a kind, new with every seed, in the text around it where that is needed to recognize it. */
export interface SecretSample {
  readonly kind: SecretKindName;
  readonly secret: string;
  /** The line of code that contains it. */
  readonly line: string;
  /** The part that begins its place, where that is not all of it. */
  readonly head?: string;
}

const DIGITS = "0123456789";
const HEX = `${DIGITS}abcdef`;
const UPPER = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
const LETTERS = `${UPPER}${UPPER.toLowerCase()}`;
const ALNUM = `${LETTERS}${DIGITS}`;
const BASE64 = `${ALNUM}+/`;
const WORD = `${ALNUM}_`;
const URL64 = `${ALNUM}-_`;

/**
 * One of every kind and form. This source contains no secret: each is put together here, so that scanners of the
 * repository have nothing to find.
 */
export function secretSamples(seed: number): readonly SecretSample[] {
  const next = random(seed);
  const of = (alphabet: string, length: number): string =>
    Array.from({ length }, () => alphabet.charAt(next(alphabet.length))).join("");
  const alnum = (length: number): string => of(ALNUM, length);
  const hex = (length: number): string => of(HEX, length);
  // Where a secret could be followed by more of its kind, it ends in a letter or a digit.
  const url = (length: number): string => of(URL64, length - 1) + alnum(1);
  const plain = (kind: SecretKindName, prefix: string, rest: string): SecretSample => ({
    kind,
    secret: prefix + rest,
    line: `const token = "${prefix}${rest}";`,
  });
  const within = (kind: SecretKindName, secret: string, line: string): SecretSample => ({ kind, secret, line });
  const password = `${of(LETTERS, 4)}-${alnum(12)}`;
  const registryToken = `${hex(8)}-${hex(4)}-${hex(12)}`;
  const awsSecret = `${of(BASE64, 36)}aB1c`;

  const assigned = `${alnum(3)}4f7Qx9${alnum(24)}2b`;
  const mixed = (length: number): string => `4f7Qx9${alnum(length - 6)}`;
  const login = Buffer.from(`deploy:${password}`).toString("base64");
  const hexKey = `9f3a${hex(28)}`;
  const twilio = `7c1e${hex(28)}`;

  return [
    plain("age-key", "AGE-SECRET-" + "KEY-1", of(UPPER + DIGITS, 58)),
    plain("airtable-token", "pat", `${alnum(14)}.${hex(64)}`),
    plain("anthropic-key", "sk-" + "ant-api03-", `${url(93)}AA`),
    plain("anthropic-key", "sk-" + "ant-admin01-", url(93)),
    within("assigned-key", assigned, `const options = { apiKey: "${assigned}" };`),
    within("assigned-key", hexKey, `{ \\"api_key\\": \\"${hexKey}\\" }`),
    plain("atlassian-token", "ATA" + "TT3", url(180)),
    plain("aws-access-key-id", "AK" + "IA", of(`${UPPER}234567`, 16)),
    within("aws-secret-access-key", awsSecret, `aws_secret_access_key = "${awsSecret}"`),
    within("aws-secret-access-key", awsSecret, `f("${"AK" + "IA"}${of(UPPER, 16)}","${awsSecret}")`),
    plain("azure-devops-token", "", `${alnum(76)}AZ` + `DO${alnum(4)}`),
    within("azure-shared-key", "SharedAccess" + `Key=${of(BASE64, 43)}=`, ""),
    plain("azure-client-secret", `${alnum(3)}8Q~`, url(34)),
    within("azure-storage-key", `Account` + `Key=${of(BASE64, 86)}==`, ""),
    within("basic-credentials", login, `headers: { Authorization: "Basic ${login}" }`),
    within("basic-credentials", login, `AUTHORIZATION: BASIC ${login}`),
    within("bearer-token", assigned, `headers: { Authorization: \`Bearer ${assigned}\` }`),
    plain("bitbucket-token", "AT" + "BB", alnum(32)),
    plain("bitbucket-token", "ATC" + "TT3", url(180)),
    plain("brevo-key", "xkey" + "sib-", `${hex(64)}-${alnum(16)}`),
    plain("bitbucket-token", "BB" + "DC-", of(BASE64, 43) + "a"),
    plain("buildkite-token", "bk" + "ua_", hex(40)),
    plain("buildkite-token", "bk" + "ua_", `MTA.${hex(40)}`),
    ...["aa", "ct"].map((type) => plain("buildkite-token", `bk${type}_`, `MTA.${alnum(77)}`)),
    plain("circleci-token", "CCI" + "PAT_", `${alnum(22)}_${hex(40)}`),
    plain("circleci-token", "CCI" + "PAT_", `${alnum(21)}_${hex(40)}`),
    plain("circleci-token", "CCI" + "PRJ_", `${alnum(22)}_${hex(40)}`),
    ...["cfk", "cfut", "cfat"].map((type) => plain("cloudflare-key", `${type}_`, alnum(40) + hex(8))),
    plain("cloudflare-origin-key", "v1" + ".0-", `${hex(24)}-${hex(146)}`),
    plain("contentful-token", "CF" + "PAT-", url(43)),
    plain("crates-token", "ci" + "o", mixed(32)),
    plain("database-password", "postgres" + "://", `app:${password}@db.acme.io:5432/main`),
    plain("database-password", "mongodb+srv" + "://", `app:${password}@cluster0.acme.io/main?w=1`),
    plain("database-password", "mysql" + "://", `app:${password}@db.acme.io`),
    plain("possible-password", "redis" + "://", `:${password}@cache.acme.io:6379/0`),
    plain("possible-password", "redis" + "://", `:${password}@[2600:1f18::23]:6379/0`),
    plain("database-password", "mssql" + "://", `sa:${password}@db.acme.io:1433/main`),
    plain("database-password", "clickhouse" + "://", `app:${password}@click.acme.io:9440`),
    within("database-password", password, `"jdbc:post` + `gresql://db.acme.io/main?user=app&password=${password}"`),
    within("database-password", password, `"jdbc:sql` + `server://db.acme.io;user=sa;password=${password};"`),
    within("database-password", password, `"jdbc:ora` + `cle:thin:app/${password}@//db.acme.io:1521/main"`),
    within("database-password", password, `"Server=db.acme.io;User Id=sa;Pass` + `word=${password};"`),
    plain("databricks-token", "da" + "pi", hex(32)),
    plain("digitalocean-token", "dop_" + "v1_", hex(64)),
    plain("discord-webhook", "discord" + ".com/api/webhooks/", `${of(DIGITS, 18)}/${url(68)}`),
    within("docker-password", login, `{"auths":{"registry.acme.io":{"auth":"${login}"}}}`),
    plain("docker-token", "dckr_" + "pat_", url(27)),
    plain("doppler-token", "dp." + "pt.", alnum(43)),
    plain("dynatrace-token", "dt0" + "c01.", `${of(UPPER, 24)}.${of(UPPER, 64)}`),
    plain("dynatrace-token", "dt0" + "s16.", `${of(UPPER + DIGITS, 24)}.${of(UPPER + DIGITS, 64)}`),
    plain("facebook-token", "EA" + "A", mixed(120)),
    plain("figma-token", "fig" + "d_", url(43)),
    plain("fly-token", "fo" + "1_", url(43)),
    plain("fly-token", "fm" + "2_", of(BASE64, 160) + "a"),
    within("firebase-key", `AI` + `za${url(35)}`, `authDomain: "acme.web.app"`),
    ...["ghp", "gho", "ghu", "ghs", "ghr"].map((type) => plain("github-token", `${type}_`, alnum(36))),
    plain("github-token", "github_" + "pat_", of(WORD, 82)),
    plain("gitlab-token", "gl" + "pat-", url(20)),
    plain("gitlab-token", "gl" + "dt-", url(20)),
    plain("google-access-token", "ya" + "29.", url(180)),
    plain("google-access-token", "ya" + "29.c.", url(1000)),
    plain("google-key", "AI" + "za", url(35)),
    plain("google-oauth-secret", "GOC" + "SPX-", url(28)),
    plain("grafana-token", "gl" + "c_", of(BASE64, 60)),
    plain("grafana-token", "gl" + "sa_", `${alnum(32)}_${hex(8)}`),
    plain("groq-key", "gs" + "k_", alnum(52)),
    plain("heroku-key", "HRKU" + "-AA", url(58)),
    plain("hugging-face-token", "h" + "f_", of(LETTERS, 34)),
    plain("jfrog-key", "AK" + "Cp", alnum(69)),
    plain("jfrog-token", "cmVm" + "dGtuOj", alnum(54)),
    plain("jwt", "", jwt({ sub: alnum(12) }, url(43))),
    plain("langsmith-key", "lsv2_" + "pt_", `${hex(32)}_${hex(10)}`),
    plain("linear-key", "lin_" + "api_", alnum(40)),
    plain("mailchimp-key", hex(32), "-us" + "21"),
    within("mailgun-key", `key-${hexKey}`, `mailgun("key-${hexKey}")`),
    plain("mailgun-sending-key", hex(32), `-${hex(8)}-${hex(8)}`),
    within("maven-password", password, `<server><username>ci</username><password>${password}</password></server>`),
    plain("mapbox-token", "sk." + "eyJ", `${url(80)}.${url(22)}`),
    plain("netlify-token", "nf" + "p_", alnum(36)),
    plain("new-relic-key", "NR" + "AK-", of(UPPER + DIGITS, 27)),
    plain("notion-token", "nt" + "n_", `${of(DIGITS, 11)}${alnum(35)}`),
    plain("npm-token", "np" + "m_", alnum(36)),
    plain("nuget-key", "oy" + "2", `a2b3c4${of(LETTERS.slice(26) + DIGITS, 37)}`),
    plain("nvidia-key", "nv" + "api-", url(64)),
    within("okta-token", `00${assigned}`.padEnd(42, "x7Q"), `"SSWS ${`00${assigned}`.padEnd(42, "x7Q")}"`),
    plain(
      "one-password-token",
      "ops" + "_",
      Buffer.from(JSON.stringify({ email: alnum(89), k: "1" })).toString("base64"),
    ),
    plain("openai-key", "s" + "k-", `${alnum(20)}T3Blbk` + `FJ${alnum(20)}`),
    plain("openai-key", "sk-" + "proj-", `${url(74)}T3Blbk` + `FJ${url(74)}`),
    plain("openrouter-key", "sk-" + "or-v1-", hex(64)),
    plain("perplexity-key", "pp" + "lx-", alnum(48)),
    plain("planetscale-token", "pscale_" + "tkn_", url(43)),
    plain("postman-key", "PM" + "AK-", `${hex(24)}-${hex(34)}`),
    plain("pulumi-token", "pu" + "l-", hex(40)),
    plain("pypi-token", "py" + "pi-AgEIcHlwaS5vcmc", url(120)),
    within("registry-token", registryToken, `//npm.acme.io/:_authToken=${registryToken}`),
    plain("replicate-token", "r" + "8_", alnum(37)),
    plain("resend-key", "re" + "_", `${alnum(8)}_${mixed(24)}`),
    plain("rubygems-key", "ruby" + "gems_", hex(48)),
    plain("sendgrid-key", "S" + "G.", `${alnum(22)}.${alnum(20)}-${alnum(22)}`),
    plain("sentry-token", "sntry" + "u_", hex(64)),
    plain("sentry-token", "sntry" + "s_", `eyJ${alnum(80)}`),
    plain("shopify-token", "shp" + "at_", hex(32)),
    plain("short-lived-jwt", "", jwt({ iat: 1_700_000_000, exp: 1_700_003_600 }, url(43))),
    plain("slack-token", "xo" + "xb-", `${of(DIGITS, 12)}-${of(DIGITS, 12)}-${alnum(24)}`),
    plain("slack-token", "xo" + "xe-1-", alnum(146)),
    plain("slack-webhook", "https://hooks." + "slack.com/services/", `T${alnum(8)}/B${alnum(8)}/${alnum(24)}`),
    plain("square-token", "sq0" + "atp-", url(22)),
    plain("stripe-key", "sk_" + "live_", alnum(24)),
    plain("stripe-key", "rk_" + "live_", alnum(99)),
    plain("stripe-test-key", "sk_" + "test_", alnum(24)),
    plain("supabase-key", "sb" + "p_", hex(40)),
    plain("supabase-key", "", jwt({ role: "service_role", ref: alnum(20) }, url(43))),
    plain("tailscale-key", "tskey" + "-auth-", `${alnum(7)}CNTRL-${alnum(32)}`),
    plain("telegram-token", `${of("123456789", 10)}:`, `AA${url(33)}`),
    plain("terraform-token", `${alnum(14)}.`, `atlas` + `v1.${url(67)}`),
    plain("twilio-key", "S" + "K", hex(32)),
    within("twilio-token", twilio, `twilio("AC${hex(32)}", "${twilio}")`),
    ...["https", "amqp", "nats", "smtp", "ldap", "ftp"].map((scheme) =>
      plain("url-password", `${scheme}://`, `deploy:${password}@registry.acme.io`),
    ),
    ...["smtp://deploy:PW@10.0.0.7", "tides://deploy:PW@keys.acme.io", "redis://:PW@cache.acme.io"].map((address) =>
      plain(
        "possible-password",
        `${address.split(":")[0] ?? ""}:`,
        address.replace(/^\w+:/u, "").replace("PW", password),
      ),
    ),
    ...["hvs.", "hvr."].map((type) => plain("vault-token", type, url(95))),
    plain("vault-token", "hv" + "b.", url(150)),
    ...["vcp", "vci", "vca", "vcr", "vck"].map((type) => plain("vercel-token", `${type}_`, alnum(24))),
    plain("webhook-secret", "wh" + "sec_", of(BASE64, 31) + alnum(1)),
    plain("xai-key", "x" + "ai-", alnum(80)),
  ].map((sample) => ({ ...sample, line: lineOf(sample) }));
}

function lineOf({ kind, secret, line }: SecretSample): string {
  if (line.includes(secret)) return line;
  return kind === "firebase-key" ? `init({ apiKey: "${secret}", ${line} })` : `connect("${secret};")`;
}

function jwt(claims: object, signature: string): string {
  const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString("base64url");
  return `${part({ alg: "HS256", typ: "JWT" })}.${part(claims)}.${signature}`;
}

/** Keys that are made now, in every form that is written. */
export function privateKeys(): readonly { readonly form: string; readonly pem: string }[] {
  const rsa = generateKeyPairSync("rsa", { modulusLength: 2048 }).privateKey;
  const ec = generateKeyPairSync("ec", { namedCurve: "P-256" }).privateKey;
  const ed = generateKeyPairSync("ed25519").privateKey;
  const cipher = { cipher: "aes-256-cbc", passphrase: "a passphrase" };
  const text = (key: string | Buffer): string => String(key);
  return [
    { form: "PKCS #8 RSA", pem: text(rsa.export({ type: "pkcs8", format: "pem" })) },
    { form: "PKCS #1", pem: text(rsa.export({ type: "pkcs1", format: "pem" })) },
    { form: "encrypted PKCS #8", pem: text(rsa.export({ type: "pkcs8", format: "pem", ...cipher })) },
    { form: "encrypted PKCS #1", pem: text(rsa.export({ type: "pkcs1", format: "pem", ...cipher })) },
    { form: "SEC 1", pem: text(ec.export({ type: "sec1", format: "pem" })) },
    { form: "PKCS #8 EC", pem: text(ec.export({ type: "pkcs8", format: "pem" })) },
    { form: "Ed25519", pem: text(ed.export({ type: "pkcs8", format: "pem" })) },
  ];
}
