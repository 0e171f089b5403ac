import type { Localized } from "../../../../src/contract/item/content";
import type { Item } from "../../../../src/contract/item/item";
import { plainText } from "../../../../src/items/content/content";
import { parsePasted, type ParsedPaste } from "../../../../src/items/import/pasted/parse-pasted";

const words = (text: Localized): string => plainText(text.en ?? text.zh ?? "");

const rightOptions = ({ key }: Item): readonly string[] =>
  key.type === "single_choice" ? [key.option_id] : key.type === "multiple_choice" ? key.option_ids : [];

const keyOutline = (item: Item): string => {
  const { body, key } = item;
  if (body.interaction.type === "single_choice" || body.interaction.type === "multiple_choice") {
    const right = rightOptions(item);
    return body.interaction.options
      .map(({ option_id, content }) => `${right.includes(option_id) ? "*" : ""}${words(content)}`)
      .join(" | ");
  }
  if (key.type === "numeric_entry") return `= ${key.value}${key.tolerance === 0 ? "" : ` ± ${key.tolerance}`}`;
  if (key.type === "text_entry") return `= ${key.accepted.join(" / ")}`;
  if (key.type === "gap_entry")
    return Object.entries(key.accepted)
      .map(([gap, forms]) => `${gap} = ${forms.join(" / ")}`)
      .join(", ");
  return JSON.stringify(key);
};

const kinds: Readonly<Record<string, string>> = { single_choice: "one of", multiple_choice: "several of" };

const itemOutline = (item: Item): string => {
  const { body, points, explanation } = item;
  return [
    words(body.stem),
    `${kinds[body.interaction.type] ?? body.interaction.type}: ${keyOutline(item)}`,
    ...(points === 1 ? [] : [`${points} points`]),
    ...(explanation === undefined ? [] : [`because ${words(explanation)}`]),
  ].join(" → ");
};

/** Every item and every refused part of a paste in one line each, in their order. */
export const outlineOf = ({ items, refused }: ParsedPaste): string[] =>
  [
    ...items.map(({ line, item, warnings }) => ({
      line,
      text: [itemOutline(item), ...warnings.map(({ code }) => code)].join(" ! "),
    })),
    ...refused.map(({ line, end, reason }) => ({ line, text: `lines ${line}–${end}: ${reason.code}` })),
  ]
    .toSorted((one, other) => one.line - other.line)
    .map(({ text }) => text);

/** What becomes of a pasted text. */
export const outlineOfText = async (text: string): Promise<string[]> =>
  outlineOf(await parsePasted({ text }, { seed: "a paste" }));

/** What becomes of pasted HTML. */
export const outlineOfHtml = async (html: string): Promise<string[]> =>
  outlineOf(await parsePasted({ html }, { seed: "a paste" }));
