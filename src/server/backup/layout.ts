import { createHash, type Hash } from "node:crypto";
import { Transform } from "node:stream";
import { z } from "zod";

const sum = z.string().regex(/^[0-9a-f]{64}$/);
const name = z.string().regex(/^[a-z_][a-z0-9_]*$/);

/** The manifest of a backup: the state of the schema, and the size and SHA-256 of each part. */
export const manifestSchema = z.object({
  format: z.literal(1),
  madeAt: z.string(),
  /** The migrations applied to the tables, each as the time that names it. */
  migrations: z.array(z.number().int()).min(1),
  tables: z.array(z.object({ name, columns: z.array(name).min(1), rows: z.number().int().min(0), sum })),
  files: z.array(z.object({ name: z.string().regex(/^[0-9a-z]{3,128}$/), type: z.string(), size: z.number(), sum })),
  /** Files that the tables name but that did not exist. */
  missing: z.array(z.string()),
});
export type BackupManifest = z.infer<typeof manifestSchema>;

export const manifestEntry = "manifest.json";
/** The archive's entry with a table's rows, in the format of PostgreSQL's COPY. */
export const tableEntry = (table: string): string => `tables/${table}.copy`;
export const fileEntry = (file: string): string => `files/${file}`;

/** Passes bytes through, counts them and computes their SHA-256. */
export class Summing extends Transform {
  readonly #hash: Hash = createHash("sha256");
  size = 0;

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.#hash.update(chunk);
    this.size += chunk.length;
    this.push(chunk);
    done();
  }

  /** The SHA-256 in hex; to be called once, after the last byte. */
  sum(): string {
    return this.#hash.digest("hex");
  }
}

/** An SQL identifier in quotes. */
export const quoted = (identifier: string): string => `"${identifier.replaceAll('"', '""')}"`;
export const listed = (identifiers: readonly string[]): string => identifiers.map(quoted).join(", ");

/** Reports progress in parts: each table and each file is one part. */
export type OnProgress = (done: number, of: number, name: string) => void;
