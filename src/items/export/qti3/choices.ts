import { shareIn } from "../../../contract/item/credit";
import type { InteractionOf, KeyOf, Option } from "../../../contract/item/item";
import type { QuestionWork } from "../question";
import { Omission } from "../reasons";
import { xmlElement } from "../xml";
import { byMapping, declaration, mapping, matchCorrect, response, type WrittenInteraction } from "./parts";

/** Identifiers of options by their ids: a letter and the place. */
export const identifiersOf = (options: readonly Option[], letter: string): ReadonlyMap<string, string> =>
  new Map(options.map(({ option_id: id }, place) => [id, `${letter}${place + 1}`]));

export const nameIn = (names: ReadonlyMap<string, string>, id: string): string => names.get(id) ?? id;

interface Choosing {
  readonly options: readonly Option[];
  readonly shuffle: boolean;
  /** 0: no limit. */
  readonly most: number;
}

const choiceBody = (
  work: QuestionWork,
  { options, shuffle, most }: Choosing,
  names: ReadonlyMap<string, string>,
): string =>
  xmlElement("qti-choice-interaction", { "response-identifier": response, shuffle, "max-choices": most }, [
    xmlElement("qti-prompt", {}, work.xhtml(work.item.body.stem)),
    ...options.map(({ option_id: id, content }) =>
      xmlElement("qti-simple-choice", { identifier: nameIn(names, id) }, work.option({ option_id: id, content })),
    ),
  ]);

const identifier = (cardinality: "single" | "multiple") => ({ cardinality, baseType: "identifier" }) as const;

export const writeSingleChoice = (
  work: QuestionWork,
  { options, shuffle }: InteractionOf<"single_choice">,
  { option_id: right, credit, lowest = 0 }: KeyOf<"single_choice">,
): WrittenInteraction => {
  const names = identifiersOf(options, "c");
  const body = choiceBody(work, { options, shuffle, most: 1 }, names);
  const answer = [nameIn(names, right)];
  const { points } = work.item;
  if (credit === undefined) {
    return {
      declarations: declaration(response, identifier("single"), answer),
      body,
      processing: matchCorrect(points),
    };
  }
  const shares = { ...credit, [right]: 1 };
  const entries = Object.entries(shares).map(([id, share]) => ({ key: nameIn(names, id), value: share * points }));
  const map = mapping(entries, { lower: lowest * points, upper: points });
  return {
    declarations: declaration(response, identifier("single"), answer, map),
    body,
    processing: byMapping(),
  };
};

/** The least sum of right shares that counts as 1. */
const almostAll = 1 - 1e-9;

export const writeMultipleChoice = (
  work: QuestionWork,
  { options, shuffle, max_choices: most }: InteractionOf<"multiple_choice">,
  { option_ids: right, credit, lowest = 0 }: KeyOf<"multiple_choice">,
): WrittenInteraction => {
  if (right.length === 0) throw new Omission("nothingToChoose");
  const names = identifiersOf(options, "c");
  const body = choiceBody(work, { options, shuffle, most }, names);
  const answer = right.map((id) => nameIn(names, id));
  const { points } = work.item;
  if (credit === undefined) {
    return {
      declarations: declaration(response, identifier("multiple"), answer),
      body,
      processing: matchCorrect(points),
    };
  }
  const shares = options.flatMap(({ option_id: id }) => {
    const share = shareIn(credit, id) ?? (right.includes(id) ? 1 / right.length : 0);
    return share === 0 ? [] : [{ id, share }];
  });
  const sum = shares.reduce((total, { id, share }) => total + (right.includes(id) ? share : 0), 0);
  if (sum < almostAll) work.changes.add("sharesRounded");
  const entries = shares.map(({ id, share }) => ({ key: nameIn(names, id), value: share * points }));
  const map = mapping(entries, { lower: lowest * points, upper: points });
  return {
    declarations: declaration(response, identifier("multiple"), answer, map),
    body,
    processing: byMapping(),
  };
};
