import { createHash } from "node:crypto";
import type { PaperQuestion, PaperSection, TestPaper } from "../../../contract/studio/printed-test";
import type { SectionInfo } from "../../../contract/tests";
import { seedFrom } from "../../attempts/attempt-ids";
import type { TestItem, TestOutline, TestVersion } from "../../attempts/catalogue";
import { exerciseOf } from "../../attempts/exercise";
import { counts, sectionsIn } from "../../attempts/sections";
import { deliveryRulesOf } from "../../delivery/rules";

/** What a paper is printed for: the name of an assignment or of an edition, from which its draw follows. */
export interface PaperUse {
  readonly name: string;
  readonly className: string | null;
}

const drawLength = 8;

/** The name of a paper's draw; the same use always has the same. */
const drawFor = ({ name }: PaperUse): string =>
  createHash("sha256").update(`paper ${name}`).digest("hex").slice(0, drawLength).toUpperCase();

/** The seed by which a paper is drawn, in place of that of an attempt. */
export const paperSeed = (use: PaperUse): { readonly seed: string } => ({ seed: seedFrom(`paper.${drawFor(use)}`) });

const isShuffled = ({ body: { interaction } }: TestItem): boolean => "shuffle" in interaction && interaction.shuffle;

/** Whether two attempts at the test may differ. */
const isDrawn = ({ definition, items }: TestVersion): boolean =>
  Object.keys(definition.section_rules ?? {}).length > 0 || [...items.values()].some(isShuffled);

/** Why a test has no paper as far as its delivery goes; null: it has one. */
export function withoutPaper(test: TestOutline): "adaptive" | "staged" | null {
  const { paper } = deliveryRulesOf(test);
  return "without" in paper ? paper.without : null;
}

const usualMode = ({ definition }: TestOutline) => ({ mode: definition.modes[0]?.mode ?? "", accommodation: null });

/** The items of a paper by section, in the order printed. */
export function printedItems(test: TestVersion, use: PaperUse): ReadonlyMap<string, readonly TestItem[]> {
  const sections = new Map<string, TestItem[]>();
  const { paper } = deliveryRulesOf(test);
  const printed = "itemsOf" in paper ? paper.itemsOf(test, { ...usualMode(test), ...paperSeed(use) }) : [];
  for (const { itemId, stage } of printed) {
    const item = test.items.get(itemId);
    if (item === undefined) continue;
    const own = sections.get(stage) ?? [];
    own.push(item);
    sections.set(stage, own);
  }
  return sections;
}

function printedQuestion(item: TestItem, place: number, seed: { readonly seed: string }): PaperQuestion {
  const { exercise_id: itemId, ...body } = exerciseOf(seed, item);
  const isHeard = body.audio !== undefined;
  return { item_id: itemId, number: place + 1, points: item.points, body: isHeard ? null : body };
}

const printedSection = (section: SectionInfo, questions: PaperQuestion[]): PaperSection => ({
  stage: section.stage,
  title: section.title,
  ...(section.part === undefined ? {} : { part: section.part }),
  kind: section.kind ?? "items",
  ...(section.directions === undefined ? {} : { directions: section.directions }),
  media: section.media ?? [],
  time_limit_ms: section.time_limit_ms,
  questions: counts(section) ? questions : questions.map((question) => ({ ...question, points: 0 })),
});

/** A test as it is printed for a class or its author; `without` says that it cannot be, and then nothing is shown. */
export function printedPaper(test: TestVersion, use: PaperUse, without: TestPaper["without"]): TestPaper {
  const { definition, menuId, version } = test;
  const seed = paperSeed(use);
  const items = without === null ? printedItems(test, use) : new Map<string, readonly TestItem[]>();
  const questionsOf = (stage: string) =>
    (items.get(stage) ?? []).map((item, place) => printedQuestion(item, place, seed));
  const sections = sectionsIn(definition, usualMode(test)).filter(({ kind }) => kind !== "break");
  return {
    title: definition.title,
    menu_id: menuId,
    edition: version,
    class_name: use.className,
    time_limit_ms: definition.time_limit_ms,
    draw: without === null && isDrawn(test) ? drawFor(use) : null,
    without,
    sections: without === null ? sections.map((section) => printedSection(section, questionsOf(section.stage))) : [],
  };
}
