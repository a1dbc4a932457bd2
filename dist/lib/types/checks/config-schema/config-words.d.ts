type Params = Readonly<Record<string, unknown>>;
interface Words {
    readonly message: string;
    readonly help: string;
}
/** What a schema's author is told of a value that the schema forbids. */
export declare function configWords(keyword: string, label: string, value: unknown, params: Params): Words;
export {};
