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

/** A wrong choice costs as much as all right ones earn; parts earn their share. */
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

/** The lists of an item whose order a file does not say, in the order of their texts. */
export const inTextOrder: Change = (item) => {
  const { interaction } = item.body;
  if (interaction.type === "order")
    return withInteraction(item, { ...interaction, options: byText(interaction.options) });
  return interaction.type === "match"
    ? withInteraction(item, { ...interaction, targets: byText(interaction.targets) })
    : item;
};

/** The least that several choices, or gaps, may earn is the one that Moodle sets. */
const lowestLeftOut: Change = (item) => {
  const { key } = item;
  if (key.type === "gaps") return withKey(item, { ...key, lowest: -1 });
  return withKey(item, withoutFields(key, "lowest"));
};

/** The options that earn something are the right ones. */
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

/** What each change that the export names makes of an item. */
const changes: Partial<Readonly<Record<ExportChangeCode, Change>>> = {
  passageInText,
  partlyCounts,
  targetsAsText,
  categoriesAsMatching,
  orderLeftOut: inTextOrder,
  lowestLeftOut,
  choiceLimitLeftOut,
  creditAsRight,
  calculatorLeftOut: (item) => withBody(item, { calculator: false }),
  // other systems change these, the file does not
  shareNotListed: unchanged,
  unitLeftOut: unchanged,
  pointsByGaps: unchanged,
  audioAsPlayer: unchanged,
  // a further form counts by its value, as it does here
  numberFormsAsValues: unchanged,
  numberFormsLeftOut: unchanged,
  gapChoicesAsButtons: unchanged,
};

/** The item that a Moodle file with these named changes says. Throws for a change that is not known here. */
export const saidInMoodle = (item: Item, codes: readonly ExportChangeCode[]): Item =>
  codes.reduce((said, code) => {
    const change = changes[code];
    if (change === undefined) throw new Error(`it is not known what ${code} changes`);
    return change(said);
  }, item);
