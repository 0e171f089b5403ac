import type { TestDraft } from "../use-cases/publishing/draft";

export type MadeTest = Pick<TestDraft, "definition" | "items" | "files">;

/** A test that comes with the program. */
export interface ShippedTest extends Pick<TestDraft, "menuId" | "family"> {
  /** Raised with each change that installations are to receive: they get it as the next version of the test. */
  readonly edition: number;
  /** Takes seconds where a bank is generated, and loads that bank only then. */
  make(): Promise<MadeTest>;
}

/** What tells an edition of a test that came with the program. */
export const editionDigest = ({ menuId, edition }: Pick<ShippedTest, "menuId" | "edition">): string =>
  `shipped:${menuId}:${edition}`;

export const draftOfShipped = async (test: ShippedTest): Promise<TestDraft> => ({
  menuId: test.menuId,
  family: test.family,
  sourceDigest: editionDigest(test),
  ...(await test.make()),
});
