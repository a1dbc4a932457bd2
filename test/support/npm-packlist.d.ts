declare module "npm-packlist" {
  /** As much of npm's own tree of a package as is read of one without bundled dependencies. */
  interface Tree {
    readonly path: string;
    readonly package: object;
    readonly isProjectRoot: boolean;
    readonly edgesOut: ReadonlyMap<string, never>;
    readonly workspaces?: ReadonlyMap<string, string>;
  }
  export default function packlist(tree: Tree, options: { readonly path: string }): Promise<string[]>;
}
