import { Refusal } from "../../refusal";
import { childElements } from "../../xml";
import { identifierOf } from "../attributes";
import { atChoices, type InteractionReader } from "./interaction";
import { checkPairLimit, columnOf, rightPairs } from "./match";
import { promptOf } from "./options";
import type { ChoicePair } from "./pairs";

/** The pairs ordered so that each source has one partner and no target is a source; null: this is impossible. */
const inColumns = (pairs: readonly ChoicePair[], order: readonly string[]): readonly ChoicePair[] | null => {
  const partners = new Map<string, number>();
  for (const name of pairs.flat()) partners.set(name, (partners.get(name) ?? 0) + 1);
  const turned = pairs.map(([one, other]): ChoicePair => {
    const [few, many] = [partners.get(one) ?? 0, partners.get(other) ?? 0];
    if (few !== many) return few < many ? [one, other] : [other, one];
    return order.indexOf(one) <= order.indexOf(other) ? [one, other] : [other, one];
  });
  const sources = new Set(turned.map(([source]) => source));
  const apart = sources.size === turned.length && turned.every(([, target]) => !sources.has(target));
  return apart ? turned : null;
};

/** associateInteraction: pairs among one list of choices, shown as two columns. */
export const associateReader: InteractionReader = {
  choices: (element) => childElements(element, "simpleAssociableChoice").map(identifierOf),
  whole: (element, response, scope) => {
    const choices = childElements(element, "simpleAssociableChoice");
    const { right, points, marking } = rightPairs(response, scope);
    const pairs = inColumns(right, choices.map(identifierOf));
    if (!pairs) throw new Refusal("pairsTangled");
    scope.notes.add("associateAsColumns");
    checkPairLimit(element, { right: pairs.length, possible: pairs.length }, scope);
    const options = columnOf(element, choices, scope);
    const sources = new Set(pairs.map(([source]) => source));
    return {
      asked: {
        kind: "match",
        sources: options.filter(({ id }) => sources.has(id)),
        targets: options.filter(({ id }) => !sources.has(id)),
        pairs,
        marking,
      },
      points,
      lowest: 0,
      placements: new Map([[element, atChoices]]),
      prompt: promptOf(element, scope),
    };
  },
};
