import type { Family } from "../../../contract/families";
import type { Item, Media } from "../../../contract/item";
import type { TestDefinition } from "../../db/shapes";

/** A file that is read only when it is stored. */
export interface MediaFile extends Pick<Media, "sha256" | "type"> {
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
  /** Files that its items show or play, of those that are not stored yet; left out: none. */
  readonly media?: readonly MediaFile[];
}
