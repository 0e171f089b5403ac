import { routeTo } from "../../../psychometrics/multistage";
import { createRandom } from "../../../psychometrics/random";
import type { AttemptRow } from "../../attempts/attempt";
import type { SectionForm, TestDefinition } from "../../db/shapes";

/** How often the items of a form were met before, summed. */
const familiarity = ({ items }: SectionForm, met: ReadonlyMap<string, number>): number =>
  items.reduce((sum, itemId) => sum + (met.get(itemId) ?? 0), 0);

const timesMet = (met: readonly string[]): ReadonlyMap<string, number> => {
  const times = new Map<string, number>();
  for (const itemId of met) times.set(itemId, (times.get(itemId) ?? 0) + 1);
  return times;
};

/** The form that the student has met least; of several such forms, one chosen by the attempt's seed. */
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

/** `wanted` items of a form, spread evenly over it, in its order. */
export const evenlySpread = (items: readonly string[], wanted: number): string[] =>
  wanted >= items.length
    ? [...items]
    : Array.from({ length: wanted }, (_, place) => items[Math.floor(((place + 0.5) * items.length) / wanted)] ?? "");

const formsOf = ({ forms = [] }: Pick<TestDefinition, "forms">, stage: string): SectionForm[] =>
  forms.filter((form) => form.stage === stage);

/** The forms for the level nearest to the wanted one; all forms if there are no levels. */
function atLevel(forms: readonly SectionForm[], wanted: number | undefined): readonly SectionForm[] {
  const levels = forms.flatMap(({ level }) => level ?? []);
  if (wanted === undefined || levels.length === 0) return forms;
  const nearest = levels.reduce((near, one) => (Math.abs(one - wanted) < Math.abs(near - wanted) ? one : near));
  return forms.filter(({ level }) => level === undefined || level === nearest);
}

/** The possible forms of a section that does not depend on earlier answers: those for the level. */
export const unroutedForms = (
  definition: Pick<TestDefinition, "forms">,
  stage: string,
  level: number | undefined,
): readonly SectionForm[] => atLevel(formsOf(definition, stage), level);

/**
 * The possible forms of a routed section after `right` right answers in the section before; `served`, an item served
 * there, identifies the panel.
 */
export function routedForms(
  definition: Pick<TestDefinition, "forms" | "routing">,
  stage: string,
  { right, served }: { readonly right: number; readonly served: string | undefined },
): readonly SectionForm[] {
  const routing = definition.routing?.[stage];
  if (routing === undefined) throw new Error(`no way leads to the section ${stage}`);
  const { from, cuts, routes } = routing;
  const place = routeTo(
    routes.map(() => []),
    { by: "numberCorrect", cuts },
    { numberCorrect: right, theta: 0 },
  );
  const panel = formsOf(definition, from).find(({ items }) => items.includes(served ?? ""))?.form;
  return formsOf(definition, stage).filter(({ form, route }) => form === panel && route === routes[place]);
}
