import type { Family } from "../../../contract/families";
import type { Irt, Item } from "../../../contract/item/item";
import type { TestDefinition } from "../../db/shapes";

/** A file as it is stored, identified by the SHA-256 of its bytes. */
export interface StoredFile {
  readonly sha256: string;
  readonly type: string;
  readonly bytes: Buffer;
}

/** A file that is read only when it is stored. */
export interface UnreadFile extends Omit<StoredFile, "bytes"> {
  readonly path: string;
}

/** A test before it is published. */
export interface TestDraft {
  readonly menuId: string;
  readonly family: Family;
  readonly definition: TestDefinition;
  /** Digest of the package from which the test was read; null: none. */
  readonly sourceDigest: string | null;
  readonly items: readonly Item[];
  /**
   * By stage, the ids of the items that belong to a section, in their order; each item belongs to one. Absent: sections
   * take the items in turn, each as many as its `items`.
   */
  readonly sectionItems?: Readonly<Record<string, readonly string[]>>;
  /** By item, parameters that replace those of the item in this version; absent: none. */
  readonly learned?: Readonly<Record<string, Irt>>;
  /** Files named by the items that may not be stored yet. */
  readonly files?: readonly (StoredFile | UnreadFile)[];
}
