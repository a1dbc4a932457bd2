/** What is used of Node's own SQLite, which the types of Node 20 do not know. */
declare module "node:sqlite" {
  type Value = string | number | null;

  export class DatabaseSync {
    constructor(path: string, options?: { timeout?: number });
    exec(sql: string): void;
    prepare(sql: string): StatementSync;
    close(): void;
  }

  export class StatementSync {
    get(...values: Value[]): Readonly<Record<string, Value>> | undefined;
    all(...values: Value[]): readonly Readonly<Record<string, Value>>[];
    run(...values: Value[]): { readonly changes: number | bigint };
  }
}
