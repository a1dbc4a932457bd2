"use strict";
exports.id = 842;
exports.ids = [842];
exports.modules = {
    25042: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.r(__webpack_exports__);
        __webpack_require__.d(__webpack_exports__, {
            computeFingerprint: function () { return computeFingerprint; },
            makeMatch: function () { return makeMatch; }
        });
        var _base_text_hash_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88512);
        function makeMatch(kind, start, secret) {
            return { kind, start, end: start + secret.length, secret };
        }
        function computeFingerprint(value) {
            return (0, _base_text_hash_js__WEBPACK_IMPORTED_MODULE_0__.sW)(value, 12);
        }
    }),
    82499: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.r(__webpack_exports__);
        __webpack_require__.d(__webpack_exports__, {
            searchFile: function () { return searchFile; }
        });
        var binary = __webpack_require__(41625);
        var text_bytes = __webpack_require__(95329);
        var text_lines = __webpack_require__(37569);
        var decode = __webpack_require__(49862);
        ;
        const at = (name, address, revoke = "Revoke it at") => ({
            name,
            revoke: `${revoke} ${address}`,
        });
        const by = (name, revoke) => ({ name, revoke });
        const GOOGLE = "https://console.cloud.google.com/apis/credentials";
        const STRIPE = "https://dashboard.stripe.com/apikeys";
        const TWILIO = "https://console.twilio.com";
        const AWS = "https://console.aws.amazon.com/iam/home#/security_credentials";
        const SECRET_KINDS = {
            "age-key": by("An age private key", "Make a new one with age-keygen"),
            "airtable-token": at("An Airtable token", "https://airtable.com/create/tokens"),
            "anthropic-key": at("An Anthropic API key", "https://console.anthropic.com/settings/keys"),
            "assigned-key": by("What looks like a key or a token", "Revoke it where it was issued, unless it is meant to be public"),
            "atlassian-token": at("An Atlassian API token", "https://id.atlassian.com/manage-profile/security/api-tokens"),
            "aws-access-key-id": at("The ID of an AWS access key", AWS, "Deactivate it at"),
            "aws-secret-access-key": at("An AWS secret access key", AWS),
            "azure-client-secret": at("An Azure client secret", "https://portal.azure.com"),
            "azure-devops-token": at("An Azure DevOps token", "https://dev.azure.com/_usersSettings/tokens"),
            "azure-shared-key": at("A shared access key of Azure", "https://portal.azure.com"),
            "azure-storage-key": at("An Azure storage key", "https://portal.azure.com"),
            "basic-credentials": by("A user's password in a header", "Change the password"),
            "bearer-token": by("What looks like a token in a header", "Revoke it where it was issued"),
            "bitbucket-token": at("A Bitbucket token", "https://bitbucket.org/account/settings"),
            "brevo-key": at("A Brevo API key", "https://app.brevo.com/settings/keys/api"),
            "buildkite-token": at("A Buildkite token", "https://buildkite.com/user/api-access-tokens"),
            "circleci-token": at("A CircleCI token", "https://app.circleci.com/settings/user/tokens"),
            "cloudflare-key": at("A Cloudflare API token", "https://dash.cloudflare.com/profile/api-tokens"),
            "cloudflare-origin-key": at("A Cloudflare origin CA key", "https://dash.cloudflare.com/profile/api-tokens"),
            "contentful-token": at("A Contentful management token", "https://app.contentful.com/account/profile/cma_tokens"),
            "crates-token": at("A crates.io token", "https://crates.io/settings/tokens"),
            "database-password": by("A database URL with its password", "Change the password"),
            "databricks-token": at("A Databricks token", "https://docs.databricks.com/dev-tools/auth/pat"),
            "digitalocean-token": at("A DigitalOcean token", "https://cloud.digitalocean.com/account/api/tokens"),
            "discord-webhook": by("A Discord webhook", "Delete it in the settings of its channel"),
            "docker-password": by("The password of a container registry", "Change the password"),
            "docker-token": at("A Docker access token", "https://app.docker.com/settings/personal-access-tokens"),
            "doppler-token": at("A Doppler token", "https://dashboard.doppler.com"),
            "dynatrace-token": by("A Dynatrace token", "Delete it among the access tokens of its environment"),
            "facebook-token": at("A Facebook access token", "https://developers.facebook.com/apps"),
            "figma-token": at("A Figma access token", "https://www.figma.com/settings"),
            "firebase-key": at("A Firebase API key", GOOGLE, "Limit it to the APIs that it is for at"),
            "fly-token": by("A Fly.io token", "Revoke it with fly tokens revoke"),
            "github-token": at("A GitHub token", "https://github.com/settings/tokens"),
            "gitlab-token": at("A GitLab token", "https://gitlab.com/-/user_settings/personal_access_tokens"),
            "google-access-token": by("A Google access token, which is valid for an hour", "Make sure that it has expired"),
            "google-key": at("A Google API key", GOOGLE),
            "google-oauth-secret": at("A Google OAuth client secret", GOOGLE),
            "google-service-account": at("The private key of a Google service account", "https://console.cloud.google.com/iam-admin/serviceaccounts"),
            "grafana-token": by("A Grafana token", "Delete it among the service accounts or access policies"),
            "groq-key": at("A Groq API key", "https://console.groq.com/keys"),
            "heroku-key": at("A Heroku API key", "https://dashboard.heroku.com/account"),
            "hugging-face-token": at("A Hugging Face token", "https://huggingface.co/settings/tokens"),
            "jfrog-key": by("A JFrog API key", "Revoke it in your profile at JFrog"),
            "jfrog-token": by("A JFrog reference token", "Revoke it among the access tokens at JFrog"),
            jwt: by("A signed token (JWT)", "Ask the issuer to revoke it"),
            "langsmith-key": at("A LangSmith API key", "https://smith.langchain.com/settings"),
            "linear-key": at("A Linear API key", "https://linear.app/settings"),
            "mailchimp-key": at("A Mailchimp API key", "https://admin.mailchimp.com/account/api"),
            "mailgun-key": at("A Mailgun API key", "https://app.mailgun.com/settings/api_security"),
            "mailgun-sending-key": at("A Mailgun API key", "https://app.mailgun.com/settings/api_security"),
            "mapbox-token": at("A secret Mapbox token", "https://account.mapbox.com/access-tokens"),
            "maven-password": by("The password of a Maven server", "Change the password"),
            "netlify-token": at("A Netlify token", "https://app.netlify.com/user/applications"),
            "new-relic-key": at("A New Relic user key", "https://one.newrelic.com/api-keys"),
            "notion-token": at("A Notion integration token", "https://www.notion.so/profile/integrations"),
            "npm-token": at("An npm token", "https://docs.npmjs.com/revoking-access-tokens"),
            "nuget-key": at("A NuGet API key", "https://www.nuget.org/account/apikeys"),
            "nvidia-key": at("An NVIDIA API key", "https://build.nvidia.com"),
            "okta-token": by("An Okta API token", "Revoke it among the tokens of your organization at Okta"),
            "one-password-token": at("A 1Password service account token", "https://my.1password.com"),
            "openai-key": at("An OpenAI API key", "https://platform.openai.com/api-keys"),
            "openrouter-key": at("An OpenRouter API key", "https://openrouter.ai/settings/keys"),
            "perplexity-key": at("A Perplexity API key", "https://www.perplexity.ai/settings/api"),
            "planetscale-token": at("A PlanetScale token", "https://app.planetscale.com"),
            "possible-password": by("A URL with what may be a password", "Change the password if it is one"),
            "postman-key": at("A Postman API key", "https://go.postman.co/settings/me/api-keys"),
            "private-key": by("A private key", "Replace the key pair that it belongs to"),
            "pulumi-token": at("A Pulumi token", "https://app.pulumi.com/account/tokens"),
            "pypi-token": at("A PyPI token", "https://pypi.org/manage/account"),
            "registry-token": by("The token of a package registry", "Revoke it at the registry"),
            "replicate-token": at("A Replicate token", "https://replicate.com/account/api-tokens"),
            "resend-key": at("A Resend API key", "https://resend.com/api-keys"),
            "rubygems-key": at("A RubyGems key", "https://rubygems.org/profile/api_keys"),
            "sendgrid-key": at("A SendGrid API key", "https://app.sendgrid.com/settings/api_keys"),
            "sentry-token": at("A Sentry token", "https://sentry.io/settings/account/api/auth-tokens"),
            "shopify-token": by("A Shopify token", "Rotate it in the settings of its app"),
            "short-lived-jwt": by("A signed token (JWT) that is valid for a day at most", "Make sure that it has expired"),
            "slack-token": at("A Slack token", "https://api.slack.com/apps"),
            "slack-webhook": at("A Slack webhook", "https://api.slack.com/apps"),
            "square-token": at("A Square token", "https://developer.squareup.com/apps"),
            "stripe-key": at("A live Stripe key", STRIPE, "Roll it at"),
            "stripe-test-key": at("A Stripe test key", STRIPE, "Roll it at"),
            "supabase-key": at("A secret Supabase key", "https://supabase.com/dashboard/project/_/settings/api-keys"),
            "tailscale-key": at("A Tailscale key", "https://login.tailscale.com/admin/settings/keys"),
            "telegram-token": at("The token of a Telegram bot", "https://t.me/BotFather"),
            "terraform-token": at("A Terraform token", "https://app.terraform.io/app/settings/tokens"),
            "twilio-key": at("A Twilio API key", TWILIO),
            "twilio-token": at("A Twilio auth token", TWILIO, "Roll it at"),
            "url-password": by("A URL with a user's password", "Change the password"),
            "vault-token": by("A HashiCorp Vault token", "Revoke it with vault token revoke"),
            "vercel-token": at("A Vercel token", "https://vercel.com/account/tokens"),
            "webhook-secret": by("The signing secret of a webhook", "Roll it where the webhook is set up"),
            "xai-key": at("An xAI API key", "https://console.x.ai"),
        };
        var secret_match = __webpack_require__(25042);
        var lists = __webpack_require__(60007);
        ;
        const ESCAPE = /\\(?:u[0-9a-fA-F]{4}|x[0-9a-fA-F]{2}|[^])/gu;
        const CONTROLS = { b: "\b", f: "\f", n: "\n", r: "\r", t: "\t", v: "\v", "0": "\0" };
        function unescapeText(written) {
            const parts = [];
            const ends = [];
            let length = 0;
            let from = 0;
            const add = (part) => {
                parts.push(part);
                length += part.length;
            };
            for (const { 0: escape, index } of written.matchAll(ESCAPE)) {
                add(written.slice(from, index));
                add(resolveEscape(escape));
                from = index + escape.length;
                ends.push([length, from]);
            }
            add(written.slice(from));
            return {
                text: parts.join(""),
                toWrittenOffset(offset) {
                    const [here, there] = ends[(0, lists.UY)(ends, ([end]) => end <= offset) - 1] ?? [0, 0];
                    return there + offset - here;
                },
            };
        }
        function resolveEscape(escape) {
            const sign = escape.charAt(1);
            const isCode = escape.length > 3 && (sign === "u" || sign === "x");
            if (isCode)
                return String.fromCharCode(Number.parseInt(escape.slice(2), 16));
            return CONTROLS[sign] ?? escape.slice(1);
        }
        var secret_patterns = __webpack_require__(7074);
        ;
        function isExample(secret) {
            return (secret.length <= MAX_LENGTH_WITH_WORDS && WORDS.test(secret)) || isMonotonous(secret) || hasSequence(secret);
        }
        const MAX_LENGTH_WITH_WORDS = 200;
        const WORDS = /example|placeholder|redacted|change[-_]?me|replace[-_]|insert[-_]|dummy|sample[-_]|fake[-_]|your[-_]|^your|[-_]here(?![a-z])|xxxxx|\*{3}|\.{3}|\u2026|0{8}|[<>{}]/iu;
        const FEWEST_CHARACTERS = 6;
        const MAX_SEQUENCE_LENGTH = 8;
        function isMonotonous(secret) {
            const body = /[A-Za-z0-9+/]{20,64}$/u.exec(secret.slice(-64))?.[0] ?? "";
            return body !== "" && new Set(body).size < FEWEST_CHARACTERS;
        }
        function hasSequence(secret) {
            let run = 1;
            let before = 0;
            for (let at = 1; at < secret.length; at++) {
                const step = secret.charCodeAt(at) - secret.charCodeAt(at - 1);
                run = (step === 1 || step === -1) && step === before ? run + 1 : 2;
                before = step;
                if (run >= MAX_SEQUENCE_LENGTH)
                    return true;
            }
            return false;
        }
        const NOBODY = /^(?:my|your|the|some|db|test)?[-_.]?(?:user(?:name)?|pass(?:w(?:or)?d)?|pwd?|pw|secret|token|api[-_]?key|key|name|login|admin|root|guest|foo|bar|baz|alice|bob|test|changeme|postgres|mysql|mongo|hunter2|p4ssw0rd|s3cret|hostname)[-_]?\d{0,4}$/iu;
        const NO_USER = /^(?:anonymous|anon|guest|nobody|ftp)$/iu;
        const VARIABLE = /^(?:\$\w+|\$\([\w.]+\)|%\w+%|__[A-Za-z]\w*__|\[[\w. -]+\]|@\w+@)$/u;
        const NOWHERE = /^(?:.*\.)?(?:example(?:\.\w+)?|test|invalid|localhost|local|host(?:name)?|server|domain(?:\.com)?|yourdomain\.\w+|127\.\d+\.\d+\.\d+|0\.0\.0\.0|\[(?:::1|2001:0?db8:.*)\])(?::.*)?$/iu;
        const DATABASE_SCHEMES = "postgres postgresql mysql mariadb mongodb redis rediss mssql sqlserver clickhouse cassandra couchbase couchbases neo4j bolt oracle db2";
        const SCHEMES = new Set([
            "http https ftp ftps sftp ftpes ssh scp git svn ws wss dav davs webdav webdavs smb cifs nfs afp rsync telnet vnc rdp",
            "smtp smtps imap imaps pop3 pop3s ldap ldaps sip sips xmpp irc ircs nntp socks socks4 socks4a socks5 socks5h",
            "amqp amqps mqtt mqtts stomp nats kafka pulsar rtsp rtsps rtmp rtmps rtp jdbc",
            DATABASE_SCHEMES,
            "elasticsearch opensearch influxdb etcd memcached ldapi consul vault s3",
        ].flatMap((names) => names.split(" ")));
        const PRIVATE = /^(?:10\.|127\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|169\.254\.|100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7])\.|0\.|\[f[cd][\da-f]{2}:|\[fe[89ab][\da-f]:|[^.[]*$)|\.(?:internal|intranet|local|localdomain|lan|home|corp|private|home\.arpa)$/iu;
        function classifyPassword(address) {
            const found = /(?:^|:)([a-z][\w+.-]*):\/\/([^:@/]*):([^@/]*)@([^/?#\s"'`]*)/iu.exec(address);
            if (!found)
                return "secret";
            const [, scheme = "", user = "", password = "", host = ""] = found;
            const isExampleOf = NOWHERE.test(host) ||
                NO_USER.test(user) ||
                isPlaceholder(password) ||
                password.toLowerCase() === user.toLowerCase() ||
                /["'`<>()[\]{}|^\\]/u.test(user + password);
            if (isExampleOf)
                return "example";
            const isKnown = SCHEMES.has(scheme.toLowerCase().replace(/\+.*$/u, ""));
            return isKnown && user !== "" && !isPrivateHost(host) ? "secret" : "possible";
        }
        function isPrivateHost(host) {
            return PRIVATE.test(host.replace(/:\d*$/u, ""));
        }
        function isPlaceholder(password) {
            return NOBODY.test(password) || VARIABLE.test(password) || new Set(password).size <= 2 || isExample(password);
        }
        ;
        const ASSIGNED = new RegExp(`(?:${secret_patterns.Um})\\\\*["'\`]?\\s*(?::|=>|=)\\s*(\\\\*["'\`])([\\w+/=.~-]{20,200})\\1`, "gu");
        const CONTINUES = /(?:next|page|pagination|continuation|continue|sync|cursor|resume|term)[_-]?$/iu;
        const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/iu;
        const HASH = /^(?:sha\d{1,3}|md5)[-:]/iu;
        const MAX_PART_LENGTH = 16;
        const FEWEST_TURNS = 4;
        const MIN_ENTROPY = 3;
        function findAssignedMatches(text) {
            const found = [];
            for (const { 0: whole, 1: mark = "", 2: secret = "", index } of text.matchAll(ASSIGNED)) {
                if (!isRandom(secret) || isExample(secret))
                    continue;
                if (/^token/iu.test(whole) && CONTINUES.test(text.slice(Math.max(0, index - 20), index)))
                    continue;
                found.push((0, secret_match.makeMatch)("assigned-key", index + whole.length - mark.length - secret.length, secret));
            }
            return found;
        }
        function isRandom(text) {
            if (UUID.test(text) || HASH.test(text))
                return false;
            const parts = text.split(/[^A-Za-z0-9]/u).filter((part) => part.length >= MAX_PART_LENGTH);
            return parts.some((part) => countTurns(part) >= FEWEST_TURNS && computeEntropy(part) >= MIN_ENTROPY);
        }
        function countTurns(text) {
            return text.match(/[A-Za-z](?=\d)|\d(?=[A-Za-z])/gu)?.length ?? 0;
        }
        function computeEntropy(text) {
            const counts = new Map();
            for (const character of text)
                counts.set(character, (counts.get(character) ?? 0) + 1);
            return [...counts.values()].reduce((sum, count) => sum - (count / text.length) * Math.log2(count / text.length), 0);
        }
        ;
        const HEADER = /-----BEGIN (?:[A-Z0-9]+ ){0,3}PRIVATE KEY(?: BLOCK)?-----|PuTTY-User-Key-File-\d: [\w-]+/gu;
        const BEGINNING = /^(?:M[A-L]|b3BlbnNzaC1rZXkt)/u;
        const MIN_KEY_LENGTH = 60;
        const MIN_LINE_LENGTH = 40;
        const secret_key_matches_FEWEST_CHARACTERS = 16;
        const MAX_HEAD_LENGTH = 4096;
        function findKeyMatches(text) {
            const found = [];
            for (const { 0: header, index } of text.matchAll(HEADER)) {
                const end = index + header.length;
                const after = text.slice(end, end + MAX_HEAD_LENGTH);
                const body = readBody(after.split("-----", 1)[0] ?? "");
                const isFree = header.includes("PGP") || header.includes("PuTTY") || after.includes("DEK-Info");
                if (body.length < MIN_KEY_LENGTH || new Set(body).size < secret_key_matches_FEWEST_CHARACTERS || isExample(body.slice(0, 100)))
                    continue;
                if (!isFree && !BEGINNING.test(body))
                    continue;
                const isGoogles = /"private_key_id\\*"/u.test(text.slice(Math.max(0, index - 300), end));
                const kind = isGoogles ? "google-service-account" : "private-key";
                found.push({ kind, start: index, end, secret: `${header}${body}` });
            }
            return found;
        }
        function readBody(text) {
            let body = "";
            let longest = 0;
            for (const line of text.split(/\\+[nr]|[\r\n"'`, \t\\]+/u)) {
                if (line === "" || line === "+")
                    continue;
                if (/^[A-Za-z0-9+/]+=*$/u.test(line)) {
                    body += line;
                    longest = Math.max(longest, line.length);
                }
                else if (body.length >= MIN_KEY_LENGTH)
                    break;
                else
                    body = "";
            }
            if (longest < MIN_LINE_LENGTH)
                return "";
            return body;
        }
        ;
        const ENCODED_PEM = /(?<![A-Za-z0-9+/])LS0tLS1CRUdJTi[A-Za-z0-9+/]{60,20000}={0,2}/gu;
        const DER = new RegExp(`(?<![A-Za-z0-9+/])(?:${secret_patterns.Qn.join("|")})[A-Za-z0-9+/]{20,10000}={0,2}`, "gu");
        const secret_encoded_key_matches_MIN_KEY_LENGTH = 60;
        const secret_encoded_key_matches_FEWEST_CHARACTERS = 16;
        const JWK_KIND = /["']?kty["']?\s*:\s*["'`](EC|RSA|OKP|oct)["'`]/gu;
        const PRIVATE_PART = /(?<![\w"'])["']?d["']?\s*:\s*["'`]([\w-]{40,800})={0,2}["'`]/u;
        const SECRET_PART = /(?<![\w"'])["']?k["']?\s*:\s*["'`]([\w-]{20,800})={0,2}["'`]/u;
        const NEAR = 4000;
        function findEncodedKeyMatches(text) {
            return [...findEncodedPems(text), ...findBareKeys(text), ...findJsonWebKeys(text)];
        }
        function findEncodedPems(text) {
            return [...text.matchAll(ENCODED_PEM)].flatMap(({ 0: secret, index }) => {
                if (findKeyMatches(Buffer.from(secret, "base64").toString("latin1")).length === 0)
                    return [];
                return [(0, secret_match.makeMatch)("private-key", index, secret)];
            });
        }
        function findBareKeys(text) {
            return [...text.matchAll(DER)].flatMap(({ 0: secret, index }) => {
                if (secret.length < secret_encoded_key_matches_MIN_KEY_LENGTH || new Set(secret).size < secret_encoded_key_matches_FEWEST_CHARACTERS)
                    return [];
                if (isExample(secret.slice(0, 100)))
                    return [];
                const before = text.slice(Math.max(0, index - 60), index);
                if (/PRIVATE KEY-----[^A-Za-z0-9]{0,12}[nr]?[^A-Za-z0-9]{0,12}$/u.test(before))
                    return [];
                return [(0, secret_match.makeMatch)("private-key", index, secret)];
            });
        }
        function findJsonWebKeys(text) {
            return [...text.matchAll(JWK_KIND)].flatMap(({ 1: kind = "", index }) => {
                const from = text.lastIndexOf("{", index);
                if (from === -1 || index - from > NEAR)
                    return [];
                const [body = ""] = text.slice(from, from + NEAR).split("}", 1);
                const found = (kind === "oct" ? SECRET_PART : PRIVATE_PART).exec(body);
                const secret = found?.[1] ?? "";
                if (!found || isExample(secret) || new Set(secret).size < secret_encoded_key_matches_FEWEST_CHARACTERS)
                    return [];
                return [(0, secret_match.makeMatch)("private-key", from + found.index + found[0].indexOf(secret), secret)];
            });
        }
        ;
        const LEADS = {
            "azure-client-secret": "[\\w~.-]{3}",
            "azure-devops-token": "[A-Za-z0-9]{76}",
            "mailchimp-key": "[0-9a-f]{32}",
            "mailgun-sending-key": "[0-9a-f]{32}",
            "telegram-token": "\\d{8,10}",
            "terraform-token": "[A-Za-z0-9]{14}\\.",
        };
        const PATTERNS = Object.keys(secret_patterns.yY).map((form) => ({
            form,
            pattern: new RegExp(`(?<![A-Za-z0-9])${LEADS[form] ?? ""}(?:${secret_patterns.yY[form]})(?![\\w-])`, "g"),
        }));
        const secret_form_matches_FEWEST_CHARACTERS = {
            "buildkite-token": 12,
            "crates-token": 12,
            "facebook-token": 30,
            "nuget-key": 12,
            "resend-key": 12,
        };
        const secret_form_matches_NEAR = 600;
        function findFormMatches(text) {
            const found = [];
            for (const { form, pattern } of PATTERNS) {
                for (const { 0: secret, index } of text.matchAll(pattern)) {
                    if (isExample(secret) || !isMixed(secret, secret_form_matches_FEWEST_CHARACTERS[form]))
                        continue;
                    const around = text.slice(Math.max(0, index - secret_form_matches_NEAR), index + secret.length + secret_form_matches_NEAR);
                    if (form === "mailgun-key" && !/mailgun/iu.test(around))
                        continue;
                    found.push((0, secret_match.makeMatch)(classify(form, around), index, secret));
                    if (form === "aws-access-key-id")
                        found.push(...findAwsSecrets(text, index));
                }
            }
            return found;
        }
        function isMixed(secret, fewest = 0) {
            if (fewest === 0)
                return true;
            return /[A-Za-z]\d/u.test(secret) && /\d[A-Za-z]/u.test(secret) && new Set(secret).size >= fewest;
        }
        function classify(form, around) {
            const isFirebase = form === "google-key" && /authDomain|\.firebaseapp\.com|messagingSenderId/u.test(around);
            return isFirebase ? "firebase-key" : form;
        }
        function findAwsSecrets(text, index) {
            const from = Math.max(0, index - secret_form_matches_NEAR);
            return [...text.slice(from, index + secret_form_matches_NEAR).matchAll(/(?<![\w/+=])[A-Za-z0-9/+]{40}(?![\w/+=])/gu)]
                .filter(({ 0: secret }) => /[a-z]/u.test(secret) && /[A-Z]/u.test(secret) && /\d/u.test(secret) && !isExample(secret))
                .map(({ 0: secret, index: at }) => (0, secret_match.makeMatch)("aws-secret-access-key", from + at, secret));
        }
        const SETTING = /(?:_authToken=|npmAuthToken:[\t ]?)["']?([\w+/=.~-]{16,512})/gu;
        function findRegistryMatches(text) {
            return [...text.matchAll(SETTING)]
                .filter(([, secret = ""]) => !isExample(secret))
                .map(({ 0: whole, 1: secret = "", index }) => (0, secret_match.makeMatch)("registry-token", index + whole.length - secret.length, secret));
        }
        const ACCOUNT = /(?<![A-Za-z0-9])AC[0-9a-f]{32}(?![\w-])/gu;
        const ACCOUNT_TOKEN = /(?<=["'`\s=:])[0-9a-f]{32}(?=["'`\s\\,;]|$)/gu;
        const NEAR_ACCOUNT = 300;
        function findTwilioMatches(text) {
            const found = new Map();
            for (const { 0: account, index } of text.matchAll(ACCOUNT)) {
                if (isExample(account))
                    continue;
                const from = Math.max(0, index - NEAR_ACCOUNT);
                const around = text.slice(from, index + account.length + NEAR_ACCOUNT);
                for (const { 0: secret, index: at } of around.matchAll(ACCOUNT_TOKEN)) {
                    const start = from + at;
                    if (!isExample(secret))
                        found.set(start, (0, secret_match.makeMatch)("twilio-token", start, secret));
                }
            }
            return [...found.values()];
        }
        var parse_json = __webpack_require__(66845);
        ;
        const PATTERN = /(?<![\w-])(eyJ[\w-]{8,4096})\.(eyJ[\w-]{2,8192})\.([\w-]{40,2048})(?![\w-])/gu;
        const A_DAY = 24 * 60 * 60;
        function findJwtMatches(text) {
            return [...text.matchAll(PATTERN)].flatMap(({ 0: secret, 1: head = "", 2: claims = "", 3: sign = "", index }) => {
                const parsed = parsePart(claims);
                if (typeof parsePart(head)?.["alg"] !== "string" || isExample(sign) || namesExample(parsed))
                    return [];
                const kind = secret_jwt_matches_classify(parsed);
                if (kind === undefined)
                    return [];
                return [(0, secret_match.makeMatch)(kind, index, secret)];
            });
        }
        const namesExample = (claims = {}) => Object.values(claims).some((value) => typeof value === "string" && value.includes("EXAMPLE"));
        function secret_jwt_matches_classify(claims) {
            if (!claims)
                return undefined;
            const { role, sub, iat, exp } = claims;
            if (role === "anon" || sub === "1234567890")
                return undefined;
            if (role === "service_role")
                return "supabase-key";
            const lifetime = typeof iat === "number" && typeof exp === "number" ? exp - iat : Infinity;
            return lifetime <= A_DAY ? "short-lived-jwt" : "jwt";
        }
        function parsePart(part) {
            return (0, parse_json.d)(Buffer.from(part, "base64url").toString("utf8"));
        }
        ;
        const DATABASES = new Set(DATABASE_SCHEMES.split(" "));
        const isPassword = (secret) => !isPlaceholder(secret) && !/[{}<>]/u.test(secret);
        const isOktaToken = (secret) => new Set(secret).size >= 16 && !isExample(secret);
        const isToken = (secret) => isRandom(secret) && !isExample(secret);
        const LABELS = [
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
                pattern: /(?:server|data source|host|address)\s?=\s?[^;"'`\n]{1,200};[^"'`\n]{0,400}?(?:password|pwd)\s?=\s?([^;"'`\s]{4,200})/giu,
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
        function findPasswordMatches(text) {
            const labelled = LABELS.flatMap(({ kind, pattern, isSecret }) => [...text.matchAll(pattern)].flatMap(({ 0: whole, 1: secret = "", index }) => isSecret(secret, whole) ? [(0, secret_match.makeMatch)(weaken(kind, whole), index + whole.length - secret.length, secret)] : []));
            return [...findAddresses(text), ...labelled];
        }
        const HOST = /(?:^jdbc:[a-z:]+\/\/|^(?:server|data source|host|address)\s?=\s?(?:tcp:)?)([^\s;,/"']+)/iu;
        function weaken(kind, connection) {
            if (kind !== "database-password")
                return kind;
            const host = HOST.exec(connection)?.[1];
            return host !== undefined && isPrivateHost(host) ? "possible-password" : kind;
        }
        const ADDRESS = /(?<![A-Za-z0-9+.-])([a-z][a-z0-9+.-]{1,30}):\/\/[^\s:/@"'`<>()[\]{}|^\\]{0,256}:[^\s/@"'`<>()[\]{}|^\\]{1,512}@(?:\[[\da-f:.]{2,45}\]|[^\s"'`<>()[\]{}|^\\])[^\s"'`<>()[\]{}|^\\]{0,255}/giu;
        function findAddresses(text) {
            return [...text.matchAll(ADDRESS)].flatMap(({ 0: secret, 1: scheme = "", index }) => {
                const kind = classifyAddress(secret, scheme);
                if (kind === undefined)
                    return [];
                return [(0, secret_match.makeMatch)(kind, index, secret)];
            });
        }
        function classifyAddress(address, scheme) {
            const verdict = classifyPassword(address);
            if (verdict === "example")
                return undefined;
            if (verdict === "possible")
                return "possible-password";
            return DATABASES.has(scheme.toLowerCase().replace(/\+.*$/u, "")) ? "database-password" : "url-password";
        }
        function isLogin(encoded) {
            const text = Buffer.from(encoded, "base64").toString("latin1");
            const [, user = "", password = ""] = /^([\x21-\x39\x3b-\x7e]{1,100}):([\x20-\x7e]{4,400})$/u.exec(text) ?? [];
            return password !== "" && password.toLowerCase() !== user.toLowerCase() && isPassword(password);
        }
        ;
        const PUBLIC_VALUES = {
            "900e6c2bf8ce": {
                what: "The account key of Azure's storage emulator",
                documentedAt: "https://learn.microsoft.com/azure/storage/common/storage-use-azurite",
            },
            a28c56ecb012: {
                what: "The account key of the Cosmos DB emulator",
                documentedAt: "https://learn.microsoft.com/azure/cosmos-db/emulator",
            },
            "70541e07fd4f": {
                what: "The service key of a local Supabase",
                documentedAt: "https://supabase.com/docs/guides/local-development",
            },
            c85debb55f2f: {
                what: "The secret key of a local Supabase",
                documentedAt: "https://supabase.com/docs/guides/local-development",
            },
            "2cafc0970149": { what: "The test key of Stripe's examples", documentedAt: "https://docs.stripe.com/keys" },
            "2d1f7723aabc": { what: "The test key of Stripe's examples", documentedAt: "https://docs.stripe.com/keys" },
            f2d6ca165150: { what: "The test key of Stripe's examples", documentedAt: "https://docs.stripe.com/keys" },
            "1314a52039d7": {
                what: "The identity token of Microsoft's examples, which AWS repeats in its own",
                documentedAt: "https://learn.microsoft.com/entra/identity-platform/id-tokens",
            },
            f5e95c995463: {
                what: "The test key of reCAPTCHA, which lets everyone pass",
                documentedAt: "https://developers.google.com/recaptcha/docs/faq",
            },
            "1d23b6b67fde": {
                what: "The client secret of Amazon Cognito's examples",
                documentedAt: "https://docs.aws.amazon.com/AWSJavaScriptSDK/latest/AWS/CognitoIdentityServiceProvider.html",
            },
            f420161d76f0: {
                what: "The key of a proxy in the examples of AWS KMS",
                documentedAt: "https://docs.aws.amazon.com/AWSJavaScriptSDK/latest/AWS/KMS.html",
            },
            "16529b293d4d": {
                what: "The shared secret of AWS KMS' examples",
                documentedAt: "https://docs.aws.amazon.com/AWSJavaScriptSDK/latest/AWS/KMS.html",
            },
            "874a0cf0e193": {
                what: "The client secret of IAM Identity Center's examples",
                documentedAt: "https://docs.aws.amazon.com/AWSJavaScriptSDK/latest/AWS/SSOOIDC.html",
            },
        };
        function isPublicValue(secret) {
            return Object.hasOwn(PUBLIC_VALUES, (0, secret_match.computeFingerprint)(secret));
        }
        var secretlint_rule_preset_recommend_module = __webpack_require__(31577);
        ;
        const KINDS_OF_MESSAGES = {
            AWSSecretAccessKey: "aws-secret-access-key",
            AWSAccessKeyID: undefined,
            AWSAccountID: undefined,
            PackageJSON_xOauthToken: "github-token",
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
        const UNASKED_RULES = ["secretlint-rule-gcp", "secretlint-rule-filter-comments"];
        const scans = secretlint_rule_preset_recommend_module.a
            .filter(({ meta }) => !UNASKED_RULES.some((name) => meta.id.endsWith(name)))
            .map(makeScan);
        function findSecretlintMatches(content, filePath) {
            return scans.flatMap((scan) => scan({ content, filePath, ext: "" }));
        }
        function makeScan(rule) {
            let content = "";
            let found = [];
            const { file } = rule.create({
                createTranslator: () => (messageId, data) => ({ messageId, data }),
                report({ message, range: [from] }) {
                    const match = readMessage(message, content, from);
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
        function readMessage({ messageId, data }, content, from) {
            const kind = KINDS_OF_MESSAGES[messageId];
            const named = data["KEY"] ?? data["TOKEN"] ?? data["ID"] ?? data["URI"] ?? data["URL"] ?? data["CREDENTIAL"];
            if (kind === undefined || named === undefined || named === "")
                return undefined;
            if (kind === "database-password" || kind === "url-password") {
                const address = /^[^"'`<>\s\\]*/u.exec(named)?.[0] ?? "";
                const addressKind = classifyAddress(named, /^[\w+.-]*/u.exec(named)?.[0] ?? "");
                return addressKind && (0, secret_match.makeMatch)(addressKind, content.indexOf(address, from), address);
            }
            if (isExample(named))
                return undefined;
            const start = content.indexOf(named, from);
            const marked = /^-----BEGIN[^\n\\-]*-----/u.exec(named)?.[0] ?? named;
            return { kind, start, end: start + marked.length, secret: named };
        }
        ;
        const BEFORE = 4200;
        const AFTER = 11000;
        function findSecretMatches(text, path, maxCharacters) {
            const found = [];
            let searched = 0;
            let complete = true;
            for (const { start, end } of makeWindows(text)) {
                complete = searched + end - start <= maxCharacters;
                const part = text.slice(start, complete ? end : start + maxCharacters - searched);
                searched += part.length;
                found.push(...moveMatches(findMatches(part, path), (offset) => start + offset));
                if (part.includes("\\")) {
                    const plain = unescapeText(part);
                    found.push(...moveMatches(findMatches(plain.text, path), (offset) => start + plain.toWrittenOffset(offset)));
                }
                if (!complete)
                    break;
            }
            return { matches: keepApart(found).filter(({ secret }) => !isPublicValue(secret)), searched, complete };
        }
        function* makeWindows(text) {
            let start = 0;
            let end = -1;
            for (const { 0: anchor, index } of (0, secret_patterns.e2)(text)) {
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
        function findMatches(text, path) {
            return [
                ...findKeyMatches(text),
                ...findEncodedKeyMatches(text),
                ...findSecretlintMatches(text, path),
                ...findFormMatches(text),
                ...findJwtMatches(text),
                ...findRegistryMatches(text),
                ...findTwilioMatches(text),
                ...findPasswordMatches(text),
                ...findAssignedMatches(text),
            ];
        }
        function moveMatches(matches, to) {
            return matches.map((match) => ({ ...match, start: to(match.start), end: to(match.end) }));
        }
        function keepApart(matches) {
            const kept = [];
            for (const match of matches.toSorted(((a, b) => a.start - b.start))) {
                const before = kept.at(-1);
                if (!before || match.start >= before.end)
                    kept.push(match);
                else if (isAddress(before) && !isAddress(match))
                    kept[kept.length - 1] = match;
            }
            return kept;
        }
        function isAddress({ kind }) {
            return kind === "url-password" || kind === "database-password" || kind === "possible-password";
        }
        var json_object = __webpack_require__(34367);
        ;
        const MAX_MAPS = 20;
        const INLINE = /sourceMappingURL=data:application\/json[^,\s]{0,64};base64,/gu;
        function findInlineMaps(text) {
            return [...text.matchAll(INLINE)].slice(-MAX_MAPS).map(({ 0: head, index }) => {
                const from = index + head.length;
                const json = Buffer.from(readBase64(text, from), "base64").toString("utf8");
                const at = (offset) => from + Math.floor((Buffer.byteLength(json.slice(0, offset)) * 4) / 3);
                return { json, findEncodedRange: (start, end) => [at(start), at(end) + 1] };
            });
        }
        function readBase64(text, from) {
            const pattern = /[A-Za-z0-9+/=]*/uy;
            pattern.lastIndex = from;
            return pattern.exec(text)?.[0] ?? "";
        }
        function findSourceName(map, text) {
            return map.find(({ content }) => content.includes(text))?.name;
        }
        function readSourceTexts(json) {
            const map = (0, parse_json.q)(json);
            const sections = (0, json_object.Gv)(map) && Array.isArray(map["sections"]) ? map["sections"] : [];
            return [map, ...sections.map((section) => ((0, json_object.Gv)(section) ? section["map"] : undefined))].flatMap(listTexts);
        }
        function listTexts(map) {
            if (!(0, json_object.Gv)(map))
                return [];
            const { sources, sourcesContent } = map;
            if (!Array.isArray(sources) || !Array.isArray(sourcesContent))
                return [];
            return sourcesContent.flatMap((content, at) => {
                const name = sources[at];
                if (typeof name !== "string" || typeof content !== "string")
                    return [];
                return [{ name, content }];
            });
        }
        ;
        const MAX_NAMED = 100;
        function searchFile(file, bytes, maxCharacters) {
            const found = new Map();
            let searched = 0;
            let complete = true;
            const search = (part, isMap, makeRange) => {
                const result = findSecretMatches(part, file, maxCharacters - searched);
                searched += result.searched;
                complete &&= result.complete;
                const sources = isMap && result.matches.length > 0 ? readSourceTexts(part) : [];
                for (const match of result.matches) {
                    const known = found.get(match.secret);
                    const source = known || found.size >= MAX_NAMED ? undefined : findSourceName(sources, match.secret);
                    const fingerprint = known?.fingerprint ?? (0, secret_match.computeFingerprint)(match.secret);
                    const fresh = { kind: match.kind, ...SECRET_KINDS[match.kind], file, range: makeRange(match), fingerprint };
                    found.set(match.secret, {
                        ...(known ?? { ...fresh, source }),
                        times: (known?.times ?? 0) + 1,
                    });
                }
            };
            for (const text of listReadings(bytes)) {
                const lines = (0, text_lines.u)(text);
                search(text, file.endsWith(".map"), ({ start, end }) => lines.range(start, end));
                for (const { json, findEncodedRange } of findInlineMaps(text)) {
                    search(json, true, ({ start, end }) => lines.range(...findEncodedRange(start, end)));
                }
            }
            return { found: [...found.values()], searched, complete };
        }
        function* listReadings(bytes) {
            const characters = (0, text_bytes.YS)(bytes);
            yield (0, binary.Go)(characters)
                ? (0, binary.p0)(characters)
                : new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
            const isMarked = (0, decode.Ks)(bytes) === "UTF-16";
            if (!isMarked && !(0, binary.ro)(characters))
                return;
            const isBig = bytes[0] === 0xfe || bytes[0] === 0;
            if (isBig || !isMarked)
                yield new TextDecoder("utf-16be", { ignoreBOM: true }).decode(bytes);
            if (!isBig || !isMarked)
                yield new TextDecoder("utf-16le", { ignoreBOM: true }).decode(bytes);
        }
    })
};
;
