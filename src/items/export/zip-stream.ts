import { PassThrough, Readable } from "node:stream";
import { finished } from "node:stream/promises";
import { ZipFile } from "yazl";

/** A file of an archive. */
export interface ZipEntry {
  readonly name: string;
  readonly content: string | Buffer;
  /** The content is already compressed, so it is stored as it is. */
  readonly stored?: boolean;
}

/** A zip archive as a stream; each entry is requested only after the previous one has been read. */
export const zipStream = (entries: AsyncIterable<ZipEntry>): Readable => {
  const zip = new ZipFile();
  const out = new PassThrough();
  zip.outputStream.pipe(out);
  const add = async (): Promise<void> => {
    for await (const { name, content, stored = false } of entries) {
      const source = Readable.from([typeof content === "string" ? Buffer.from(content) : content]);
      zip.addReadStream(source, name, { compress: !stored });
      await finished(source);
    }
    zip.end();
  };
  const failed = new Promise<never>((_, reject) => zip.once("error", reject));
  Promise.race([add(), failed]).catch((error: unknown) => {
    out.destroy(error instanceof Error ? error : new Error(String(error)));
  });
  return out;
};
