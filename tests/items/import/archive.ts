import { ZipFile } from "yazl";

export interface PackedFile {
  readonly name: string;
  readonly data: string | Buffer;
  /** Unix mode; a symbolic link is 0o120777. */
  readonly mode?: number;
}

/** Makes a zip archive of these files, like those of a school's tool. */
export const zipOf = async (files: readonly PackedFile[]): Promise<Buffer> => {
  const zip = new ZipFile();
  for (const { name, data, mode } of files)
    zip.addBuffer(Buffer.from(data), name, { mtime: new Date(2026, 0, 1), ...(mode === undefined ? {} : { mode }) });
  zip.end();
  const chunks: Buffer[] = [];
  for await (const chunk of zip.outputStream) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
};

const localSignature = Buffer.from([0x50, 0x4b, 3, 4]);
const centralSignature = Buffer.from([0x50, 0x4b, 1, 2]);

const headers = (zip: Buffer, signature: Buffer, nameOffset: number, name: string): number[] => {
  const found: number[] = [];
  for (let at = zip.indexOf(signature); at >= 0; at = zip.indexOf(signature, at + 4)) {
    if (zip.subarray(at + nameOffset, at + nameOffset + name.length).toString("latin1") === name) found.push(at);
  }
  return found;
};

/** Offsets of a file's local header before its data and of its entry in the central directory at the end. */
export const headersOf = (zip: Buffer, name: string): { local: number; central: number } => {
  const [local] = headers(zip, localSignature, 30, name);
  const [central] = headers(zip, centralSignature, 46, name);
  if (local === undefined || central === undefined) throw new Error(`no file ${name} in this archive`);
  return { local, central };
};

/** Overwrites a file's name with one of the same length, in both headers or in the local one only. */
export const renamed = (zip: Buffer, from: string, to: string, where: "both" | "local" = "both"): Buffer => {
  const forged = Buffer.from(zip);
  const { local, central } = headersOf(forged, from);
  forged.write(to, local + 30, from.length, "latin1");
  if (where === "both") forged.write(to, central + 46, from.length, "latin1");
  return forged;
};
