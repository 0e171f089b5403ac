import { longestExtendedText } from "../../../src/contract/interactions/extended-text";
import { shareIn } from "../../../src/contract/item/credit";
import type { Interaction, Item, ItemBody, ItemKey, Option } from "../../../src/contract/item/item";
import { plainText } from "../../../src/items/content/content";
import { escapeHtml } from "../../../src/items/content/escape-html";
import type { ExportChangeCode } from "../../../src/items/export/reasons";

type Change = (item: Item) => Item;

const unchanged: Change = (item) => item;
const withBody = (item: Item, body: Partial<ItemBody>): Item => ({ ...item, body: { ...item.body, ...body } });
const withoutFields = <Value extends object>(value: Value, ...names: readonly string[]): Value =>
  Object.fromEntries(Object.entries(value).filter(([name]) => !names.includes(name))) as Value;
const withInteraction = (item: Item, interaction: Interaction): Item => withBody(item, { interaction });
const withKey = (item: Item, key: ItemKey): Item => ({ ...item, key });

const passageInText: Change = (item) => {
  const { stimulus, stem } = item.body;
  if (stimulus === undefined) return item;
  const title = stimulus.title?.en === undefined ? "" : `<h4>${stimulus.title.en}</h4>`;
  const { stimulus: _, ...body } = item.body;
  return { ...item, body: { ...body, stem: { en: `<div>${title}${stimulus.content.en}</div>${stem.en}` } } };
};

/** The item with partial credit, in which a wrong choice costs as much as all right ones earn. */
const partlyCounts: Change = (item) => {
  const { key } = item;
  const { interaction } = item.body;
  if (key.type !== "multiple_choice" || interaction.type !== "multiple_choice")
    return withKey(item, withoutFields(key, "whole"));
  const wrong = interaction.options.filter(({ option_id: id }) => !key.option_ids.includes(id));
  return withKey(item, { ...key, credit: Object.fromEntries(wrong.map(({ option_id: id }) => [id, -1])) });
};

const textOf = ({ option_id, content }: Option): Option => ({
  option_id,
  content: { en: escapeHtml(plainText(content.en ?? "")) },
});

const targetsAsText: Change = (item) => {
  const { interaction } = item.body;
  if (interaction.type === "match")
    return withInteraction(item, { ...interaction, targets: interaction.targets.map(textOf) });
  if (interaction.type === "categorise")
    return withInteraction(item, { ...interaction, categories: interaction.categories.map(textOf) });
  return item;
};

const categoriesAsMatching: Change = (item) => {
  const { key } = item;
  const { interaction } = item.body;
  if (interaction.type !== "categorise" || key.type !== "categorise") return item;
  const match: Interaction = { type: "match", sources: interaction.options, targets: interaction.categories };
  return withKey(withInteraction(item, match), { ...withoutFields(key, "placements"), ...pairsOf(key.placements) });
};

const pairsOf = (placements: Readonly<Record<string, string>>): Extract<ItemKey, { type: "match" }> => ({
  type: "match",
  pairs: Object.entries(placements),
});

const byText = (options: readonly Option[]): Option[] =>
  options.toSorted((one, other) => ((one.content.en ?? "") < (other.content.en ?? "") ? -1 : 1));

/** The item with those lists sorted by text whose order the file does not contain. */
export const inTextOrder: Change = (item) => {
  const { interaction } = item.body;
  if (interaction.type === "order")
    return withInteraction(item, { ...interaction, options: byText(interaction.options) });
  return interaction.type === "match"
    ? withInteraction(item, { ...interaction, targets: byText(interaction.targets) })
    : item;
};

/** The item with the height that Moodle gives the field of a longer answer where none is set. */
export const withUsualLines: Change = (item) => {
  const { interaction } = item.body;
  return interaction.type === "extended_text"
    ? withInteraction(item, { ...interaction, expected_lines: interaction.expected_lines ?? 15 })
    : item;
};

const lengthLeftOut: Change = (item) => {
  const { interaction } = item.body;
  return interaction.type === "extended_text"
    ? withInteraction(item, { ...interaction, max_length: longestExtendedText })
    : item;
};

/** The item with Moodle's lower bound for multiple choices or gaps. */
const lowestLeftOut: Change = (item) => {
  const { key } = item;
  if (key.type === "gaps") return withKey(item, { ...key, lowest: -1 });
  return withKey(item, withoutFields(key, "lowest"));
};

/** The item with all options that earn something as right ones. */
const creditAsRight: Change = (item) => {
  const { key } = item;
  const { interaction } = item.body;
  if (key.type !== "multiple_choice" || interaction.type !== "multiple_choice") return item;
  const even = 1 / key.option_ids.length;
  const credit = Object.fromEntries(
    interaction.options.map(({ option_id: id }) => [
      id,
      shareIn(key.credit, id) ?? (key.option_ids.includes(id) ? even : 0),
    ]),
  );
  const right = Object.keys(credit).filter((id) => (credit[id] ?? 0) > 0);
  return withKey(item, { ...key, option_ids: right, credit });
};

const choiceLimitLeftOut: Change = (item) => {
  const { interaction } = item.body;
  return interaction.type === "multiple_choice" ? withInteraction(item, { ...interaction, max_choices: 0 }) : item;
};

/** The effect of each reported change on an item. */
const changes: Partial<Readonly<Record<ExportChangeCode, Change>>> = {
  passageInText,
  partlyCounts,
  targetsAsText,
  categoriesAsMatching,
  orderLeftOut: inTextOrder,
  lowestLeftOut,
  choiceLimitLeftOut,
  lengthLeftOut,
  creditAsRight,
  calculatorLeftOut: (item) => withBody(item, { calculator: false }),
  // these changes occur in other systems, not in the file
  shareNotListed: unchanged,
  unitLeftOut: unchanged,
  pointsByGaps: unchanged,
  audioAsPlayer: unchanged,
  // a further form counts by its value, as here
  numberFormsAsValues: unchanged,
  numberFormsLeftOut: unchanged,
  gapChoicesAsButtons: unchanged,
};

/** The item in a Moodle file after these reported changes. Throws for an unknown change. */
export const saidInMoodle = (item: Item, codes: readonly ExportChangeCode[]): Item =>
  codes.reduce((said, code) => {
    const change = changes[code];
    if (change === undefined) throw new Error(`it is not known what ${code} changes`);
    return change(said);
  }, item);
