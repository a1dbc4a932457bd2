/** What a secret is called, and how it is made worthless. */
export interface SecretKind {
  /** With its article, as a sentence begins with it. */
  readonly name: string;
  /** What to do first, as an imperative. */
  readonly revoke: string;
}

const at = (name: string, address: string, revoke = "Revoke it at"): SecretKind => ({
  name,
  revoke: `${revoke} ${address}`,
});
const by = (name: string, revoke: string): SecretKind => ({ name, revoke });

const GOOGLE = "https://console.cloud.google.com/apis/credentials";
const STRIPE = "https://dashboard.stripe.com/apikeys";
const TWILIO = "https://console.twilio.com";
const AWS = "https://console.aws.amazon.com/iam/home#/security_credentials";

/** Every kind of secret that is looked for. */
export const SECRET_KINDS = {
  "age-key": by("An age private key", "Make a new one with age-keygen"),
  "airtable-token": at("An Airtable token", "https://airtable.com/create/tokens"),
  "anthropic-key": at("An Anthropic API key", "https://console.anthropic.com/settings/keys"),
  "assigned-key": by(
    "What looks like a key or a token",
    "Revoke it where it was issued, unless it is meant to be public",
  ),
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
  "google-service-account": at(
    "The private key of a Google service account",
    "https://console.cloud.google.com/iam-admin/serviceaccounts",
  ),
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
} as const satisfies Readonly<Record<string, SecretKind>>;

export type SecretKindName = keyof typeof SECRET_KINDS;
