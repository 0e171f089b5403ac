import type { Reader } from "../../../src/items/import/reader";
import type { AskedRecord, RecordPiece, QuestionRecord } from "../../../src/items/import/record";

/** A question of the tiny format, with the changes that a test makes to it. */
export const question = (identity: string, changes: Partial<QuestionRecord> = {}): QuestionRecord => ({
  where: { identifier: identity },
  identity,
  title: identity,
  stem: { html: `<p>What is ${identity}?</p>` },
  asked: singleChoice({ b: 1 }),
  points: 1,
  files: () => "missing",
  changed: [],
  ...changes,
});

/** A choice of a, b and c. */
export const singleChoice = (shares: Readonly<Record<string, number>>): AskedRecord => ({
  kind: "single_choice",
  options: ["a", "b", "c"].map((id) => ({ id, content: { html: `option ${id}` } })),
  shuffle: true,
  shares,
});

/** A reader of a format of the tests: it takes every text and yields the pieces that it was made with. */
export const tinyReader = (pieces: readonly RecordPiece[]): Reader => ({
  formats: ["gift"],
  recognise: (source) => (source.kind === "text" ? "gift" : null),
  read: async function* () {
    yield* pieces;
  },
});
