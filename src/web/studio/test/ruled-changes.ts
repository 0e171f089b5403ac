import type { Localized } from "../../../contract/item/content";
import type { AdaptiveDraftTest, BlueprintDraftTest, FixedDraftTest } from "../../../contract/studio/draft-test";
import type { BlueprintLine, QuestionFilter } from "../../../contract/studio/question-filter";
import { inSection } from "./test-changes";

type Section = BlueprintDraftTest["sections"][number];

/** Four questions of the author's own, of any skill. */
export const newLine: BlueprintLine = { count: 4, filter: { from: "own" } };

const shared = ({ title, measures, subject, policies }: FixedDraftTest) => ({
  title,
  ...(measures === undefined ? {} : { measures }),
  subject,
  policies,
});

/** A test without questions, to be filled by lines. `seed` makes the choice repeatable. */
export const asBlueprint = (test: FixedDraftTest, seed: string): BlueprintDraftTest => ({
  ...shared(test),
  kind: "blueprint",
  seed,
  sections: test.sections.map(({ items: _items, draw: _draw, ...section }) => ({ ...section, lines: [newLine] })),
});

/** A test without questions that chooses each question by the answers before it. */
export const asAdaptive = (test: FixedDraftTest): AdaptiveDraftTest => ({
  ...shared(test),
  kind: "adaptive",
  pool: [{ from: "bank" }],
  shares: [],
  start: null,
  length: { least: 10, most: 20 },
  stop_se: 0.35,
  exposure: 0.3,
});

export const changeLines = (stage: string, next: (lines: Section["lines"]) => Section["lines"]) =>
  inSection<Section>(stage, (section) => ({ ...section, lines: next(section.lines) }));

/** Sets the directions of a section; null: it has none. */
export const withDirections = (stage: string, directions: Localized | null) =>
  inSection<Section>(stage, ({ directions: _before, ...section }) =>
    directions === null ? section : { ...section, directions },
  );

type Choice = "subject" | "skill" | "type" | "difficulty" | "level" | "without_tags" | "tags" | "family";

/** The filter with one field set, or taken away where nothing is chosen. */
export const withChoice = (filter: QuestionFilter, name: Choice, value: unknown): QuestionFilter => {
  const isEmpty = value === undefined || value === "" || (Array.isArray(value) && value.length === 0);
  const fields = Object.entries(filter).filter(([known]) => known !== name);
  // only fields that the source has are offered
  return Object.fromEntries(isEmpty ? fields : [...fields, [name, value]]) as unknown as QuestionFilter;
};
