/** Whether a value holds a secret of the repository's. */
export declare function holdsSecret(text: string): boolean;
/** Whether a value holds a secret that publishes, by the secret's name or by the key's. */
export declare function holdsPublishingSecret(key: string, text: string): boolean;
