declare module "@vercel/ncc" {
  interface Module {
    readonly name: string;
    readonly modules?: readonly Module[];
  }

  export interface Built {
    readonly code: string;
    readonly assets: Readonly<Record<string, { readonly source: string | Uint8Array }>>;
    readonly stats: { toJson(options: object): { readonly modules: readonly Module[] } };
  }

  export default function ncc(entry: string, options: object): Promise<Built>;
}
