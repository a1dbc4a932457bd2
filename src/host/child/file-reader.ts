import type { FittedWindow } from "./fitted-window.js";

type Result = string | ArrayBuffer | null;

/** Of a blob of Node, or of the small DOM. */
interface AnyBlob {
  readonly type: string;
  arrayBuffer(): Promise<ArrayBuffer>;
}

/** A class that reads the blobs of Node, which the page has, as well as those of the small DOM. */
export function makeFileReader({ EventTarget, Event }: FittedWindow): object {
  return class FileReader extends (EventTarget as new () => EventTarget) {
    static readonly EMPTY = 0;
    static readonly LOADING = 1;
    static readonly DONE = 2;
    readyState = FileReader.EMPTY;
    result: Result = null;
    error: unknown = null;
    #reading = 0;
    readAsText(blob: AnyBlob, encoding?: string): void {
      this.#read(blob, (bytes) => new TextDecoder(encoding).decode(bytes));
    }
    readAsArrayBuffer(blob: AnyBlob): void {
      this.#read(blob, (bytes) => bytes);
    }
    readAsBinaryString(blob: AnyBlob): void {
      this.#read(blob, (bytes) => Buffer.from(bytes).toString("latin1"));
    }
    readAsDataURL(blob: AnyBlob): void {
      const type = blob.type || "application/octet-stream";
      this.#read(blob, (bytes) => `data:${type};base64,${Buffer.from(bytes).toString("base64")}`);
    }
    abort(): void {
      if (this.readyState !== FileReader.LOADING) return;
      this.#reading++;
      this.readyState = FileReader.DONE;
      this.#tell("abort", "loadend");
    }
    #read(blob: AnyBlob, convert: (bytes: ArrayBuffer) => Result): void {
      if (typeof (blob as AnyBlob | null)?.arrayBuffer !== "function")
        throw new TypeError("Failed to execute 'readAs' on 'FileReader': parameter 1 is not of type 'Blob'.");
      if (this.readyState === FileReader.LOADING)
        throw new DOMException("The object is already busy reading Blobs.", "InvalidStateError");
      const reading = ++this.#reading;
      Object.assign(this, { readyState: FileReader.LOADING, result: null });
      void blob.arrayBuffer().then((bytes) => {
        if (reading !== this.#reading) return;
        this.#tell("loadstart", "progress");
        Object.assign(this, { readyState: FileReader.DONE, result: convert(bytes) });
        this.#tell("load", "loadend");
      });
    }
    #tell(...types: readonly string[]): void {
      for (const type of types) this.dispatchEvent(new Event(type) as unknown as globalThis.Event);
    }
  };
}
