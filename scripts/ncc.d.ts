declare module "@vercel/ncc" {
  interface Module {
    readonly name?: string;
    readonly modules?: readonly Module[];
    /** Numbers of the chunks that it is in. */
    readonly chunks?: readonly number[];
  }

  interface Chunk {
    readonly id: number;
    readonly names: readonly string[];
    readonly files: readonly string[];
    readonly idHints: readonly string[];
    readonly siblings: readonly number[];
  }

  export interface Built {
    readonly code: string;
    readonly assets: Readonly<Record<string, { readonly source: string | Uint8Array }>>;
    readonly stats: {
      toJson(options: object): { readonly chunks: readonly Chunk[]; readonly modules: readonly Module[] };
    };
  }

  export default function ncc(entry: string, options: object): Promise<Built>;
}
