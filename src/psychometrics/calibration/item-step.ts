import type { ItemParameters } from "../model";
import type { AimedItem } from "./calibration-state";
import { itemTerms, steppedItem, type ItemAim, type ItemCounts, type ItemTerms } from "./item-terms";

/** Solves the symmetric system of `ItemTerms` for a, b and, if it is estimated, c. */
const fisherStep = ({ slope: [ga, gb, gc], information: [aa, ab, ac, bb, bc, cc] }: ItemTerms, isGuessing: boolean) => {
  const ridge = 1e-9;
  const l11 = Math.sqrt(aa + ridge);
  const l21 = ab / l11;
  const l22 = Math.sqrt(Math.max(bb - l21 * l21, 0) + ridge);
  const y1 = ga / l11;
  const y2 = (gb - l21 * y1) / l22;
  if (!isGuessing) {
    const db = y2 / l22;
    return [(y1 - l21 * db) / l11, db, 0];
  }
  const l31 = ac / l11;
  const l32 = (bc - l31 * l21) / l22;
  const l33 = Math.sqrt(Math.max(cc - l31 * l31 - l32 * l32, 0) + ridge);
  const dc = (gc - l31 * y1 - l32 * y2) / l33 / l33;
  const db = (y2 - l32 * dc) / l22;
  return [(y1 - l21 * db - l31 * dc) / l11, db, dc];
};

const mostRounds = 2;
const mostHalvings = 8;
const smallStep = 1e-7;

/** The M step of an item with its own slope: two rounds of Fisher scoring that never decrease the objective. */
export const itemStep = (counts: ItemCounts, from: ItemParameters, aim: ItemAim): ItemParameters => {
  let item = from;
  let terms = itemTerms(counts, item, aim);
  for (let round = 0; round < mostRounds; round += 1) {
    const step = fisherStep(terms, aim.isGuessing);
    if (Math.max(...step.map(Math.abs)) < smallStep) break;
    let better: typeof terms | undefined;
    for (let halving = 0; halving < mostHalvings && better === undefined; halving += 1) {
      const share = 0.5 ** halving;
      const next = steppedItem(
        item,
        step.map((part) => part * share),
        aim,
      );
      const nextTerms = itemTerms(counts, next, aim);
      if (nextTerms.value >= terms.value) [item, better] = [next, nextTerms];
    }
    if (better === undefined) break;
    terms = better;
  }
  return item;
};

interface ItemTask extends AimedItem {
  readonly counts: ItemCounts;
}

const withTerms = (tasks: readonly ItemTask[]) =>
  tasks.map((task) => ({ task, terms: itemTerms(task.counts, task.item, task.aim) }));

const valueOf = (all: ReturnType<typeof withTerms>): number => all.reduce((sum, { terms }) => sum + terms.value, 0);

/** The M step of items with a common slope; priors of the slope do not apply here. */
export const commonSlopeStep = (tasks: readonly ItemTask[]): readonly AimedItem[] => {
  let all = withTerms(tasks);
  for (let round = 0; round < mostRounds; round += 1) {
    let [slope, information] = [0, 1e-9];
    for (const { terms } of all) {
      const [aa, ab, , bb] = terms.information;
      slope += terms.slope[0] - (ab * terms.slope[1]) / bb;
      information += aa - (ab * ab) / bb;
    }
    const da = slope / information;
    const steps = all.map(({ terms }) => (terms.slope[1] - terms.information[1] * da) / terms.information[3]);
    if (Math.max(Math.abs(da), ...steps.map(Math.abs)) < smallStep) break;
    let better: typeof all | undefined;
    for (let halving = 0; halving < mostHalvings && better === undefined; halving += 1) {
      const share = 0.5 ** halving;
      const next = withTerms(
        all.map(({ task }, index) => ({
          ...task,
          item: steppedItem(task.item, [da * share, (steps[index] ?? 0) * share, 0], task.aim),
        })),
      );
      if (valueOf(next) >= valueOf(all)) better = next;
    }
    if (better === undefined) break;
    all = better;
  }
  return all.map(({ task: { item, aim } }) => ({ item, aim }));
};
