import { computeFingerprint } from "./secret-match.js";

/** A value in the form of a secret that its issuer publishes for everyone, by its fingerprint, and where. */
export const PUBLIC_VALUES: Readonly<Record<string, { readonly what: string; readonly documentedAt: string }>> = {
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

/** Whether a text in the form of a secret is one that its issuer publishes, such as the key of an emulator. */
export function isPublicValue(secret: string): boolean {
  return Object.hasOwn(PUBLIC_VALUES, computeFingerprint(secret));
}
