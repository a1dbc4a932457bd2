import { error } from "@actions/core";

/** What the toolkit itself writes for an error. */
export async function issueCommand(message: string, properties: { file: string; title: string }): Promise<string> {
  const written: string[] = [];
  const write = process.stdout.write.bind(process.stdout);
  process.stdout.write = (chunk: string | Uint8Array) => {
    written.push(String(chunk));
    return true;
  };
  try {
    error(message, properties);
    await Promise.resolve();
  } finally {
    process.stdout.write = write;
  }
  return written.join("").replace(/title=t,file=([^:]*)::/u, "file=$1,title=t::");
}
