/** The token that GitHub makes for each job. `permissions` lists its rights. */
const GIVEN = "github_token";
const PUBLISHES = /npm|node_auth|marketplace|publish|registry/u;

/** Whether a value contains a secret of the repository's. */
export function containsSecret(text: string): boolean {
  return listSecrets(text).length > 0;
}

/** Whether a value contains a secret that publishes, by the secret's name or by the key's. */
export function containsPublishingSecret(key: string, text: string): boolean {
  return listSecrets(text).some((name) => name === "*" || PUBLISHES.test(name) || PUBLISHES.test(key.toLowerCase()));
}

/** The names of the secrets in a value's expressions, in lower case. "*" means all of them. */
function listSecrets(text: string): readonly string[] {
  const names: string[] = [];
  for (let open = text.indexOf("${{"); open !== -1;) {
    const close = text.indexOf("}}", open);
    if (close === -1) break;
    for (const [, dotted, indexed] of text
      .slice(open, close)
      .matchAll(/\bsecrets\b(?:\.([\w-]+)|\[["']([\w-]+)["']\])?/gu))
      names.push((dotted ?? indexed ?? "*").toLowerCase());
    open = text.indexOf("${{", close);
  }
  return names.filter((name) => name !== GIVEN);
}
