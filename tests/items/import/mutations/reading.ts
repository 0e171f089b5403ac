import { ImportFault } from "../../../../src/items/import/faults";
import { readers } from "../../../../src/items/import/readers";
import { openSource } from "../../../../src/items/import/source";
import { TestCollector } from "../../../../src/items/import/to-item/test-collector";
import { zipOf } from "../archive";

/** A file to be imported: one text, or the files of an archive by path. */
export interface Sample {
  readonly name: string;
  readonly files: Readonly<Record<string, string | Buffer>>;
  /** A single file; absent: an archive. */
  readonly isSingle?: boolean;
}

/** The bytes of a sample as it would be imported. */
export const bytesOf = async ({ files, isSingle }: Sample): Promise<Buffer> => {
  if (isSingle === true) return Buffer.concat(Object.values(files).map((data) => Buffer.from(data)));
  return await zipOf(Object.entries(files).map(([name, data]) => ({ name, data })));
};

/**
 * The complete result of importing a file, as text: the report with its items. Ids do not depend on the digest of the
 * file here, and places in the file are left out, so that two readings differ only if their meaning differs.
 */
export const reportOn = async (bytes: Buffer): Promise<string> => {
  try {
    const source = await openSource(bytes);
    for (const reader of readers) {
      const format = reader.recognise(source);
      if (format === null) continue;
      const collector = new TestCollector("0".repeat(64), { name: "sample.xml" });
      for await (const piece of reader.read(source, { flatten: false })) collector.take(piece);
      const { tests } = collector.finish();
      return JSON.stringify({ format, tests }, (key, value: unknown) => (key === "where" ? undefined : value));
    }
    return "unrecognised";
  } catch (error) {
    if (error instanceof ImportFault) return error.code;
    throw error;
  }
};
