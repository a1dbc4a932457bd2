import { isExample } from "./secret-example.js";
import type { SecretMatch } from "./secret-match.js";

/** Files of package managers in which a token is told by its key. */
const FORMS = [
  {
    file: /(?:^|\/)\.npmrc$/u,
    line: /^[^#;\n]{0,512}?\b_(?:authToken|auth|password)[ \t]*=[ \t]*["']?([^\s"'$][^\s"']*)/gmu,
  },
  { file: /(?:^|\/)\.yarnrc\.yml$/u, line: /^[ \t]{0,64}npmAuth(?:Token|Ident):[ \t]*["']?([^\s"'$][^\s"']*)/gmu },
  { file: /(?:^|\/)[._]netrc$/u, line: /\bpassword[ \t]+([^\s$]\S*)/gu },
];

/** Tokens that a file of a package manager holds; one that it takes from the environment is none. */
export function namedMatches(text: string, path: string): readonly SecretMatch[] {
  return FORMS.filter(({ file }) => file.test(path)).flatMap(({ line }) =>
    [...text.matchAll(line)]
      .filter(([, secret = ""]) => !isExample(secret))
      .map(({ 0: whole, 1: secret = "", index }) => {
        const end = index + whole.length;
        return { kind: "registry-token", start: end - secret.length, end, secret } as const;
      }),
  );
}
