import type { Item } from "../../contract/item/item";
import { audioEdition, renderedFiles } from "../../items/audio/rendered";
import type { TestDraft, UnreadFile } from "../use-cases/publishing/draft";

export type MadeTest = Pick<TestDraft, "definition" | "items" | "files">;

/** A test that comes with the program. */
export interface ShippedTest extends Pick<TestDraft, "menuId" | "family"> {
  /** Raised with each change that installations should receive: they get it as the next version of the test. */
  readonly edition: number;
  /** Prefix of the ids of its audio scripts; newly recorded scripts make a new edition. Left out: it has no audio. */
  readonly speaks?: string;
  /**
   * Generates the test. May take seconds, and loads the bank only then. Generated items depend on the salt; authored
   * items are the same everywhere.
   */
  make(salt: string): Promise<MadeTest>;
}

/** The identifier of an edition of a shipped test, stored as its source digest. */
export const editionDigest = ({
  menuId,
  edition,
  speaks,
}: Pick<ShippedTest, "menuId" | "edition" | "speaks">): string =>
  `shipped:${menuId}:${edition}${speaks === undefined ? "" : `:${audioEdition(speaks)}`}`;

const filesOf = (items: readonly Item[]): UnreadFile[] => {
  const named = new Map(items.flatMap(({ body }) => body.media.map((file) => [file.sha256, file.type] as const)));
  if (named.size === 0) return [];
  const files = renderedFiles();
  return [...named].flatMap(([sha256, type]) => {
    const path = files.get(sha256);
    return path === undefined ? [] : [{ sha256, type, path }];
  });
};

/**
 * The draft of a shipped test with items from the installation's salt; without a salt, with the public items that
 * anyone can generate from the source code.
 */
export const draftOfShipped = async (test: ShippedTest, salt = ""): Promise<TestDraft> => {
  const made = await test.make(salt);
  return {
    menuId: test.menuId,
    family: test.family,
    sourceDigest: editionDigest(test),
    ...made,
    files: filesOf(made.items),
  };
};
