import type { Item } from "../../contract/item/item";
import { audioEdition, renderedFiles } from "../../items/audio/rendered";
import type { TestDraft, UnreadFile } from "../use-cases/publishing/draft";

export type MadeTest = Pick<TestDraft, "definition" | "items" | "files">;

/** A test that comes with the program. */
export interface ShippedTest extends Pick<TestDraft, "menuId" | "family"> {
  /** Raised with each change that installations are to receive: they get it as the next version of the test. */
  readonly edition: number;
  /** What the ids of its scripts begin with; one rendered anew makes another edition. Left out: it is silent. */
  readonly speaks?: string;
  /**
   * Takes seconds where a bank is generated, and loads that bank only then. Generated items are those of the salt;
   * authored ones are the same everywhere.
   */
  make(salt: string): Promise<MadeTest>;
}

/** What tells an edition of a test that came with the program. */
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

/** With the items of the installation's salt; without one those that everybody can read in the source. */
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
