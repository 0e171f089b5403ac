import type { Readable } from "node:stream";
import type { ByteRange } from "./byte-range";

/** Where the bytes of files lie that people have sent; each has a name of letters and digits. */
export interface FileStore {
  /** Putting the same again changes nothing. */
  put(name: string, type: string, bytes: Buffer): Promise<void>;
  /** A part of a file; null where there is no such file. */
  read(name: string, range: ByteRange): Promise<Readable | null>;
  /** Removing what is not there is no error. */
  remove(name: string): Promise<void>;
}
