import type { Readable } from "node:stream";
import type { ByteRange } from "./byte-range";

/** Storage for the bytes of uploaded files; each has a name of letters and digits. */
export interface FileStore {
  /** Storing the same file again changes nothing. */
  put(name: string, type: string, bytes: Buffer): Promise<void>;
  /** Reads a part of a file; null where there is no such file. */
  read(name: string, range: ByteRange): Promise<Readable | null>;
  /** Removing a missing file is no error. */
  remove(name: string): Promise<void>;
}
