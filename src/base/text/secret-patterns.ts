/**
 * What every text that may be a secret has in it: enough to find it, too little to be sure. One pass over a file
 * answers for a healthy plugin; only what has an anchor is looked at with the rules themselves.
 */

/** The middle of secrets that have no other sign than their form. The rules add what may not be next to them. */
export const FORMS = {
  "age-key": "AGE-SECRET-KEY-1[A-Z0-9]{58}",
  "airtable-token": "pat[A-Za-z0-9]{14}\\.[0-9a-f]{64}",
  "anthropic-key": "sk-ant-(?:admin|oat|api)0\\d-[\\w-]{80,128}",
  "atlassian-token": "ATATT3[\\w=-]{60,400}",
  "aws-access-key-id": "AKIA[A-Z2-7]{16}",
  "azure-client-secret": "\\dQ~[\\w.~-]{31,34}",
  "azure-devops-token": "AZDO[A-Za-z0-9]{4}",
  "azure-shared-key": "SharedAccessKey=[A-Za-z0-9+/]{43}=",
  "azure-storage-key": "AccountKey=[A-Za-z0-9+/]{86}==",
  "bitbucket-token": "(?:AT(?:BB[A-Za-z0-9]{32}|CTT3[\\w=-]{60,400})|BBDC-[A-Za-z0-9+/@_-]{40,50})",
  "brevo-key": "xkeysib-[0-9a-f]{64}-[A-Za-z0-9]{16}",
  "buildkite-token": "bk(?:aa|aj|ar|ct|pat|ps|pt|ua)_[\\w.-]{38,600}",
  "circleci-token": "CCI(?:PAT|PRJ)_[A-Za-z0-9]{20,22}_[0-9a-f]{40}",
  "cloudflare-key": "cf(?:k|ut|at)_[A-Za-z0-9]{40}[0-9a-f]{8}",
  "cloudflare-origin-key": "v1\\.0-[0-9a-f]{24}-[0-9a-f]{146}",
  "contentful-token": "CFPAT-[\\w-]{43}",
  "crates-token": "cio[A-Za-z0-9]{32}",
  "digitalocean-token": "do[opr]_v1_[0-9a-f]{64}",
  "discord-webhook": "discord(?:app)?\\.com/api/webhooks/\\d{17,20}/[\\w-]{60,80}",
  "doppler-token": "dp\\.(?:pt|st|ct|sa|scim|audit)\\.[A-Za-z0-9]{40,44}",
  "dynatrace-token": "dt0[a-zA-Z]\\d{2}\\.[A-Z0-9]{24}\\.[A-Z0-9]{64}",
  "facebook-token": "EAA[A-Za-z0-9]{80,400}",
  "fly-token": "f(?:o1_[\\w-]{43}|m[12][ar]?_[A-Za-z0-9+/=]{100,1000})",
  "gitlab-token": "gl(?:agent|cbt|dt|ft|imt|oas|ptt|rt|soat)-[\\w-]{20,64}",
  "google-access-token": "ya29\\.(?:[a-z]\\.)?[\\w-]{30,2048}",
  "google-key": "AIza[\\w-]{35}",
  "google-oauth-secret": "GOCSPX-[\\w-]{28}",
  "heroku-key": "HRKU-AA[\\w-]{58}",
  "jfrog-key": "AKCp[A-Za-z0-9]{69}",
  "jfrog-token": "cmVmdGtuOj[A-Za-z0-9]{54}",
  "langsmith-key": "lsv2_[ps][tk]_[0-9a-f]{32}_[0-9a-f]{10}",
  "mailchimp-key": "-us(?<=[0-9a-f]{32}-us)\\d{1,2}",
  "mailgun-key": "key-[0-9a-f]{32}",
  "mailgun-sending-key": "-(?<=[0-9a-f]{32}-)[0-9a-f]{8}-[0-9a-f]{8}",
  "mapbox-token": "sk\\.eyJ[\\w-]{40,400}\\.[\\w-]{16,64}",
  "netlify-token": "nf[bcopu]_[A-Za-z0-9]{36}",
  "new-relic-key": "NRAK-[A-Z0-9]{27}",
  "nuget-key": "oy2[a-z0-9]{43}",
  "nvidia-key": "nvapi-[\\w-]{60,70}",
  "openrouter-key": "sk-or-v1-[0-9a-f]{64}",
  "perplexity-key": "pplx-[A-Za-z0-9]{40,64}",
  "planetscale-token": "pscale_(?:tkn|oauth|pw)_[\\w.=-]{32,64}",
  "postman-key": "PMAK-[0-9a-f]{24}-[0-9a-f]{34}",
  "pulumi-token": "pul-[0-9a-f]{40}",
  "pypi-token": "pypi-AgEIcHlwaS5vcmc[\\w-]{50,1000}",
  "replicate-token": "r8_[A-Za-z0-9]{37}",
  "resend-key": "re_[A-Za-z0-9]{8}_[A-Za-z0-9]{24}",
  "rubygems-key": "rubygems_[0-9a-f]{48}",
  "sentry-token": "sntry(?:u_[0-9a-f]{64}|s_eyJ[\\w+/=-]{40,400})",
  "slack-token": "xoxe(?:\\.xox[bp])?-\\d-[A-Za-z0-9]{100,200}",
  "square-token": "sq0(?:atp|csp)-[\\w-]{22,43}",
  "stripe-key": "[sr]k_live_[A-Za-z0-9]{20,247}",
  "stripe-test-key": "[sr]k_test_[A-Za-z0-9]{20,247}",
  "supabase-key": "sb(?:p_[0-9a-f]{40}|_secret_[\\w-]{20,64})",
  "tailscale-key": "tskey-(?:api|auth|client|scim|webhook)-[A-Za-z0-9]{8,20}-[A-Za-z0-9]{16,48}",
  "telegram-token": ":AA[\\w-]{33}",
  "terraform-token": "atlasv1\\.[\\w-]{60,70}",
  "twilio-key": "SK[0-9a-f]{32}",
  "webhook-secret": "whsec_[A-Za-z0-9+/]{32,128}",
  "xai-key": "xai-[A-Za-z0-9]{70,90}",
} as const;

const ENDS_OF_NAMES = ["key", "Key", "KEY", "token", "Token", "TOKEN", "secret", "Secret", "SECRET"];

/** What the names of keys end in: `apiKey`, `API_KEY`, `secret-key`, `accessToken`, `client_secret`, `token`. */
export const ASSIGNED_NAMES = [
  ...ENDS_OF_NAMES.slice(0, 3).map(
    (end) => `(?:[aA]pi|API|[sS]ecret|SECRET|[aA]ccess|ACCESS|[pP]rivate|PRIVATE)[_-]?${end}`,
  ),
  ...ENDS_OF_NAMES.slice(3),
].join("|");

/** The base64 of how a private key begins where it has no line that says so: RSA, elliptic curves, Ed25519 and X25519. */
export const DER_HEADS = [
  "MII[\\w+/]{3}IBA(?:DANBgkqhkiG9w0BAQEFAASC|AK(?:C[AQ]|Bg))",
  "MI[GH][A-Za-z0-9+/]AgEAMB[AM]GByqGSM49AgEG",
  "M(?:HcCAQEEI|IGkAgEBBD|IHcAgEBBEI)",
  "M[CFH][\\w+/]CAQ[AE]wBQYDK2V[uw]BCIEI",
] as const;

/** As the forms, for what needs more than a form, and for the rules of the library. Escapes of JSON do not hide it. */
const OTHERS: readonly string[] = [
  "(?:SECRET|secret|Secret)_?(?:ACCESS|access|Access)_?(?:KEY|key|Key)[\\t-\\r \"'\\\\]*(?::|=>|=)[\\t-\\r \"'\\\\]*[A-Za-z0-9/+=]{40}",
  "AC[0-9a-f]{32}",
  // A text in quotation marks that is assigned to such a name, with a digit next to a letter in it.
  ...ENDS_OF_NAMES.map(
    (end) =>
      `${end}[\\\\"'\`]{0,4}[\\t-\\r ]*(?::|=>|=)[\\t-\\r ]*[\\\\"'\`]{1,4}(?=[\\w+/=.~-]{0,200}[A-Za-z]\\d)[\\w+/=.~-]{20}`,
  ),
  "-----BEGIN[A-Z ]{1,30}PRIVATE KEY",
  "PuTTY-User-Key-File-",
  "\\.eyJ[\\w-]{4}",
  "npm_\\w{36}",
  ":x-oauth-basic@",
  "_authToken=[\"']?[\\w+/=.~-]{16}",
  "npmAuthToken:[\\t ]?[\"']?[\\w+/=.~-]{16}",
  "xox[abopr]-[A-Za-z0-9]{1,40}-[A-Za-z0-9]",
  "xapp-[A-Za-z0-9]{1,40}-[A-Za-z0-9]",
  "[hH][oO][oO][kK][sS]\\.[sS][lL][aA][cC][kK]\\.",
  "SG\\.[\\w-]{1,64}\\.\\w{3}",
  "shp(?:pa|ca|at|ss)_[A-Za-z0-9]{32}",
  "gh[opusr]_\\w{36}",
  "github_pat_\\w{82}",
  "glpat-[\\w-]{20}",
  "glc_[A-Za-z0-9+/]{32}",
  "glsa_[A-Za-z0-9]{32}_",
  "T3BlbkFJ",
  "gsk_[A-Za-z0-9]{52}",
  "hf_[A-Za-z]{34}",
  "lin_api_\\w{32}",
  "ntn_\\d{11}[A-Za-z0-9]{35}",
  "ops_ey[A-Za-z0-9+/=]{100}",
  ":(?:\\/\\/|\\\\\\/\\\\\\/)[^:/\\t-\\r \"'`<>()[\\]{}|^\\\\]{0,256}:[^@/\\t-\\r \"'`<>()[\\]{}|^\\\\]{1,512}@",
  "jdbc:[a-z]",
  ";[\\t ]?(?:[pP]ass[wW]ord|PASSWORD|[pP]wd|PWD)[\\t ]?=[\\t ]?[^\\s;\"'`]{4}",
  "<password>[^<\\s]{4}",
  "B(?:asic|ASIC|earer|EARER)[\\t ][\\w+/=.~-]{16}",
  "b(?:asic|earer)[\\t ][\\w+/=.~-]{16}",
  "SSWS[\\t ]00[\\w-]{40}",
  "auth[\\\\\"']{1,4}[\\t-\\r ]*:[\\t-\\r ]*[\\\\\"']{1,4}[A-Za-z0-9+/]{10}",
  "kty[\\\\\"'`]{0,4}[\\t-\\r ]*:[\\t-\\r ]*[\\\\\"'`]{1,4}(?:EC|RSA|OKP|oct)",
  "LS0tLS1CRUdJTi[A-Za-z0-9+/]{40}",
  ...DER_HEADS,
  "hv[sbr]\\.[\\w-]{90}",
  "vc[piark]_[A-Za-z0-9]{20}",
  "dapi[A-Fa-f0-9]{32}",
  "dckr_pat_[\\w-]{27}",
  "figd_[\\w-]{40}",
  "discord(?:app)?\\.com\\\\/api",
  "sourceMappingURL=data:",
];

/** Alternatives grouped by their first letter: a third of the time of a plain list. */
function groupByFirstLetter(patterns: readonly string[]): string {
  const groups = new Map<string, string[]>();
  for (const pattern of patterns) {
    const letter = /^[A-Za-z]/u.exec(pattern)?.[0] ?? "";
    groups.set(letter, [...(groups.get(letter) ?? []), pattern.slice(letter.length)]);
  }
  return Array.from(groups, ([letter, ends]) => `${letter}(?:${ends.join("|")})`).join("|");
}

const makeAnchorSource = (): string => groupByFirstLetter([...Object.values(FORMS), ...OTHERS]);
const LONG = 1100;
let anchorPattern: RegExp | undefined;

/** Whether there is an anchor in a text, or in the bytes of one, each taken for a character: anchors are ASCII. */
export function hasAnchor(text: string): boolean {
  anchorPattern ??= compileAnchors();
  return anchorPattern.test(text);
}

/** More characters than any anchor has with what it looks at around it, not counting the next. */
const REACH = 4096;
/** Blanks, quotation marks and backslashes: an anchor may have any number of them in a row. */
const UNCOUNTED = new Set(Array.from("\t\n\v\f\r \"'\\", (character) => character.charCodeAt(0)));

/**
 * Whether a text may have an anchor, where one that is known has none. Only what differs is searched, and around it what
 * an anchor could reach. What is cut off may leave an anchor where the whole text has none, never the other way round.
 */
export function hasAnchorSince(known: string, text: string): boolean {
  if (known === text) return false;
  const common = Math.min(known.length, text.length);
  // The engine compares whole pieces much faster than it searches one.
  const isSame = (at: number, before: number): boolean =>
    known.slice(before, before + REACH) === text.slice(at, at + REACH);
  let start = 0;
  while (start + REACH <= common && isSame(start, start)) start += REACH;
  while (start < common && known.charCodeAt(start) === text.charCodeAt(start)) start++;
  let same = 0;
  while (same + REACH <= common - start && isSame(text.length - same - REACH, known.length - same - REACH))
    same += REACH;
  while (same < common - start && known.charCodeAt(known.length - 1 - same) === text.charCodeAt(text.length - 1 - same))
    same++;
  return hasAnchor(text.slice(reachBack(text, start), reachOn(text, text.length - same)));
}

function reachBack(text: string, from: number): number {
  let at = from;
  for (let left = REACH; left > 0 && at > 0; at--) if (!UNCOUNTED.has(text.charCodeAt(at - 1))) left--;
  return at;
}

function reachOn(text: string, from: number): number {
  let at = from;
  for (let left = REACH; left > 0 && at < text.length; at++) if (!UNCOUNTED.has(text.charCodeAt(at))) left--;
  return at;
}

/** For a long text the engine makes fast code of a pattern at once; after a short one it would do its work twice. */
function compileAnchors(): RegExp {
  const pattern = new RegExp(makeAnchorSource());
  pattern.test(" ".repeat(LONG));
  return pattern;
}

/** The anchors of a text, one after the other. */
export function findAnchors(text: string): Iterable<RegExpExecArray> {
  return text.matchAll(new RegExp(makeAnchorSource(), "g"));
}
