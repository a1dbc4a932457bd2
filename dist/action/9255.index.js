"use strict";
exports.id = 9255;
exports.ids = [9255];
exports.modules = {

/***/ 9255:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  searchFile: function() { return /* binding */ searchFile; }
});

// EXTERNAL MODULE: ./build/src/text/lines.js
var text_lines = __webpack_require__(9763);
// EXTERNAL MODULE: ./build/src/text/decode.js
var decode = __webpack_require__(8980);
;// CONCATENATED MODULE: ./build/src/plugin/secrets/secret-kinds.js
const at = (name, address, revoke = "Revoke it at") => ({
    name,
    revoke: `${revoke} ${address}`,
});
const by = (name, revoke) => ({ name, revoke });
const GOOGLE = "https://console.cloud.google.com/apis/credentials";
const STRIPE = "https://dashboard.stripe.com/apikeys";
const AWS = "https://console.aws.amazon.com/iam/home#/security_credentials";
/** Every kind of secret that is looked for. */
const SECRET_KINDS = {
    "age-key": by("An age private key", "Make a new one with age-keygen"),
    "airtable-token": at("An Airtable token", "https://airtable.com/create/tokens"),
    "anthropic-key": at("An Anthropic API key", "https://console.anthropic.com/settings/keys"),
    "atlassian-token": at("An Atlassian API token", "https://id.atlassian.com/manage-profile/security/api-tokens"),
    "aws-access-key-id": at("The ID of an AWS access key", AWS, "Deactivate it at"),
    "aws-secret-access-key": at("An AWS secret access key", AWS),
    "azure-client-secret": at("An Azure client secret", "https://portal.azure.com"),
    "azure-storage-key": at("An Azure storage key", "https://portal.azure.com"),
    "brevo-key": at("A Brevo API key", "https://app.brevo.com/settings/keys/api"),
    "database-password": by("The address of a database with its password", "Change the password"),
    "databricks-token": at("A Databricks token", "https://docs.databricks.com/dev-tools/auth/pat"),
    "digitalocean-token": at("A DigitalOcean token", "https://cloud.digitalocean.com/account/api/tokens"),
    "discord-webhook": by("A Discord webhook", "Delete it in the settings of its channel"),
    "docker-token": at("A Docker access token", "https://app.docker.com/settings/personal-access-tokens"),
    "doppler-token": at("A Doppler token", "https://dashboard.doppler.com"),
    "figma-token": at("A Figma access token", "https://www.figma.com/settings"),
    "firebase-key": at("A Firebase API key", GOOGLE, "Limit it to the APIs that it is for at"),
    "github-token": at("A GitHub token", "https://github.com/settings/tokens"),
    "gitlab-token": at("A GitLab token", "https://gitlab.com/-/user_settings/personal_access_tokens"),
    "google-key": at("A Google API key", GOOGLE),
    "google-oauth-secret": at("A Google OAuth client secret", GOOGLE),
    "google-service-account": at("The private key of a Google service account", "https://console.cloud.google.com/iam-admin/serviceaccounts"),
    "grafana-token": by("A Grafana token", "Delete it among the service accounts or access policies"),
    "groq-key": at("A Groq API key", "https://console.groq.com/keys"),
    "heroku-key": at("A Heroku API key", "https://dashboard.heroku.com/account"),
    "hugging-face-token": at("A Hugging Face token", "https://huggingface.co/settings/tokens"),
    jwt: by("A signed token (JWT)", "Have it revoked by whoever signed it"),
    "langsmith-key": at("A LangSmith API key", "https://smith.langchain.com/settings"),
    "linear-key": at("A Linear API key", "https://linear.app/settings"),
    "mapbox-token": at("A secret Mapbox token", "https://account.mapbox.com/access-tokens"),
    "new-relic-key": at("A New Relic user key", "https://one.newrelic.com/api-keys"),
    "notion-token": at("A Notion integration token", "https://www.notion.so/profile/integrations"),
    "npm-token": at("An npm token", "https://docs.npmjs.com/revoking-access-tokens"),
    "nvidia-key": at("An NVIDIA API key", "https://build.nvidia.com"),
    "one-password-token": at("A 1Password service account token", "https://my.1password.com"),
    "openai-key": at("An OpenAI API key", "https://platform.openai.com/api-keys"),
    "openrouter-key": at("An OpenRouter API key", "https://openrouter.ai/settings/keys"),
    "perplexity-key": at("A Perplexity API key", "https://www.perplexity.ai/settings/api"),
    "planetscale-token": at("A PlanetScale token", "https://app.planetscale.com"),
    "postman-key": at("A Postman API key", "https://go.postman.co/settings/me/api-keys"),
    "private-key": by("A private key", "Replace the pair of keys that it belongs to"),
    "pulumi-token": at("A Pulumi token", "https://app.pulumi.com/account/tokens"),
    "pypi-token": at("A PyPI token", "https://pypi.org/manage/account"),
    "registry-token": by("The token of a package registry", "Revoke it at the registry"),
    "replicate-token": at("A Replicate token", "https://replicate.com/account/api-tokens"),
    "rubygems-key": at("A RubyGems key", "https://rubygems.org/profile/api_keys"),
    "sendgrid-key": at("A SendGrid API key", "https://app.sendgrid.com/settings/api_keys"),
    "sentry-token": at("A Sentry token", "https://sentry.io/settings/account/api/auth-tokens"),
    "shopify-token": by("A Shopify token", "Rotate it in the settings of its app"),
    "short-lived-jwt": by("A signed token (JWT) that is valid for a day at most", "Make sure that it has run out"),
    "slack-token": at("A Slack token", "https://api.slack.com/apps"),
    "slack-webhook": at("A Slack webhook", "https://api.slack.com/apps"),
    "square-token": at("A Square token", "https://developer.squareup.com/apps"),
    "stripe-key": at("A live Stripe key", STRIPE, "Roll it at"),
    "stripe-test-key": at("A Stripe test key", STRIPE, "Roll it at"),
    "supabase-key": at("A secret Supabase key", "https://supabase.com/dashboard/project/_/settings/api-keys"),
    "telegram-token": at("The token of a Telegram bot", "https://t.me/BotFather"),
    "terraform-token": at("A Terraform token", "https://app.terraform.io/app/settings/tokens"),
    "url-password": by("An address with a user's password", "Change the password"),
    "vault-token": by("A HashiCorp Vault token", "Revoke it with vault token revoke"),
    "vercel-token": at("A Vercel token", "https://vercel.com/account/tokens"),
    "webhook-secret": by("The signing secret of a webhook", "Roll it where the webhook is set up"),
    "xai-key": at("An xAI API key", "https://console.x.ai"),
};

;// CONCATENATED MODULE: ./build/src/text/unescaped.js
const ESCAPE = /\\(?:u[0-9a-fA-F]{4}|x[0-9a-fA-F]{2}|[^])/gu;
const CONTROLS = { b: "\b", f: "\f", n: "\n", r: "\r", t: "\t", v: "\v", "0": "\0" };
/** Resolves what it can, everywhere: it does not ask whether a backslash stands in a string. */
function unescaped(written) {
    const parts = [];
    /** Behind each escape: the offset in the new text, and in the one as written. */
    const ends = [];
    let length = 0;
    let from = 0;
    const add = (part) => {
        parts.push(part);
        length += part.length;
    };
    for (const { 0: escape, index } of written.matchAll(ESCAPE)) {
        add(written.slice(from, index));
        add(resolved(escape));
        from = index + escape.length;
        ends.push([length, from]);
    }
    add(written.slice(from));
    return {
        text: parts.join(""),
        written(offset) {
            let low = 0;
            let high = ends.length;
            while (low < high) {
                const middle = (low + high) >> 1;
                if ((ends[middle]?.[0] ?? Infinity) <= offset)
                    low = middle + 1;
                else
                    high = middle;
            }
            const [here, there] = ends[low - 1] ?? [0, 0];
            return there + offset - here;
        },
    };
}
function resolved(escape) {
    const sign = escape.charAt(1);
    const isCode = escape.length > 3 && (sign === "u" || sign === "x");
    return isCode ? String.fromCharCode(Number.parseInt(escape.slice(2), 16)) : (CONTROLS[sign] ?? escape.slice(1));
}

// EXTERNAL MODULE: ./build/src/text/secret-anchors.js
var secret_anchors = __webpack_require__(133);
;// CONCATENATED MODULE: ./build/src/plugin/secrets/secret-example.js
/**
 * Whether a text in the form of a secret is one that opens nothing: an example, a blank to be filled in, a mask. All that
 * is asked for is so unlikely in a random secret that none is missed for it.
 */
function isExample(secret) {
    return (secret.length <= LONGEST_WITH_WORDS && WORDS.test(secret)) || isMonotonous(secret) || hasSequence(secret);
}
/** In a longer secret the words would stand by chance. */
const LONGEST_WITH_WORDS = 200;
const WORDS = /example|placeholder|redacted|change[-_]?me|replace[-_]|insert[-_]|dummy|sample[-_]|fake[-_]|your[-_]|^your|[-_](?:token|key|secret)[-_]here|xxxxx|\*{3}|\.{3}|\u2026|0{8}|[<>{}]/iu;
const FEWEST_CHARACTERS = 6;
const LONGEST_SEQUENCE = 8;
/** `1111\u2026`, `abcabcabc\u2026`: a random one of 20 hexadecimal digits has six different ones and more. */
function isMonotonous(secret) {
    const body = /[A-Za-z0-9+/]{20,64}$/u.exec(secret.slice(-64))?.[0] ?? "";
    return body !== "" && new Set(body).size < FEWEST_CHARACTERS;
}
/** `12345678`, `abcdefgh`, `87654321`. */
function hasSequence(secret) {
    let run = 1;
    let before = 0;
    for (let at = 1; at < secret.length; at++) {
        const step = secret.charCodeAt(at) - secret.charCodeAt(at - 1);
        run = (step === 1 || step === -1) && step === before ? run + 1 : 2;
        before = step;
        if (run >= LONGEST_SEQUENCE)
            return true;
    }
    return false;
}
/** Names of nobody, in the places of a user and a password. */
const NOBODY = /^(?:my|your|the|some|db|test)?[-_.]?(?:user(?:name)?|pass(?:w(?:or)?d)?|pwd?|pw|secret|token|api[-_]?key|key|name|login|admin|root|guest|foo|bar|baz|alice|bob|test|changeme|postgres|mysql|mongo|hunter2|p4ssw0rd|s3cret|hostname)\d{0,3}$/iu;
const NOWHERE = /^(?:.*\.)?(?:example(?:\.\w+)?|test|invalid|localhost|local|host(?:name)?|server|domain(?:\.com)?|yourdomain\.\w+|127\.\d+\.\d+\.\d+|0\.0\.0\.0|\[::1\])(?::.*)?$/iu;
/** Whether an address with a password is one that documents the form of such addresses. */
function isExampleAddress(address) {
    const found = /:\/\/([^:@/]*):([^@/]*)@([^/?#\s"'`]*)/u.exec(address);
    if (!found)
        return false;
    const [, user = "", password = "", host = ""] = found;
    return (NOWHERE.test(host) ||
        NOBODY.test(password) ||
        password.toLowerCase() === user.toLowerCase() ||
        /["'`<>()[\]{}|^\\]/u.test(user + password) ||
        new Set(password).size <= 2 ||
        isExample(password));
}

;// CONCATENATED MODULE: ./build/src/plugin/secrets/secret-form-matches.js


/** What stands before the form, where it could be anything: too common to be looked for first. */
const LEADS = {
    "azure-client-secret": "[\\w~.-]{3}",
    "telegram-token": "\\d{8,10}",
    "terraform-token": "[A-Za-z0-9]{14}\\.",
};
const PATTERNS = Object.keys(secret_anchors/* FORMS */.yY).map((form) => ({
    form,
    pattern: new RegExp(`(?<![A-Za-z0-9])${LEADS[form] ?? ""}(?:${secret_anchors/* FORMS */.yY[form]})(?![\\w-])`, "g"),
}));
/** How far from a key what belongs to it may stand. */
const NEAR = 600;
/** Secrets that are told by their form alone, and by what stands near. */
function formMatches(text) {
    const found = [];
    for (const { form, pattern } of PATTERNS) {
        for (const { 0: secret, index } of text.matchAll(pattern)) {
            if (isExample(secret))
                continue;
            const around = text.slice(Math.max(0, index - NEAR), index + secret.length + NEAR);
            found.push({ kind: kindOf(form, around), start: index, end: index + secret.length, secret });
            if (form === "aws-access-key-id")
                found.push(...awsSecretsNear(text, index));
        }
    }
    return found;
}
/** Firebase's own keys are made to be in public code, with limits on what they open. */
function kindOf(form, around) {
    return form === "google-key" && /authDomain|\.firebaseapp\.com|messagingSenderId/u.test(around)
        ? "firebase-key"
        : form;
}
/** What looks like nothing but 40 random characters is a key beside the ID of one. */
function awsSecretsNear(text, index) {
    const from = Math.max(0, index - NEAR);
    return [...text.slice(from, index + NEAR).matchAll(/(?<![\w/+=])[A-Za-z0-9/+]{40}(?![\w/+=])/gu)]
        .filter(({ 0: secret }) => /[a-z]/u.test(secret) && /[A-Z]/u.test(secret) && /\d/u.test(secret) && !isExample(secret))
        .map(({ 0: secret, index: at }) => {
        const start = from + at;
        return { kind: "aws-secret-access-key", start, end: start + secret.length, secret };
    });
}

// EXTERNAL MODULE: ./build/src/plugin/manifest/manifest.js
var manifest = __webpack_require__(5635);
;// CONCATENATED MODULE: ./build/src/plugin/secrets/secret-jwt-matches.js


const PATTERN = /(?<![\w-])(eyJ[\w-]{8,4096})\.(eyJ[\w-]{2,8192})\.([\w-]{40,2048})(?![\w-])/gu;
const A_DAY = 24 * 60 * 60;
/** Signed tokens whose head names how they are signed, without those that are made to be public. */
function jwtMatches(text) {
    return [...text.matchAll(PATTERN)].flatMap(({ 0: secret, 1: head = "", 2: claims = "", 3: sign = "", index }) => {
        const kind = typeof json(head)?.["alg"] === "string" && !isExample(sign) ? secret_jwt_matches_kindOf(json(claims)) : undefined;
        return kind === undefined ? [] : [{ kind, start: index, end: index + secret.length, secret }];
    });
}
/** No clock is asked: a token that lives for a day is dead when it is shipped, whenever that is. */
function secret_jwt_matches_kindOf(claims) {
    if (!claims)
        return undefined;
    const { role, sub, iat, exp } = claims;
    // What Supabase gives to browsers, and the token of a hundred introductions.
    if (role === "anon" || sub === "1234567890")
        return undefined;
    if (role === "service_role")
        return "supabase-key";
    const life = typeof iat === "number" && typeof exp === "number" ? exp - iat : Infinity;
    return life <= A_DAY ? "short-lived-jwt" : "jwt";
}
function json(part) {
    try {
        const value = JSON.parse(Buffer.from(part, "base64url").toString("utf8"));
        return (0,manifest/* isObject */.Gv)(value) ? value : undefined;
    }
    catch (error) {
        // Three parts that are no JSON are no token.
        if (error instanceof SyntaxError)
            return undefined;
        throw error;
    }
}

;// CONCATENATED MODULE: ./build/src/plugin/secrets/secret-key-matches.js

const HEADER = /-----BEGIN (?:[A-Z0-9]+ ){0,3}PRIVATE KEY(?: BLOCK)?-----|PuTTY-User-Key-File-\d: [\w-]+/gu;
/** The base64 of what every key begins with: ASN.1, or the name that OpenSSH gives its own form. */
const BEGINNING = /^(?:M[A-L]|b3BlbnNzaC1rZXkt)/u;
/** An Ed25519 key, the shortest, has 64 characters. */
const SHORTEST = 60;
/** Words of a sentence, or of code, are no lines of a key. */
const SHORTEST_LINE = 40;
const secret_key_matches_FEWEST_CHARACTERS = 16;
const LONGEST_HEAD = 4096;
/** Private keys, by the line that they begin with, where a key follows: also cut into strings, or in another's escapes. */
function keyMatches(text) {
    const found = [];
    for (const { 0: header, index } of text.matchAll(HEADER)) {
        const end = index + header.length;
        const after = text.slice(end, end + LONGEST_HEAD);
        const body = bodyOf(after.split("-----", 1)[0] ?? "");
        const isFree = header.includes("PGP") || header.includes("PuTTY") || after.includes("DEK-Info");
        if (body.length < SHORTEST || new Set(body).size < secret_key_matches_FEWEST_CHARACTERS || isExample(body.slice(0, 100)))
            continue;
        if (!isFree && !BEGINNING.test(body))
            continue;
        const isGoogles = /"private_key_id\\*"/u.test(text.slice(Math.max(0, index - 300), end));
        const kind = isGoogles ? "google-service-account" : "private-key";
        found.push({ kind, start: index, end, secret: `${header}${body}` });
    }
    return found;
}
/** The first lines of base64, behind those of a head, without what cuts them into strings. */
function bodyOf(text) {
    let body = "";
    let longest = 0;
    for (const line of text.split(/\\+[nr]|[\r\n"'`, \t\\]+/u)) {
        // The sign that joins two strings.
        if (line === "" || line === "+")
            continue;
        if (/^[A-Za-z0-9+/]+=*$/u.test(line)) {
            body += line;
            longest = Math.max(longest, line.length);
        }
        else if (body.length >= SHORTEST)
            break;
        else
            body = "";
    }
    return longest < SHORTEST_LINE ? "" : body;
}

;// CONCATENATED MODULE: ./build/src/plugin/secrets/secret-registry-matches.js

/** The settings of npm and yarn, wherever they are written down; a value from the environment begins with another sign. */
const SETTING = /(?:_authToken=|npmAuthToken:[\t ]?)["']?([\w+/=.~-]{16,512})/gu;
/** Tokens of package registries, whatever their form. */
function registryMatches(text) {
    return [...text.matchAll(SETTING)]
        .filter(([, secret = ""]) => !isExample(secret))
        .map(({ 0: whole, 1: secret = "", index }) => {
        const end = index + whole.length;
        return { kind: "registry-token", start: end - secret.length, end, secret };
    });
}

// EXTERNAL MODULE: ./node_modules/@secretlint/secretlint-rule-preset-recommend/module/index.js
var secretlint_rule_preset_recommend_module = __webpack_require__(1577);
;// CONCATENATED MODULE: ./build/src/plugin/secrets/secretlint-matches.js


/** What the messages of the library's rules speak of; `undefined` for what has a better rule of ours. */
const KINDS_OF_MESSAGES = {
    AWSSecretAccessKey: "aws-secret-access-key",
    // An ID is no secret: ours looks for the key that belongs to it.
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
 * Rules that are not asked: one reads files by itself and points at nothing within them, what it looks for is found as a
 * private key; the other lets any text, also one of a bundled package, switch the search off.
 */
const UNASKED_RULES = ["secretlint-rule-gcp", "secretlint-rule-filter-comments"];
const scans = secretlint_rule_preset_recommend_module/* rules */.a
    .filter(({ meta }) => !UNASKED_RULES.some((name) => meta.id.endsWith(name)))
    .map((rule) => scanOf(rule));
/** What the library's rules find in a text, without what is known for an example. */
function secretlintMatches(content, filePath) {
    return scans.flatMap((scan) => scan({ content, filePath, ext: "" }));
}
function scanOf(rule) {
    let content = "";
    let found = [];
    const { file } = rule.create({
        createTranslator: () => (messageId, data) => ({ messageId, data }),
        report({ message, range: [from] }) {
            const match = matchOf(message, content, from);
            if (match)
                found.push(match);
        },
    }, {});
    return (source) => {
        content = source.content;
        found = [];
        file(source);
        return found;
    };
}
/** The library's range begins where a name before the secret does; what it found is in the data. */
function matchOf({ messageId, data }, content, from) {
    const kind = KINDS_OF_MESSAGES[messageId];
    const named = data["KEY"] ?? data["TOKEN"] ?? data["ID"] ?? data["URI"] ?? data["URL"] ?? data["CREDENTIAL"];
    if (kind === undefined || named === undefined || named === "")
        return undefined;
    const isAddress = kind === "database-password" || kind === "url-password";
    const secret = isAddress ? (/^[^"'`<>\s\\]*/u.exec(named)?.[0] ?? "") : named;
    if (isAddress ? isExampleAddress(named) : isExample(named))
        return undefined;
    const start = content.indexOf(secret, from);
    // Of a key the line that it begins with: it would mark a page.
    const marked = /^-----BEGIN[^\n\\-]*-----/u.exec(secret)?.[0] ?? secret;
    return { kind, start, end: start + marked.length, secret };
}

;// CONCATENATED MODULE: ./build/src/plugin/secrets/secret-matches.js







/** The longest secrets are signed tokens, whose anchor is their middle, and private keys, whose anchor is their head. */
const BEFORE = 4200;
const AFTER = 11_000;
/**
 * The secrets of a text, by place, and how much of it was looked at: only what is near an anchor, and no more than
 * `most` characters, as rules take their time.
 */
function secretMatches(text, path, most) {
    const found = [];
    let searched = 0;
    let complete = true;
    for (const { start, end } of windows(text)) {
        complete = searched + end - start <= most;
        const part = text.slice(start, complete ? end : start + most - searched);
        searched += part.length;
        found.push(...moved(matchesIn(part, path), (offset) => start + offset));
        if (part.includes("\\")) {
            const plain = unescaped(part);
            found.push(...moved(matchesIn(plain.text, path), (offset) => start + plain.written(offset)));
        }
        if (!complete)
            break;
    }
    return { matches: apart(found), searched, complete };
}
function* windows(text) {
    let start = 0;
    let end = -1;
    for (const { 0: anchor, index } of (0,secret_anchors/* anchorsIn */.IC)(text)) {
        const from = Math.max(0, index - BEFORE);
        if (end !== -1 && from > end)
            yield { start, end };
        if (end === -1 || from > end)
            start = from;
        end = Math.min(text.length, index + anchor.length + AFTER);
    }
    if (end !== -1)
        yield { start, end };
}
function matchesIn(text, path) {
    return [
        ...keyMatches(text),
        ...secretlintMatches(text, path),
        ...formMatches(text),
        ...jwtMatches(text),
        ...registryMatches(text),
    ];
}
function moved(matches, to) {
    return matches.map((match) => ({ ...match, start: to(match.start), end: to(match.end) }));
}
/** In the order of the text; of several at one place the first, but a token before the address that it stands in. */
function apart(matches) {
    const kept = [];
    for (const match of matches.toSorted((a, b) => a.start - b.start)) {
        const before = kept.at(-1);
        if (!before || match.start >= before.end)
            kept.push(match);
        else if (isAddress(before) && !isAddress(match))
            kept[kept.length - 1] = match;
    }
    return kept;
}
function isAddress({ kind }) {
    return kind === "url-password" || kind === "database-password";
}

;// CONCATENATED MODULE: ./build/src/plugin/secrets/secret-source-maps.js

/** Of several only the last is obeyed; the code of a bundled package may have brought its own. */
const MOST_MAPS = 20;
const INLINE = /sourceMappingURL=data:application\/json[^,\s]{0,64};base64,/gu;
/** The source maps that a text holds within itself. */
function inlineMaps(text) {
    return [...text.matchAll(INLINE)].slice(-MOST_MAPS).map(({ 0: head, index }) => {
        const from = index + head.length;
        const json = Buffer.from(base64From(text, from), "base64").toString("utf8");
        const at = (offset) => from + Math.floor((Buffer.byteLength(json.slice(0, offset)) * 4) / 3);
        return { json, written: (start, end) => [at(start), at(end) + 1] };
    });
}
function base64From(text, from) {
    const pattern = /[A-Za-z0-9+/=]*/uy;
    pattern.lastIndex = from;
    return pattern.exec(text)?.[0] ?? "";
}
/** The name of the source that holds a text, as the map has it; `undefined` where none does. */
function sourceOf(map, text) {
    return map.find(({ content }) => content.includes(text))?.name;
}
/** The sources that a map holds, also one that is made of parts. */
function sourceTexts(json) {
    const map = parsed(json);
    const sections = (0,manifest/* isObject */.Gv)(map) && Array.isArray(map["sections"]) ? map["sections"] : [];
    return [map, ...sections.map((section) => ((0,manifest/* isObject */.Gv)(section) ? section["map"] : undefined))].flatMap(textsOf);
}
function textsOf(map) {
    if (!(0,manifest/* isObject */.Gv)(map))
        return [];
    const { sources, sourcesContent } = map;
    if (!Array.isArray(sources) || !Array.isArray(sourcesContent))
        return [];
    return sourcesContent.flatMap((content, at) => {
        const name = sources[at];
        return typeof name === "string" && typeof content === "string" ? [{ name, content }] : [];
    });
}
function parsed(json) {
    try {
        return JSON.parse(json);
    }
    catch (error) {
        // A map that is no JSON names no sources; what stands in it is found all the same.
        if (error instanceof SyntaxError)
            return undefined;
        throw error;
    }
}

;// CONCATENATED MODULE: ./build/src/plugin/secrets/secret-search.js





/** For so many secrets of a file their source is looked for: nobody reads of more, and each takes a look at all sources. */
const MOST_NAMED = 100;
/** Looks through a file with all rules, and through the source map within it. They see at most `most` characters. */
function searchFile(file, bytes, most) {
    const found = new Map();
    let searched = 0;
    let complete = true;
    const search = (part, isMap, rangeOf) => {
        const result = secretMatches(part, file, most - searched);
        searched += result.searched;
        complete &&= result.complete;
        const sources = isMap && result.matches.length > 0 ? sourceTexts(part) : [];
        for (const match of result.matches) {
            const known = found.get(match.secret);
            const source = known || found.size >= MOST_NAMED ? undefined : sourceOf(sources, match.secret);
            const fresh = { kind: match.kind, ...SECRET_KINDS[match.kind], file, range: rangeOf(match) };
            found.set(match.secret, {
                ...(known ?? { ...fresh, ...(source !== undefined && { source }) }),
                times: (known?.times ?? 0) + 1,
            });
        }
    };
    for (const text of readings(bytes)) {
        const lines = (0,text_lines/* linesOf */.D)(text);
        search(text, file.endsWith(".map"), ({ start, end }) => lines.range(start, end));
        for (const { json, written } of inlineMaps(text)) {
            search(json, true, ({ start, end }) => lines.range(...written(start, end)));
        }
    }
    return { found: [...found.values()], searched, complete };
}
/** A file as reporters show it; and as UTF-16, where it begins so, whether it is or not. */
function* readings(bytes) {
    yield new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
    if ((0,decode/* wideEncoding */.bO)(bytes) !== "UTF-16")
        return;
    const isBig = bytes[0] === 0xfe || bytes[0] === 0;
    yield new TextDecoder(isBig ? "utf-16be" : "utf-16le", { ignoreBOM: true }).decode(bytes);
}


/***/ })

};
;