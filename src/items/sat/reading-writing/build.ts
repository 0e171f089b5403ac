import { itemSchema, type Item } from "../../../contract/item/item";
import { plainText, toHtml } from "../../content/content";
import { createDraw } from "../../engine/draw";
import { idOf } from "../../identity";
import { namedMistakes } from "../../mistakes/named";
import { mistakeIn } from "../../mistakes/sentences";
import { readingWritingDifficulty, discriminationOf, expectedReadingWritingTime } from "./difficulty";
import { skills, type Entry, type Skill } from "./entry";

/** Must be raised when texts of existing slugs change: it enters the ids, so that old attempts keep their items. */
const edition = 1;

const usualQuestions: Readonly<Partial<Record<Skill, string>>> = {
  wordsInContext: "Which word or phrase completes the text most precisely?",
  inferences: "Which choice completes the text most logically?",
  boundaries: "Which choice completes the text in keeping with the conventions of Standard English?",
  formSense: "Which choice completes the text in keeping with the conventions of Standard English?",
  transitions: "Which transition fits the blank most logically?",
};

/** Joins the lines of a text, in Chinese without a space. */
const joined = (text: string): string =>
  text
    .trim()
    .replace(/(?<=[\u3000-\u9fff\uff00-\uffef])\s*\n\s*/g, "")
    .replace(/\s+/g, " ");

const bullet = "- ";

/** HTML paragraphs of a text, with lists for those that begin with a bullet. */
const blocks = (text: string): string =>
  text
    .split(/\n\s*\n/)
    .map(joined)
    .map((block) => (block.startsWith(bullet) ? `<ul><li>${block.slice(bullet.length)}</li></ul>` : `<p>${block}</p>`))
    .join("")
    .replaceAll("</ul><ul>", "");

const letters = ["A", "B", "C", "D"] as const;

/** The item of an entry, the same on every call. */
export const buildReadingWritingItem = (entry: Entry): Item => {
  const { slug, skill, level, passage, figure, question = usualQuestions[skill], right, wrong, why, frame } = entry;
  if (question === undefined) throw new Error(`${slug} asks nothing`);
  const wrongs = Object.entries(wrong).map(([mistake, text]) => ({
    text: joined(text),
    mistake: mistakeIn("satEnglish", mistake),
  }));
  const options = createDraw(`rw:options:${slug}`)
    .shuffled([{ text: joined(right), mistake: null }, ...wrongs])
    .map((option, place) => ({ ...option, option_id: letters[place] ?? "" }));
  const shown = blocks(passage);
  const words = plainText(shown).split(" ").length;
  return itemSchema.parse({
    item_id: idOf("r", `rw:${edition}:${slug}`),
    family: "sat",
    subject: "satReadingWriting",
    area: skills[skill],
    skill,
    body: {
      stimulus: {
        stimulus_id: idOf("p", `rw:${edition}:${slug}`),
        content: { en: toHtml((figure ?? "") + shown) },
      },
      stem: { en: toHtml(`<p>${joined(question)}</p>`) },
      interaction: {
        type: "single_choice",
        options: options.map(({ option_id, text }) => ({ option_id, content: { en: toHtml(text) } })),
        shuffle: false,
      },
      media: [],
      calculator: false,
    },
    key: { type: "single_choice", option_id: options.find(({ mistake }) => mistake === null)?.option_id ?? "" },
    ...namedMistakes(options),
    explanation: { en: toHtml(blocks(why.en)), zh: toHtml(blocks(why.zh)) },
    irt: {
      a: discriminationOf(skill),
      b: readingWritingDifficulty(level, skill, words),
      c: 0.2,
      d: 1,
      calibration: "seed",
    },
    expected_ms: expectedReadingWritingTime(level, words),
    points: 1,
    source:
      frame === undefined ? { kind: "author", name: skill, ref: slug } : { kind: "model", name: frame, ref: slug },
  } satisfies Item);
};
