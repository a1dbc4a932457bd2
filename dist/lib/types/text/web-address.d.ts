/** Why a text is not an address that a browser opens: absolute, `http:` or `https:`, with a host, without credentials. */
export type AddressFault = {
    readonly kind: "credentials";
} | {
    readonly kind: "relative";
} | {
    readonly kind: "scheme";
    readonly scheme: string;
} | {
    readonly kind: "characters";
    readonly character: string;
} | {
    readonly kind: "host";
} | {
    readonly kind: "unreadable";
};
export declare function addressFault(text: string): AddressFault | undefined;
