import { rules, type Message, type Rule, type Source } from "@secretlint/secretlint-rule-preset-recommend";
import { isExample } from "./secret-example.js";
import type { SecretKindName } from "./secret-kinds.js";
import { makeMatch, type SecretMatch } from "./secret-match.js";
import { classifyAddress } from "./secret-password-matches.js";

/** The kinds of secret in the messages of the library's rules; `undefined` where our own rule is better. */
export const KINDS_OF_MESSAGES: Readonly<Record<string, SecretKindName | undefined>> = {
  AWSSecretAccessKey: "aws-secret-access-key",
  // An ID is not a secret: ours looks for the key that belongs to it.
  AWSAccessKeyID: undefined,
  AWSAccountID: undefined,
  PackageJSON_xOauthToken: "github-token",
  // Ours knows more of their forms, and that a quoted variable is none.
  Npmrc_authToken: undefined,
  NPM_ACCESS_TOKEN: "npm-token",
  SLACK_TOKEN: "slack-token",
  IncomingWebhook: "slack-webhook",
  BasicAuth: "url-password",
  OPENAI_TOKEN: "openai-key",
  ANTHROPIC_API_KEY: "anthropic-key",
  GROQ_API_KEY: "groq-key",
  HUGGINGFACE_USER_ACCESS_TOKEN: "hugging-face-token",
  LINEAR_API_TOKEN: "linear-key",
  NOTION_INTEGRATION_TOKEN: "notion-token",
  PrivateKey: "private-key",
  SENDGRID_KEY: "sendgrid-key",
  SHOPIFY_KEY: "shopify-token",
  GITHUB_TOKEN: "github-token",
  GITLAB_PERSONAL_ACCESS_TOKEN: "gitlab-token",
  GRAFANA_CLOUD_API_TOKEN: "grafana-token",
  GRAFANA_SERVICE_ACCOUNT_TOKEN: "grafana-token",
  OPS_TOKEN: "one-password-token",
  MongoDBConnection: "database-password",
  MySQLConnection: "database-password",
  PostgreSQLConnection: "database-password",
  HASHICORP_VAULT_SERVICE_TOKEN: "vault-token",
  HASHICORP_VAULT_BATCH_TOKEN: "vault-token",
  HASHICORP_VAULT_RECOVERY_TOKEN: "vault-token",
  VERCEL_PERSONAL_ACCESS_TOKEN: "vercel-token",
  VERCEL_INTEGRATION_TOKEN: "vercel-token",
  VERCEL_APP_ACCESS_TOKEN: "vercel-token",
  VERCEL_APP_REFRESH_TOKEN: "vercel-token",
  VERCEL_AI_GATEWAY_API_KEY: "vercel-token",
  DATABRICKS_PERSONAL_ACCESS_TOKEN: "databricks-token",
  DOCKER_PERSONAL_ACCESS_TOKEN: "docker-token",
  FIGMA_PERSONAL_ACCESS_TOKEN: "figma-token",
};

/**
 * Rules that are not asked: one reads files by itself and points at nothing within them, what it looks for is found as
 * a private key; the other lets any text, also one of a bundled package, switch the search off.
 */
export const UNASKED_RULES: readonly string[] = ["secretlint-rule-gcp", "secretlint-rule-filter-comments"];

type Scan = (source: Source) => readonly SecretMatch[];

const scans: readonly Scan[] = rules
  .filter(({ meta }) => !UNASKED_RULES.some((name) => meta.id.endsWith(name)))
  .map(makeScan);

/** What the library's rules find in a text, without what is known for an example. */
export function findSecretlintMatches(content: string, filePath: string): readonly SecretMatch[] {
  return scans.flatMap((scan) => scan({ content, filePath, ext: "" }));
}

function makeScan(rule: Rule): Scan {
  let content = "";
  let found: SecretMatch[] = [];
  const { file } = rule.create(
    {
      createTranslator: () => (messageId, data) => ({ messageId, data }),
      report({ message, range: [from] }) {
        const match = readMessage(message, content, from);
        if (match) found.push(match);
      },
    },
    {},
  );
  return (source) => {
    content = source.content;
    found = [];
    file(source);
    return found;
  };
}

/** The library's range begins where a name before the secret does; what it found is in the data. */
function readMessage({ messageId, data }: Message, content: string, from: number): SecretMatch | undefined {
  const kind = KINDS_OF_MESSAGES[messageId];
  const named = data["KEY"] ?? data["TOKEN"] ?? data["ID"] ?? data["URI"] ?? data["URL"] ?? data["CREDENTIAL"];
  if (kind === undefined || named === undefined || named === "") return undefined;
  if (kind === "database-password" || kind === "url-password") {
    const address = /^[^"'`<>\s\\]*/u.exec(named)?.[0] ?? "";
    const addressKind = classifyAddress(named, /^[\w+.-]*/u.exec(named)?.[0] ?? "");
    return addressKind && makeMatch(addressKind, content.indexOf(address, from), address);
  }
  if (isExample(named)) return undefined;
  const start = content.indexOf(named, from);
  // Of a private key only the first line is marked, and not a whole page.
  const marked = /^-----BEGIN[^\n\\-]*-----/u.exec(named)?.[0] ?? named;
  return { kind, start, end: start + marked.length, secret: named };
}
