import type { Item } from "../../../../src/contract/item/item";
import { plainText } from "../../../../src/items/content/content";
import { satReadingWritingBank } from "../../../../src/items/sat/reading-writing/bank";

export interface Question {
  readonly item: Item;
  readonly passage: string;
  readonly stem: string;
  readonly options: readonly string[];
  readonly right: string;
  readonly wrong: readonly string[];
}

/** Plain text without spaces at the ends of italic, bold or underlined words. */
const textOf = (html = ""): string => plainText(html.replace(/<\/?[ibu]>/g, ""));

const questionOf = (item: Item): Question => {
  const { body, key } = item;
  if (body.interaction.type !== "single_choice" || key.type !== "single_choice") throw new Error("not a single choice");
  const { options } = body.interaction;
  const textsOf = (isRight: boolean) =>
    options
      .filter(({ option_id }) => (option_id === key.option_id) === isRight)
      .map(({ content }) => textOf(content.en));
  return {
    item,
    passage: textOf((body.stimulus?.content.en ?? "").replace(/<table.*<\/table>|<svg.*<\/svg>/gs, "")),
    stem: textOf(body.stem.en),
    options: options.map(({ content }) => textOf(content.en)),
    right: textsOf(true)[0] ?? "",
    wrong: textsOf(false),
  };
};

export const questions: readonly Question[] = satReadingWritingBank().map(questionOf);

/** The questions that a frame made. */
export const framedBy = (frame: string): readonly Question[] =>
  questions.filter(({ item }) => item.source.kind === "model" && item.source.name === frame);
