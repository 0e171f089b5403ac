import type { InteractionOf, KeyOf, Option } from "../../../contract/item/item";
import type { QuestionWork } from "../question";
import { xmlElement } from "../xml";
import { identifiersOf, nameIn } from "./choices";
import {
  byMapping,
  condition,
  correct,
  declaration,
  mapping,
  matchCorrect,
  processing,
  response,
  scoreVariable,
  setScore,
  variable,
  baseValue,
  type WrittenInteraction,
} from "./parts";

interface Sets {
  readonly sources: readonly Option[];
  readonly targets: readonly Option[];
  /** The greatest number of pairs for one source and for one target; 0: no limit. */
  readonly most: readonly [source: number, target: number];
  /** The greatest number of pairs in all; 0: no limit. */
  readonly pairs: number;
  /** The interaction type, if QTI's interaction stands for two types. */
  readonly asked?: "categorise";
}

const setOf = (
  work: QuestionWork,
  options: readonly Option[],
  names: ReadonlyMap<string, string>,
  most: number,
): string =>
  xmlElement(
    "qti-simple-match-set",
    {},
    options.map(({ option_id: id, content }) =>
      xmlElement(
        "qti-simple-associable-choice",
        { identifier: nameIn(names, id), "match-max": most },
        work.xhtml(content),
      ),
    ),
  );

interface PairNames {
  readonly sources: ReadonlyMap<string, string>;
  readonly targets: ReadonlyMap<string, string>;
}

const matchBody = (work: QuestionWork, { sources, targets, most, pairs, asked }: Sets, names: PairNames): string =>
  xmlElement(
    "qti-match-interaction",
    { "response-identifier": response, shuffle: false, "max-associations": pairs, "data-interaction": asked },
    [
      xmlElement("qti-prompt", {}, work.xhtml(work.item.body.stem)),
      setOf(work, sources, names.sources, most[0]),
      setOf(work, targets, names.targets, most[1]),
    ],
  );

const directedPairs = { cardinality: "multiple", baseType: "directedPair" } as const;

interface PairKey {
  readonly pairs: readonly (readonly [source: string, target: string])[];
  /** Wrong pairs, each of which costs as many points as a right pair earns. */
  readonly stray: readonly (readonly [source: string, target: string])[];
  readonly whole: boolean;
}

const writePairs = (work: QuestionWork, sets: Sets, { pairs, stray, whole }: PairKey): WrittenInteraction => {
  const { points } = work.item;
  const names = { sources: identifiersOf(sets.sources, "s"), targets: identifiersOf(sets.targets, "t") };
  const pairName = ([source, target]: readonly [string, string]): string =>
    `${nameIn(names.sources, source)} ${nameIn(names.targets, target)}`;
  const right = pairs.map(pairName);
  const body = matchBody(work, sets, names);
  if (whole)
    return {
      declarations: declaration(response, directedPairs, right),
      body,
      processing: matchCorrect(points),
    };
  const one = points / pairs.length;
  const entries = [
    ...right.map((key) => ({ key, value: one })),
    ...stray.map((pair) => ({ key: pairName(pair), value: -one })),
  ];
  const map = mapping(entries, { lower: 0, upper: points });
  return { declarations: declaration(response, directedPairs, right, map), body, processing: byMapping() };
};

const isEachOnce = (list: readonly string[]): boolean => new Set(list).size === list.length;

export const match = (
  work: QuestionWork,
  { sources, targets }: InteractionOf<"match">,
  { pairs, whole }: KeyOf<"match">,
): WrittenInteraction => {
  const once = isEachOnce(pairs.map(([source]) => source));
  if (!whole && !(once && pairs.length === sources.length)) work.changes.add("surplusPairsFree");
  const sets = { sources, targets, most: [once ? 1 : 0, 0], pairs: whole === true ? 0 : pairs.length } as const;
  return writePairs(work, sets, { pairs, stray: [], whole: whole === true });
};

export const categorise = (
  work: QuestionWork,
  { options, categories }: InteractionOf<"categorise">,
  { placements, whole }: KeyOf<"categorise">,
): WrittenInteraction => {
  const sets = { sources: options, targets: categories, most: [1, 0], pairs: 0, asked: "categorise" } as const;
  const stray = options
    .filter(({ option_id: id }) => !Object.hasOwn(placements, id))
    .flatMap(({ option_id: id }) => categories.map(({ option_id: category }) => [id, category] as const));
  return writePairs(work, sets, { pairs: Object.entries(placements), stray, whole: whole === true });
};

const atPlace = (value: string, place: number): string => xmlElement("qti-index", { n: place + 1 }, value);

export const writeOrder = (
  work: QuestionWork,
  { options }: InteractionOf<"order">,
  { option_ids: ids, whole }: KeyOf<"order">,
): WrittenInteraction => {
  const names = identifiersOf(options, "c");
  const { points } = work.item;
  const one = points / ids.length;
  const adds = ids.map((_, place) =>
    condition([
      [
        xmlElement("qti-match", {}, [atPlace(variable(response), place), atPlace(correct(response), place)]),
        setScore(xmlElement("qti-sum", {}, [variable("SCORE"), baseValue("float", one)])),
      ],
    ]),
  );
  return {
    declarations: declaration(
      response,
      { cardinality: "ordered", baseType: "identifier" },
      ids.map((id) => nameIn(names, id)),
    ),
    body: xmlElement("qti-order-interaction", { "response-identifier": response, shuffle: false }, [
      xmlElement("qti-prompt", {}, work.xhtml(work.item.body.stem)),
      ...options.map(({ option_id: id, content }) =>
        xmlElement("qti-simple-choice", { identifier: nameIn(names, id) }, work.xhtml(content)),
      ),
    ]),
    processing: whole ? matchCorrect(points) : processing([scoreVariable(0), ...adds]),
  };
};
