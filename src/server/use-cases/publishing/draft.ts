import type { Family } from "../../../contract/families";
import type { Item } from "../../../contract/item/item";
import type { TestDefinition } from "../../db/shapes";

/** A file as it is stored, by the hash of its bytes. */
export interface StoredFile {
  readonly sha256: string;
  readonly type: string;
  readonly bytes: Buffer;
}

/** One that is read only when it is stored. */
export interface UnreadFile extends Omit<StoredFile, "bytes"> {
  readonly path: string;
}

/** A test before it is published. */
export interface TestDraft {
  readonly menuId: string;
  readonly family: Family;
  readonly definition: TestDefinition;
  /** Of the package that it was read from, null for none. */
  readonly sourceDigest: string | null;
  readonly items: readonly Item[];
  /** Files that the items name and that are not there yet. */
  readonly files?: readonly (StoredFile | UnreadFile)[];
}
