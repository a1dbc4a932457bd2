declare module "@11ty/eleventy" {
  export interface Config {
    setTemplateFormats: (formats: readonly string[]) => void;
    setLibrary: (engine: "md", library: unknown) => void;
    addTemplate: (path: string, content: string, data: object) => void;
    addPassthroughCopy: (copies: Readonly<Record<string, string>>) => void;
  }

  /** A generator of static sites; its paths are relative to the folder of the process. */
  export default class Eleventy {
    constructor(
      input: string,
      output: string,
      options: {
        readonly quietMode: boolean;
        readonly configPath: string | null;
        readonly config: (config: Config) => void;
      },
    );
    write(): Promise<void>;
  }
}
