import type { GapKey } from "../../../contract/interactions/gaps";
import { isKeyOf, type InteractionOf, type InteractionType, type KeyOf } from "../../../contract/interactions/of-type";
import { shareIn, type Interval } from "../../../contract/item/credit";
import type { Item, Option } from "../../../contract/item/item";
import { formShares } from "../form-shares";
import { plainWords } from "../plain-words";
import type { QuestionWork } from "../question";
import { notes } from "./words";

/** The options and the key of a question, in lines. */
interface Lines {
  readonly options: readonly string[];
  readonly key: readonly string[];
}

type Writers = {
  readonly [Kind in InteractionType]: (work: QuestionWork, interaction: InteractionOf<Kind>, key: KeyOf<Kind>) => Lines;
};

const letter = (place: number): string => (place < 26 ? String.fromCharCode(65 + place) : String(place + 1));
const percent = (share: number): string => (share === 1 ? "" : ` (${Number((share * 100).toPrecision(6))} %)`);

const wordsOf = (work: QuestionWork, { content }: Option): string =>
  plainWords(work.text(content)).replaceAll("\n", " / ");

/** The letters of the options, by option id. */
const lettered = (work: QuestionWork, options: readonly Option[]): ReadonlyMap<string, string> =>
  new Map(options.map((option, place) => [option.option_id, `${letter(place)}) ${wordsOf(work, option)}`]));

const note = (work: QuestionWork, name: keyof typeof notes, holds: boolean | undefined): string[] =>
  holds === true ? [`[${notes[name][work.language]}]`] : [];

const bound = (work: QuestionWork, lowest = 0): string[] =>
  lowest === 0 ? [] : [`[${notes.atLeast[work.language]} ${Number((lowest * 100).toPrecision(6))} %]`];

const shareLines = (names: ReadonlyMap<string, string>, shareOf: (id: string) => number): string[] =>
  [...names].flatMap(([id, name]) => (shareOf(id) === 0 ? [] : [name + percent(shareOf(id))]));

const interval = ({ value, tolerance, low, high }: Interval, share = 1): string => {
  const around = tolerance === 0 ? "" : ` ± ${tolerance}`;
  return `${value}${low === undefined || high === undefined ? around : ` [${low}; ${high}]`}${percent(share)}`;
};

const formLines = (key: Parameters<typeof formShares>[0]): string[] =>
  formShares(key).map(([form, share]) => form + percent(share));

const gapLine = (work: QuestionWork, key: GapKey, options: readonly Option[]): string => {
  if (key.kind === "text") return [...formLines(key), ...note(work, "caseSensitive", key.case_sensitive)].join(" | ");
  if (key.kind === "number")
    return [interval(key), ...(key.also ?? []).map((one) => interval(one, one.credit))].join(" | ");
  const shareOf = (id: string): number => (id === key.option_id ? 1 : (shareIn(key.credit, id) ?? 0));
  return shareLines(lettered(work, options), shareOf).join(" | ");
};

interface Gap {
  readonly id: string;
  readonly options: readonly Option[];
  readonly key: GapKey | undefined;
  readonly weight: number;
}

const gapLines = (work: QuestionWork, gaps: readonly Gap[]): Lines => ({
  options: gaps.flatMap(({ id, options }) =>
    options.length === 0 ? [] : [`[${id}] ${[...lettered(work, options).values()].join(" | ")}`],
  ),
  key: gaps.flatMap(({ id, key, options, weight }) =>
    key === undefined ? [] : [`[${id}] ${gapLine(work, key, options)}${weight === 1 ? "" : ` × ${weight}`}`],
  ),
});

const withNotes = ({ options, key }: Lines, further: readonly string[]): Lines => ({
  options,
  key: [...key, ...further],
});

/** By interaction type, the writer of the lines. */
const writers: Writers = {
  single_choice: (work, { options }, { option_id: right, credit, lowest }) => {
    const names = lettered(work, options);
    const key = shareLines(names, (id) => (id === right ? 1 : (shareIn(credit, id) ?? 0)));
    return { options: [...names.values()], key: [...key, ...bound(work, lowest)] };
  },
  multiple_choice: (work, { options }, { option_ids: right, credit, lowest }) => {
    const names = lettered(work, options);
    const even = credit === undefined ? 1 : 1 / right.length;
    const key = shareLines(names, (id) => shareIn(credit, id) ?? (right.includes(id) ? even : 0));
    return {
      options: [...names.values()],
      key: [
        ...key,
        ...note(work, "nothing", right.length === 0),
        ...note(work, "whole", credit === undefined && right.length > 1),
        ...bound(work, lowest),
      ],
    };
  },
  text_entry: (work, _, key) => ({
    options: [],
    key: [...formLines(key), ...note(work, "caseSensitive", key.case_sensitive), ...bound(work, key.lowest)],
  }),
  extended_text: (work, _, { guide }) => ({
    options: [],
    key: [...note(work, "person", true), ...(guide === undefined ? [] : [plainWords(work.text(guide))])],
  }),
  numeric_entry: (work, { unit }, key) => ({
    options: [],
    key: [
      interval(key) + (unit === undefined ? "" : ` ${work.text(unit)}`),
      ...key.accepted,
      ...(key.also ?? []).map((one) => interval(one, one.credit)),
      ...bound(work, key.lowest),
    ],
  }),
  inline_choice: (work, { gaps }, { choices, whole }) =>
    withNotes(
      gapLines(
        work,
        gaps.map(({ gap_id: id, options }) => ({
          id,
          options,
          weight: 1,
          key: { kind: "choice", option_id: choices[id] ?? "" },
        })),
      ),
      note(work, "whole", whole),
    ),
  gap_entry: (work, { gaps }, { accepted, whole }) =>
    withNotes(
      gapLines(
        work,
        gaps.map(({ gap_id: id }) => ({
          id,
          options: [],
          weight: 1,
          key: { kind: "text", accepted: accepted[id] ?? [], case_sensitive: false },
        })),
      ),
      note(work, "whole", whole),
    ),
  gaps: (work, { gaps }, { gaps: keys, weights, lowest, whole }) =>
    withNotes(
      gapLines(
        work,
        gaps.map((gap) => ({
          id: gap.gap_id,
          options: gap.kind === "choice" ? gap.options : [],
          weight: shareIn(weights, gap.gap_id) ?? 1,
          key: keys[gap.gap_id],
        })),
      ),
      [...note(work, "whole", whole), ...bound(work, lowest)],
    ),
  order: (work, { options }, { option_ids: ids, whole }) => {
    const names = lettered(work, options);
    const key = ids.map((id, place) => `${place + 1}. ${names.get(id) ?? ""}`);
    return { options: [...names.values()], key: [...key, ...note(work, "whole", whole)] };
  },
  match: (work, { sources, targets }, { pairs, whole }) => {
    const [from, to] = [lettered(work, sources), lettered(work, targets)];
    const key = pairs.map(([source, target]) => `${from.get(source) ?? ""} = ${to.get(target) ?? ""}`);
    return { options: [...from.values(), "—", ...to.values()], key: [...key, ...note(work, "whole", whole)] };
  },
  categorise: (work, { options, categories }, { placements, whole }) => {
    const [from, to] = [lettered(work, options), lettered(work, categories)];
    const key = Object.entries(placements).map(([id, category]) => `${from.get(id) ?? ""} = ${to.get(category) ?? ""}`);
    return { options: [...from.values(), "—", ...to.values()], key: [...key, ...note(work, "whole", whole)] };
  },
  hot_spot: (work, { spots }, { spot_ids: right }) => {
    const names = new Map(
      spots.map(({ spot_id: id, name }, place) => [
        id,
        name === undefined ? letter(place) : `${letter(place)}) ${work.text(name)}`,
      ]),
    );
    return { options: [...names.values()], key: right.map((id) => names.get(id) ?? id) };
  },
};

const write = <Kind extends InteractionType>(
  type: Kind,
  work: QuestionWork,
  interaction: InteractionOf<Kind>,
  key: Item["key"],
): Lines => {
  if (!isKeyOf(type, key)) throw new Error(`The key of ${work.item.item_id} is of another type.`);
  return writers[type](work, interaction, key);
};

/** The options and the key of a question, in lines. */
export const keyLines = (work: QuestionWork): Lines => {
  const { body, key } = work.item;
  return write(body.interaction.type, work, body.interaction, key);
};
