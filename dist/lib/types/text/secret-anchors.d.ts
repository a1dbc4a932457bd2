/**
 * What every text that may be a secret has in it: enough to find it, too little to be sure. One pass over a file
 * answers for a healthy plugin; only what has an anchor is looked at with the rules themselves.
 */
/** The middle of secrets whose form is all there is to know; the rules add what may not stand beside them. */
export declare const FORMS: {
    readonly "age-key": "AGE-SECRET-KEY-1[A-Z0-9]{58}";
    readonly "airtable-token": "pat[A-Za-z0-9]{14}\\.[0-9a-f]{64}";
    readonly "anthropic-key": "sk-ant-(?:admin|oat|api)0\\d-[\\w-]{80,128}";
    readonly "atlassian-token": "ATATT3[\\w=-]{60,400}";
    readonly "aws-access-key-id": "AKIA[A-Z2-7]{16}";
    readonly "azure-client-secret": "\\dQ~[\\w.~-]{31,34}";
    readonly "azure-storage-key": "AccountKey=[A-Za-z0-9+/]{86}==";
    readonly "brevo-key": "xkeysib-[0-9a-f]{64}-[A-Za-z0-9]{16}";
    readonly "digitalocean-token": "do[opr]_v1_[0-9a-f]{64}";
    readonly "discord-webhook": "discord(?:app)?\\.com/api/webhooks/\\d{17,20}/[\\w-]{60,80}";
    readonly "doppler-token": "dp\\.(?:pt|st|ct|sa|scim|audit)\\.[A-Za-z0-9]{40,44}";
    readonly "gitlab-token": "gl(?:agent|cbt|dt|ft|imt|oas|ptt|rt|soat)-[\\w-]{20,64}";
    readonly "google-key": "AIza[\\w-]{35}";
    readonly "google-oauth-secret": "GOCSPX-[\\w-]{28}";
    readonly "heroku-key": "HRKU-AA[\\w-]{58}";
    readonly "langsmith-key": "lsv2_[ps][tk]_[0-9a-f]{32}_[0-9a-f]{10}";
    readonly "mapbox-token": "sk\\.eyJ[\\w-]{40,400}\\.[\\w-]{16,64}";
    readonly "new-relic-key": "NRAK-[A-Z0-9]{27}";
    readonly "nvidia-key": "nvapi-[\\w-]{60,70}";
    readonly "openrouter-key": "sk-or-v1-[0-9a-f]{64}";
    readonly "perplexity-key": "pplx-[A-Za-z0-9]{40,64}";
    readonly "planetscale-token": "pscale_(?:tkn|oauth|pw)_[\\w.=-]{32,64}";
    readonly "postman-key": "PMAK-[0-9a-f]{24}-[0-9a-f]{34}";
    readonly "pulumi-token": "pul-[0-9a-f]{40}";
    readonly "pypi-token": "pypi-AgEIcHlwaS5vcmc[\\w-]{50,1000}";
    readonly "replicate-token": "r8_[A-Za-z0-9]{37}";
    readonly "rubygems-key": "rubygems_[0-9a-f]{48}";
    readonly "sentry-token": "sntry(?:u_[0-9a-f]{64}|s_eyJ[\\w+/=-]{40,400})";
    readonly "slack-token": "xoxe(?:\\.xox[bp])?-\\d-[A-Za-z0-9]{100,200}";
    readonly "square-token": "sq0(?:atp|csp)-[\\w-]{22,43}";
    readonly "stripe-key": "[sr]k_live_[A-Za-z0-9]{20,247}";
    readonly "stripe-test-key": "[sr]k_test_[A-Za-z0-9]{20,247}";
    readonly "supabase-key": "sb(?:p_[0-9a-f]{40}|_secret_[\\w-]{20,64})";
    readonly "telegram-token": ":AA[\\w-]{33}";
    readonly "terraform-token": "atlasv1\\.[\\w-]{60,70}";
    readonly "webhook-secret": "whsec_[A-Za-z0-9+/]{32,128}";
    readonly "xai-key": "xai-[A-Za-z0-9]{70,90}";
};
/** Whether there is an anchor in a text, or in the bytes of one, each taken for a character: anchors are ASCII. */
export declare function hasAnchor(text: string): boolean;
/** The anchors of a text, one after the other. */
export declare function anchorsIn(text: string): Iterable<RegExpExecArray>;
