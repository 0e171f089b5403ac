import { createRandom } from "../../../psychometrics/random";
import type { SectionForm } from "../../db/shapes";
import type { AttemptRow } from "../../sitting/attempt";

/** How often the items of a form were met before, by item. */
const familiarity = ({ items }: SectionForm, met: ReadonlyMap<string, number>): number =>
  items.reduce((sum, itemId) => sum + (met.get(itemId) ?? 0), 0);

const timesMet = (met: readonly string[]): ReadonlyMap<string, number> => {
  const times = new Map<string, number>();
  for (const itemId of met) times.set(itemId, (times.get(itemId) ?? 0) + 1);
  return times;
};

/** Of these forms the one that the student has met least; of several one by the sitting's seed. */
export function leastMet(
  forms: readonly SectionForm[],
  met: readonly string[],
  { seed }: Pick<AttemptRow, "seed">,
): SectionForm | null {
  const times = timesMet(met);
  const least = Math.min(...forms.map((form) => familiarity(form, times)));
  const open = forms.filter((form) => familiarity(form, times) === least);
  const random = createRandom(`${seed}:${open[0]?.stage ?? ""}:form`);
  return open[Math.floor(random() * open.length)] ?? null;
}

/** So many items of a form, spread evenly over it, in its order. */
export const spread = (items: readonly string[], wanted: number): string[] =>
  wanted >= items.length
    ? [...items]
    : Array.from({ length: wanted }, (_, place) => items[Math.floor(((place + 0.5) * items.length) / wanted)] ?? "");
