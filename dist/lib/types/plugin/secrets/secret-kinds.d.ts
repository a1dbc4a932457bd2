/** What a secret is called, and how it is made worthless. */
export interface SecretKind {
    /** With its article, as a sentence begins with it. */
    readonly name: string;
    /** What to do first, as an imperative. */
    readonly revoke: string;
}
/** Every kind of secret that is looked for. */
export declare const SECRET_KINDS: {
    readonly "age-key": SecretKind;
    readonly "airtable-token": SecretKind;
    readonly "anthropic-key": SecretKind;
    readonly "atlassian-token": SecretKind;
    readonly "aws-access-key-id": SecretKind;
    readonly "aws-secret-access-key": SecretKind;
    readonly "azure-client-secret": SecretKind;
    readonly "azure-storage-key": SecretKind;
    readonly "brevo-key": SecretKind;
    readonly "database-password": SecretKind;
    readonly "databricks-token": SecretKind;
    readonly "digitalocean-token": SecretKind;
    readonly "discord-webhook": SecretKind;
    readonly "docker-token": SecretKind;
    readonly "doppler-token": SecretKind;
    readonly "figma-token": SecretKind;
    readonly "firebase-key": SecretKind;
    readonly "github-token": SecretKind;
    readonly "gitlab-token": SecretKind;
    readonly "google-key": SecretKind;
    readonly "google-oauth-secret": SecretKind;
    readonly "google-service-account": SecretKind;
    readonly "grafana-token": SecretKind;
    readonly "groq-key": SecretKind;
    readonly "heroku-key": SecretKind;
    readonly "hugging-face-token": SecretKind;
    readonly jwt: SecretKind;
    readonly "langsmith-key": SecretKind;
    readonly "linear-key": SecretKind;
    readonly "mapbox-token": SecretKind;
    readonly "new-relic-key": SecretKind;
    readonly "notion-token": SecretKind;
    readonly "npm-token": SecretKind;
    readonly "nvidia-key": SecretKind;
    readonly "one-password-token": SecretKind;
    readonly "openai-key": SecretKind;
    readonly "openrouter-key": SecretKind;
    readonly "perplexity-key": SecretKind;
    readonly "planetscale-token": SecretKind;
    readonly "postman-key": SecretKind;
    readonly "private-key": SecretKind;
    readonly "pulumi-token": SecretKind;
    readonly "pypi-token": SecretKind;
    readonly "registry-token": SecretKind;
    readonly "replicate-token": SecretKind;
    readonly "rubygems-key": SecretKind;
    readonly "sendgrid-key": SecretKind;
    readonly "sentry-token": SecretKind;
    readonly "shopify-token": SecretKind;
    readonly "short-lived-jwt": SecretKind;
    readonly "slack-token": SecretKind;
    readonly "slack-webhook": SecretKind;
    readonly "square-token": SecretKind;
    readonly "stripe-key": SecretKind;
    readonly "stripe-test-key": SecretKind;
    readonly "supabase-key": SecretKind;
    readonly "telegram-token": SecretKind;
    readonly "terraform-token": SecretKind;
    readonly "url-password": SecretKind;
    readonly "vault-token": SecretKind;
    readonly "vercel-token": SecretKind;
    readonly "webhook-secret": SecretKind;
    readonly "xai-key": SecretKind;
};
export type SecretKindName = keyof typeof SECRET_KINDS;
