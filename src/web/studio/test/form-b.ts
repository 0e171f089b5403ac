import type { Language } from "../../../contract/item/content";
import type { BlueprintDraftTest, FixedDraftTest } from "../../../contract/studio/draft-test";
import type { BlueprintLine, QuestionFilter } from "../../../contract/studio/question-filter";
import type { DraftEntry } from "../../../contract/studio/studio-items";

/** A list turned by half of its length: no question stays in its place, and neighbours stay apart from their form A. */
const turned = <One>(list: readonly One[]): One[] => {
  const half = Math.ceil(list.length / 2);
  const [first, second] = [list.slice(0, half), list.slice(half)];
  return first.flatMap((one, place) => [...(second[place] === undefined ? [] : [second[place]]), one]);
};

/** The same questions in another order within each section, as a second form of the test. */
export const formB = (test: FixedDraftTest, title: string, language: Language): FixedDraftTest => ({
  ...test,
  title: { ...test.title, [language]: title },
  sections: test.sections.map((section) => ({ ...section, items: turned(section.items) })),
});

/** Where a question is filed in the bank. */
export type Filing = Pick<DraftEntry, "subject" | "skill" | "level" | "type">;

const filterFor = ({ subject, skill, level, type }: Filing): QuestionFilter => ({
  from: "own",
  subject,
  skill,
  type,
  ...(level === null ? {} : { level }),
});

/** One line for the questions that are filed alike, in the order of the first of each. */
const linesLike = (items: readonly string[], filings: ReadonlyMap<string, Filing>): BlueprintLine[] => {
  const lines = new Map<string, { count: number; readonly filter: QuestionFilter }>();
  for (const item of items) {
    const filing = filings.get(item);
    if (filing === undefined) continue;
    const filter = filterFor(filing);
    const name = JSON.stringify(filter);
    const line = lines.get(name) ?? { count: 0, filter };
    lines.set(name, { ...line, count: line.count + 1 });
  }
  return [...lines.values()];
};

interface OtherForm {
  /** The id of the first form. */
  readonly testId: string;
  readonly title: string;
  readonly language: Language;
  /** By the questions of a fixed test. */
  readonly filings: ReadonlyMap<string, Filing>;
}

/** A second form with no question of the first: its lines ask for as many of each kind, wherever the first has them. */
export const otherForm = (
  test: FixedDraftTest | BlueprintDraftTest,
  { testId, title, language, filings }: OtherForm,
): BlueprintDraftTest => {
  const named = { title: { ...test.title, [language]: title }, apart_from: testId };
  if (test.kind === "blueprint") return { ...test, ...named };
  const { sections, kind: _kind, ...facts } = test;
  return {
    ...facts,
    ...named,
    kind: "blueprint",
    seed: testId.slice(0, 40),
    sections: sections.map(({ items, draw = items.length, ...section }) => ({
      ...section,
      lines: linesLike(items.slice(0, draw), filings),
    })),
  };
};
