import { languageBank } from "../../../src/items/language/bank";

const plain = (html: string): string => html.replace(/<\/?[^>]+>/g, "");

/** An item as the student sees it, with its key. */
export interface Shown {
  readonly id: string;
  readonly model: string;
  readonly area: string;
  readonly skill: string;
  /** Lower end of its ten-RIT bin. */
  readonly bin: number;
  readonly paragraphs: readonly string[];
  readonly options: readonly string[];
  readonly right: string;
  readonly wrong: readonly string[];
  readonly place: number;
}

export const shown: readonly Shown[] = languageBank().map(({ item_id, area, skill, body, key, irt, source }) => {
  if (body.interaction.type !== "single_choice" || key.type !== "single_choice") throw new Error(item_id);
  const options = body.interaction.options.map(({ content }) => plain(content.en ?? ""));
  const place = body.interaction.options.findIndex(({ option_id }) => option_id === key.option_id);
  return {
    id: item_id,
    model: source.name,
    area,
    skill,
    bin: Math.floor(20 + Math.round((irt?.b ?? 0) * 10) / 10) * 10,
    paragraphs: (body.stem.en ?? "").split("</p>").slice(0, -1).map(plain),
    options,
    right: options[place] ?? "",
    wrong: options.filter((_, index) => index !== place),
    place,
  };
});

export const ofModel = (name: string): readonly Shown[] => {
  const items = shown.filter(({ model }) => model === name);
  if (items.length === 0) throw new Error(`no item of ${name}`);
  return items;
};

/** The sentence of the stem with an option in its gap. */
export const filled = ({ paragraphs }: Shown, option: string): string =>
  (paragraphs.at(-1) ?? "").replace("____", option);
