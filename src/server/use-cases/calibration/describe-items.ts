import type { ItemKey } from "../../../contract/item/item";
import { mantelHaenszel, strataOf } from "../../../psychometrics/calibration/differential-functioning";
import { optionUse } from "../../../psychometrics/calibration/distractors";
import { itemArrays } from "../../../psychometrics/calibration/item-arrays";
import type { Link } from "../../../psychometrics/calibration/linking";
import type { Estimates } from "../../../psychometrics/calibration/marginal-maximum-likelihood";
import { posteriorAbilities } from "../../../psychometrics/calibration/posteriors";
import type { ResponseMatrix } from "../../../psychometrics/calibration/response-matrix";
import { responseTimes } from "../../../psychometrics/calibration/response-times";
import type { TestItem } from "../../attempts/catalogue";
import type { AnsweredSitting } from "./answered-sittings";
import type { ItemFinding, GroupDifference } from "./report";
import type { JudgedAnswer, JudgedSitting } from "./usable";

/** Groups with fewer answers to an item are not compared. */
const leastOfGroup = 50;

interface Seen extends JudgedAnswer {
  readonly theta: number;
  readonly group: string | null;
}

type Description = Pick<ItemFinding, "differences" | "options" | "times">;

/** Mean and SD of all groups together, so that two groups are matched on the same measure. */
function pooled({ groups, expected }: Estimates) {
  const total = expected.moments.reduce((sum, { count }) => sum + count, 0);
  const share = (place: number) => (expected.moments[place]?.count ?? 0) / total;
  const mean = groups.reduce((sum, group, place) => sum + share(place) * group.mean, 0);
  const square = groups.reduce((sum, group, place) => sum + share(place) * (group.sd ** 2 + group.mean ** 2), 0);
  return { mean, sd: Math.sqrt(square - mean * mean) };
}

function abilitiesOf(matrix: ResponseMatrix, estimates: Estimates, { A, B }: Link): number[] {
  const population = pooled(estimates);
  const { grid, groups, items } = estimates;
  const model = { grid, items: itemArrays(items), groups: groups.map(() => population) };
  return posteriorAbilities(matrix, model).map(({ theta }) => A * theta + B);
}

function differencesOf(seen: readonly Seen[], reference: string | null): GroupDifference[] {
  const counts = new Map<string, number>();
  for (const { group, isRapid } of seen)
    if (group !== null && !isRapid) counts.set(group, (counts.get(group) ?? 0) + 1);
  if (reference === null || (counts.get(reference) ?? 0) < leastOfGroup) return [];
  return [...counts].flatMap(([group, answers]) => {
    if (group === reference || answers < leastOfGroup) return [];
    const both = seen.filter((one) => !one.isRapid && (one.group === group || one.group === reference));
    const found = mantelHaenszel(strataOf(both.map((one) => ({ ...one, isFocal: one.group === group }))));
    return found === null ? [] : [{ ...found, group, answers }];
  });
}

function optionsOf({ body }: TestItem, key: ItemKey | undefined, seen: readonly Seen[]) {
  if (body.interaction.type !== "single_choice" || key?.type !== "single_choice") return [];
  const choices = seen.flatMap(({ option, theta, isRapid }) => (option === null || isRapid ? [] : [{ option, theta }]));
  return optionUse(
    body.interaction.options.map((option) => option.option_id),
    key.option_id,
    choices,
  );
}

const largest = (groups: readonly (string | null)[]): string | null => {
  const counts = new Map<string, number>();
  for (const group of groups) if (group !== null) counts.set(group, (counts.get(group) ?? 0) + 1);
  return [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? null;
};

/** Statistics of items beside their parameters: differences between groups, use of options, response times. */
export function describeItems(given: {
  readonly bank: readonly TestItem[];
  readonly keys: ReadonlyMap<string, ItemKey>;
  readonly sittings: readonly JudgedSitting[];
  readonly matrix: ResponseMatrix;
  readonly estimates: Estimates;
  readonly link: Link;
  readonly groupOf: (sitting: AnsweredSitting) => string | null;
}): (item: TestItem) => Description {
  const { bank, keys, sittings, matrix, estimates, link, groupOf } = given;
  const abilities = abilitiesOf(matrix, estimates, link);
  const groups = sittings.map(groupOf);
  const reference = largest(groups);
  const seen = new Map<string, Seen[]>(bank.map(({ itemId }) => [itemId, []]));
  for (const [place, { answers }] of sittings.entries())
    for (const answer of answers)
      seen.get(answer.itemId)?.push({ ...answer, theta: abilities[place] ?? NaN, group: groups[place] ?? null });
  return (item) => {
    const own = seen.get(item.itemId) ?? [];
    return {
      differences: differencesOf(own, reference),
      options: optionsOf(item, keys.get(item.itemId), own),
      times: responseTimes(own),
    };
  };
}
