import type { AttemptRow } from "../../attempts/attempt";
import type { TestItem, TestVersion } from "../../attempts/catalogue";
import { sectionsIn } from "../../attempts/sections";
import { drawSection } from "./draw";

interface SectionShare {
  readonly stage: string;
  /** All items of the section in the test. */
  readonly items: readonly TestItem[];
  /** The number of them that an attempt gets: all, unless the section draws or the mode uses a share of it. */
  readonly count: number;
}

function sharesOf({ definition, items }: TestVersion, attempt: Pick<AttemptRow, "mode" | "accommodation">) {
  const all = [...items.values()];
  const whole = new Map(definition.sections.map((section) => [section.stage, section.items]));
  return sectionsIn(definition, attempt).map(({ stage, items: wanted }): SectionShare => {
    const own = all.filter((item) => item.stage === stage);
    const isPart = definition.section_rules?.[stage]?.draw !== undefined || wanted !== whole.get(stage);
    return { stage, items: own, count: isPart ? Math.min(wanted, own.length) : own.length };
  });
}

/** The number of items in an attempt in a mode. */
export const fixedTotal = (test: TestVersion, mode: string): number =>
  sharesOf(test, { mode, accommodation: null }).reduce((sum, { count }) => sum + count, 0);

/** The items of all sections of an attempt, in the order served: drawn and shuffled by the attempt's seed. */
export const fixedItems = (
  test: TestVersion,
  attempt: Pick<AttemptRow, "mode" | "accommodation" | "seed">,
): Pick<TestItem, "itemId" | "stage">[] =>
  sharesOf(test, attempt).flatMap(({ stage, items, count }) => {
    const { shuffle = false } = test.definition.section_rules?.[stage] ?? {};
    return drawSection(items, { count, shuffle, seed: attempt.seed, stage }).map(({ itemId }) => ({ itemId, stage }));
  });
