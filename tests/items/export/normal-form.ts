import type { GapKey } from "../../../src/contract/interactions/gaps";
import { comparable } from "../../../src/contract/item/comparable";
import type { Language, Localized } from "../../../src/contract/item/content";
import { shareIn, shareOfNumber, type FormKey, type NumberKey } from "../../../src/contract/item/credit";
import type { Interaction, Item, ItemKey, Option } from "../../../src/contract/item/item";
import { readNumber } from "../../../src/contract/item/number-forms";
import { textInLanguage } from "../../../src/items/export/question";
import { toXhtml } from "../../../src/items/export/xhtml";
import { scoreAnswer } from "../../../src/items/scoring/score";

/** Shares and points for comparison, rounded because readers round them to seven places. */
const rounded = (value: number): number => Math.round(value * 1e6) / 1e6 + 0;

interface Work {
  readonly item: Item;
  readonly language: Language;
}

/** A text as XML, in which pictures are named by their bytes. */
const shownText = ({ item, language }: Work, text: Localized | undefined): string =>
  text === undefined
    ? ""
    : toXhtml(textInLanguage(text, language), {
        picture: (source) => item.body.media.find(({ media_id: id }) => source === `media:${id}`)?.sha256 ?? source,
      })
        .replaceAll(/\s+/g, " ")
        .trim();

const places = (options: readonly { readonly option_id: string }[]): ReadonlyMap<string, number> =>
  new Map(options.map(({ option_id: id }, place) => [id, place]));
const sorted = <Value>(list: readonly Value[]): Value[] =>
  list.toSorted((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1));

/** The share of each option by its place, without shares of 0. */
const optionShares = (options: readonly Option[], shareOf: (id: string) => number): [number, number][] =>
  options.flatMap(({ option_id: id }, place) => (shareOf(id) === 0 ? [] : [[place, rounded(shareOf(id))]]));

const formShares = ({ accepted, case_sensitive: caseSensitive, credit }: FormKey, lowest: number) => {
  const shares = new Map<string, number>();
  for (const form of [...accepted, ...Object.keys(credit ?? {})]) {
    const name = comparable(form, caseSensitive);
    const share = rounded(Math.max(lowest, shareIn(credit, form) ?? 1));
    if (!shares.has(name) && share !== 0) shares.set(name, share);
  }
  // capitals matter only if a form has letters
  const matters = [...shares.keys()].some((form) => form.toLowerCase() !== form.toUpperCase());
  return { shares: sorted([...shares]), caseSensitive: caseSensitive && matters };
};

const endsOf = ({ value, tolerance, low, high }: NumberKey): [number, number] =>
  low === undefined || high === undefined ? [value - tolerance, value + tolerance] : [low, high];

/** The shares of a number key: the shown value, and the share at each end of an interval, within it and beside it. */
const numberShares = (key: NumberKey, lowest: number) => {
  const ends = [key, ...(key.also ?? [])].flatMap(endsOf).map((end) => Number(end.toPrecision(10)));
  const marks = [...new Set(ends)].toSorted((one, other) => one - other);
  const step = 1e-4;
  const probes = marks.flatMap((mark) => [mark - step, mark, mark + step]);
  const middles = marks.slice(1).map((mark, place) => (mark + (marks[place] ?? mark)) / 2);
  const shareAt = (number: number): [number, number] => [
    Number(number.toPrecision(10)),
    rounded(Math.max(lowest, shareOfNumber(key, number))),
  ];
  const all = [...probes, ...middles].toSorted((one, other) => one - other).map(shareAt);
  const changing = all.filter(
    ([, share], place) => share !== (all[place - 1]?.[1] ?? 0) || share !== (all[place + 1]?.[1] ?? 0),
  );
  return { shown: key.value, shares: changing };
};

/** The key of a gap; `floor`: the least share that the bound of the whole question allows. */
const gapKey = (key: GapKey, options: readonly Option[], floor: number) =>
  key.kind === "text"
    ? { kind: "text", ...formShares(key, floor) }
    : key.kind === "number"
      ? { kind: "number", ...numberShares(key, floor) }
      : {
          kind: "choice",
          shares: optionShares(options, (id) =>
            id === key.option_id ? 1 : Math.max(floor, shareIn(key.credit, id) ?? 0),
          ),
        };

const leastOf = (key: GapKey): number =>
  Math.min(
    0,
    ...(key.kind === "number" ? (key.also ?? []).map(({ credit }) => credit) : Object.values(key.credit ?? {})),
  );

/** The gaps in their order in the text, in the form of the general type. */
const gapsOf = (interaction: Interaction, key: ItemKey) => {
  if (interaction.type === "gaps" && key.type === "gaps")
    return interaction.gaps.map((gap) => ({
      id: gap.gap_id,
      options: gap.kind === "choice" ? gap.options : [],
      key: key.gaps[gap.gap_id],
      weight: shareIn(key.weights, gap.gap_id) ?? 1,
    }));
  if (interaction.type === "gap_entry" && key.type === "gap_entry")
    return interaction.gaps.map(({ gap_id: id }) => ({
      id,
      options: [],
      key: { kind: "text" as const, accepted: key.accepted[id] ?? [], case_sensitive: false },
      weight: 1,
    }));
  if (interaction.type === "inline_choice" && key.type === "inline_choice")
    return interaction.gaps.map(({ gap_id: id, options }) => ({
      id,
      options,
      key: { kind: "choice" as const, option_id: key.choices[id] ?? "" },
      weight: 1,
    }));
  return [];
};

/** An option without the language that it takes over from the text around it. */
const inText = (html: string): string => /^<span lang="\w+">(.*)<\/span>$/.exec(html)?.[1] ?? html;

const normalGaps = (work: Work, key: ItemKey) => {
  const gaps = gapsOf(work.item.body.interaction, key);
  const total = gaps.reduce((sum, { weight }) => sum + weight, 0);
  const { lowest = 0, whole = false } = { ...key } as { lowest?: number; whole?: boolean };
  const least = gaps.reduce(
    (sum, gap) => sum + ((gap.key === undefined ? 0 : leastOf(gap.key)) * gap.weight) / total,
    0,
  );
  return {
    gaps: gaps.map((gap) => ({
      options: gap.options.map(({ content }) => inText(shownText(work, content))),
      weight: whole ? 1 : rounded(gap.weight / total),
      key:
        gap.key === undefined
          ? null
          : gapKey(gap.key, gap.options, (lowest * total - (total - gap.weight)) / gap.weight),
    })),
    lowest: rounded(Math.max(lowest, least)),
    whole: whole && gaps.length > 1,
  };
};

/** Every choice of at most `most` options; of the first ones where there are many. */
const subsetsOf = (options: readonly Option[], most: number): string[][] => {
  const ids = options.slice(0, 8).map(({ option_id: id }) => id);
  return Array.from({ length: 2 ** ids.length }, (_, bits) =>
    ids.filter((_id, place) => ((bits >> place) & 1) === 1),
  ).filter(({ length }) => most === 0 || length <= most);
};

/** Everything about interaction and key that matters for answering and scoring, without ids. */
const normalAsked = (work: Work) => {
  const { item } = work;
  const { key } = item;
  const { interaction } = item.body;
  const shown = (options: readonly Option[]): string[] => options.map(({ content }) => shownText(work, content));
  if (interaction.type === "single_choice" && key.type === "single_choice") {
    const { lowest = 0 } = key;
    const shares = optionShares(interaction.options, (id) =>
      id === key.option_id ? 1 : Math.max(lowest, shareIn(key.credit, id) ?? 0),
    );
    return { options: shown(interaction.options), shuffle: interaction.shuffle, shares };
  }
  if (interaction.type === "multiple_choice" && key.type === "multiple_choice") {
    const { options, shuffle, max_choices: most } = interaction;
    return {
      options: shown(options),
      shuffle,
      // a limit equal to the number of options is no limit
      most: most >= options.length ? 0 : most,
      right: sorted(key.option_ids.map((id) => places(options).get(id))),
      earned: subsetsOf(options, most).map((ids) =>
        rounded(scoreAnswer(key, interaction, { type: "multiple_choice", option_ids: ids }).credit),
      ),
    };
  }
  if (interaction.type === "text_entry" && key.type === "text_entry") return formShares(key, key.lowest ?? 0);
  if (interaction.type === "numeric_entry" && key.type === "numeric_entry") {
    const further = key.accepted.flatMap((form) => {
      const value = readNumber(form, interaction.unit);
      return value === null ? [] : [{ value, tolerance: 0, credit: 1 }];
    });
    return {
      unit: interaction.unit === undefined ? "" : textInLanguage(interaction.unit, work.language),
      ...numberShares({ ...key, also: [...further, ...(key.also ?? [])] }, key.lowest ?? 0),
    };
  }
  if (interaction.type === "order" && key.type === "order")
    return {
      options: shown(interaction.options),
      order: key.option_ids.map((id) => places(interaction.options).get(id)),
      whole: key.whole ?? false,
    };
  if (interaction.type === "match" && key.type === "match") {
    const [from, to] = [places(interaction.sources), places(interaction.targets)];
    return {
      sources: shown(interaction.sources),
      targets: shown(interaction.targets),
      pairs: sorted(key.pairs.map(([source, target]) => [from.get(source), to.get(target)])),
      whole: key.whole === true && interaction.sources.length > 1,
    };
  }
  if (interaction.type === "categorise" && key.type === "categorise") {
    const [from, to] = [places(interaction.options), places(interaction.categories)];
    return {
      options: shown(interaction.options),
      categories: shown(interaction.categories),
      placements: sorted(Object.entries(key.placements).map(([id, category]) => [from.get(id), to.get(category)])),
      whole: key.whole === true && interaction.options.length > 1,
    };
  }
  if (interaction.type === "hot_spot" && key.type === "hot_spot") {
    const { spots, max_choices: most, picture } = interaction;
    return {
      picture: item.body.media.find(({ media_id: id }) => id === picture)?.sha256,
      spots: spots.map(({ shape }) =>
        JSON.stringify(shape, (_, value: unknown) => (typeof value === "number" ? rounded(value) : value)),
      ),
      most: Math.min(most, spots.length),
      right: sorted(key.spot_ids.map((id) => spots.findIndex(({ spot_id }) => spot_id === id))),
    };
  }
  if (interaction.type === "extended_text" && key.type === "extended_text")
    return {
      most: interaction.max_length,
      lines: interaction.expected_lines ?? null,
      guide: shownText(work, key.guide),
    };
  return normalGaps(work, key);
};

/** Replaces the ids in gap marks by places, because readers give gaps other ids. */
const withPlaces = (html: string, interaction: Interaction): string =>
  "gaps" in interaction
    ? html.replaceAll(
        /\{\{([\w.-]+)\}\}/g,
        (_, id: string) => `{{${interaction.gaps.findIndex((gap) => gap.gap_id === id)}}}`,
      )
    : html;

/** The audio: files by the hash of their bytes, those of options in the order of the options. */
const heardOf = ({ audio, media, interaction }: Item["body"]) => {
  if (audio === undefined) return null;
  const { prompt, options = {}, ...rules } = audio;
  const fileOf = (mediaId: string) => media.find(({ media_id: id }) => id === mediaId)?.sha256;
  const listed = "options" in interaction ? interaction.options : [];
  return {
    prompt: fileOf(prompt),
    options: listed.map(({ option_id: id }) => (Object.hasOwn(options, id) ? fileOf(options[id] ?? "") : null)),
    ...rules,
  };
};

/**
 * The content of an item in one language and its scoring, without ids: two items are equal if their normal forms are
 * equal.
 */
export const normalForm = (item: Item, language: Language) => {
  const work = { item, language };
  const { stimulus, stem, interaction, calculator } = item.body;
  return {
    type: interaction.type,
    stem: withPlaces(shownText(work, stem), interaction),
    stimulus: stimulus === undefined ? null : [shownText(work, stimulus.title), shownText(work, stimulus.content)],
    explanation: shownText(work, item.explanation),
    calculator,
    heard: heardOf(item.body),
    points: rounded(item.points),
    asked: normalAsked(work),
  };
};
