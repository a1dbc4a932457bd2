/** What is used of Node's own SQLite, which the types of Node 20 do not know. */
declare module "node:sqlite" {
  type Value = string | number | null;
  type Row = Readonly<Record<string, Value>>;

  export class DatabaseSync {
    constructor(path: string, options?: { timeout?: number });
    exec(sql: string): void;
    prepare(sql: string): StatementSync;
    close(): void;
  }

  export class StatementSync {
    get(...values: Value[]): Row | undefined;
    all(...values: Value[]): readonly Row[];
    iterate(...values: Value[]): IterableIterator<Row>;
    run(...values: Value[]): { readonly changes: number | bigint; readonly lastInsertRowid: number | bigint };
  }
}
