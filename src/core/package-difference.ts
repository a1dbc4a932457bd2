/** What one package does that another did not. It is plain data. */
export interface PackageDifference {
  readonly before: PackageSummary;
  readonly after: PackageSummary;
  readonly permissions: { readonly added: readonly string[]; readonly removed: readonly string[] };
  readonly hosts: NameDifference<NamedHost>;
  readonly packages: NameDifference<InsidePackage> & { readonly changed: readonly PackageChange[] };
  readonly entryPoints: readonly EntryPointChange[];
  /** What grew most comes first. */
  readonly files: readonly FileDifference[];
}

export interface PackageSummary {
  readonly name: string;
  /** Of the plugin; left out if its manifest has none. */
  readonly version?: string;
  readonly sha256: string;
  /** Of the archive itself, in bytes. */
  readonly size: number;
  /** Of all files together, in bytes. */
  readonly unpacked: number;
  readonly files: number;
}

/** What is named in one of two archives. Nothing is guessed: what was not read makes nothing new. */
export interface NameDifference<Item> {
  readonly added: readonly Item[];
  readonly removed: readonly string[];
  /** What the newer archive has, where not all of the older one is known: it may be new. */
  readonly perhapsAdded: readonly Item[];
  /** What was not read of each archive. */
  readonly unread: { readonly before: readonly Unread[]; readonly after: readonly Unread[] };
}

export interface Unread {
  /** Left out if it is not known which files there are. */
  readonly file?: string;
  /** It names the file. */
  readonly why: string;
}

export interface NamedHost {
  readonly host: string;
  /** The first file that names it. */
  readonly file: string;
}

export interface InsidePackage {
  readonly name: string;
  /** Empty if they are not known. */
  readonly versions: readonly string[];
}

export interface PackageChange {
  readonly name: string;
  readonly before: readonly string[];
  readonly after: readonly string[];
}

export interface EntryPointChange {
  readonly key: string;
  readonly before?: string;
  readonly after?: string;
}

export interface FileDifference {
  readonly path: string;
  /** Left out for a file that was added. */
  readonly before?: FileSize;
  /** Left out for a file that was removed. */
  readonly after?: FileSize;
}

export interface FileSize {
  readonly size: number;
  /** After gzip; left out if there was too much to measure. */
  readonly gzip?: number;
  readonly isExecutable: boolean;
}

export const DIFFERENCE_SCHEMA = "plugin-preflight/difference@1";

/** The same in a report, as difference.schema.json describes it. */
export interface ReportedDifference extends PackageDifference {
  readonly schema: typeof DIFFERENCE_SCHEMA;
  /** Of the archive itself, in bytes. */
  readonly growth: number;
  readonly limit?: {
    /** As `max-growth` gives it, such as `10%`. */
    readonly text: string;
    readonly isExceeded: boolean;
  };
}
