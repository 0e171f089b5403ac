import { createHash, type Hash } from "node:crypto";
import { Transform } from "node:stream";
import { z } from "zod";

const sum = z.string().regex(/^[0-9a-f]{64}$/);
const name = z.string().regex(/^[a-z_][a-z0-9_]*$/);

/** What a backup says of itself: which schema it has, and of each part how long it is and its SHA-256. */
export const manifestSchema = z.object({
  format: z.literal(1),
  madeAt: z.string(),
  /** Migrations that its tables have had, by the instants that name them. */
  migrations: z.array(z.number().int()).min(1),
  tables: z.array(z.object({ name, columns: z.array(name).min(1), rows: z.number().int().min(0), sum })),
  files: z.array(z.object({ name: z.string().regex(/^[0-9a-z]{3,128}$/), type: z.string(), size: z.number(), sum })),
  /** Files that the tables name and that were not there. */
  missing: z.array(z.string()),
});
export type BackupManifest = z.infer<typeof manifestSchema>;

export const manifestEntry = "manifest.json";
/** Rows as PostgreSQL's COPY writes them. */
export const tableEntry = (table: string): string => `tables/${table}.copy`;
export const fileEntry = (file: string): string => `files/${file}`;

/** Lets bytes through and sums them up. */
export class Summing extends Transform {
  readonly #hash: Hash = createHash("sha256");
  size = 0;

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.#hash.update(chunk);
    this.size += chunk.length;
    this.push(chunk);
    done();
  }

  /** Once, when all has gone through. */
  sum(): string {
    return this.#hash.digest("hex");
  }
}

/** A name as SQL has it between quotes. */
export const quoted = (identifier: string): string => `"${identifier.replaceAll('"', '""')}"`;
export const listed = (identifiers: readonly string[]): string => identifiers.map(quoted).join(", ");

/** How far it is, in parts: a table or a file is one. */
export type OnProgress = (done: number, of: number, name: string) => void;
