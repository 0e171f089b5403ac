import type { Item } from "../../../contract/item/item";
import { toHtml } from "../../content/content";
import { createDraw } from "../../engine/draw";
import { say } from "../../engine/words";
import { buildUseOfEnglishItem, type Parts } from "./build";
import type { GappedText, LevelSet } from "./model";

const gapMark = /\[([^[\]]+)\]/g;
/** The length of all fields, the same in every text so that it is no hint. */
const longestEntry = 16;

/** The accepted forms, or the options, in each gap of the text, in order. */
const formsOf = (text: string): string[][] => [...text.matchAll(gapMark)].map(([, forms = ""]) => forms.split("|"));

const shownOf = ({ title, text }: GappedText): string => {
  let number = 0;
  const paragraphs = text
    .trim()
    .replace(gapMark, () => `{{g${(number += 1)}}}`)
    .split(/\n\s*\n/)
    .map((part) => `<p>${part.trim().replace(/\s+/g, " ")}</p>`);
  return [`<p><b>${title}</b></p>`, ...paragraphs].join("");
};

type Answering = Pick<Parts, "directions" | "interaction" | "key">;

const typed = (gaps: readonly (readonly [string, string[]])[]): Answering => ({
  directions: say("Complete the text. Type one word in each gap.", "补全短文，每空填一个单词。"),
  interaction: { type: "gap_entry", gaps: gaps.map(([gap_id]) => ({ gap_id, max_length: longestEntry })) },
  key: { type: "gap_entry", accepted: Object.fromEntries(gaps) },
});

const chosen = (gaps: readonly (readonly [string, string[]])[], slug: string): Answering => {
  const lists = gaps.map(([gap_id, forms]) => ({
    gap_id,
    right: forms[0],
    options: createDraw(`opt:gaps:${slug}:${gap_id}`)
      .shuffled(forms)
      .map((form, at) => ({ option_id: "ABC".charAt(at), content: { en: toHtml(form) } })),
  }));
  const keyOf = ({ options, right }: (typeof lists)[number]): string =>
    options.find(({ content }) => content.en === right)?.option_id ?? "";
  return {
    directions: say("Complete the text. Choose a word for each gap.", "补全短文，为每空选一个单词。"),
    interaction: { type: "inline_choice", gaps: lists.map(({ gap_id, options }) => ({ gap_id, options })) },
    key: { type: "inline_choice", choices: Object.fromEntries(lists.map((list) => [list.gap_id, keyOf(list)])) },
  };
};

/** The items of a level's texts: gaps are chosen at Pre-A1 and typed from A1 on. Each gap is a point. */
export const textItems = ({ level, entries }: LevelSet<GappedText>): Item[] =>
  entries.map((entry) => {
    const { slug, offset, text, why } = entry;
    const gaps = formsOf(text).map((forms, at) => [`g${at + 1}`, forms] as const);
    const listed = (language: "en" | "zh") => `<ol>${why.map((words) => `<li>${words[language]}</li>`).join("")}</ol>`;
    return buildUseOfEnglishItem({
      ...(level === "preA1" ? chosen(gaps, slug) : typed(gaps)),
      area: "gappedText",
      skill: "gappedText",
      level,
      slug,
      offset,
      shown: shownOf(entry),
      why: say(listed("en"), listed("zh")),
      points: gaps.length,
    });
  });
