import { cefrName } from "../../../contract/item/cefr";
import type { Localized } from "../../../contract/item/content";
import { itemSchema, type Item, type ItemBody, type ItemKey } from "../../../contract/item/item";
import type { Mistakes } from "../../../contract/item/mistakes";
import { levelMiddles, type CefrLevel } from "../../../psychometrics/scales/cefr";
import { toContent, toHtml } from "../../content/content";
import { createDraw } from "../../engine/draw";
import { say, tidy, type Words } from "../../engine/words";
import { idOf } from "../../identity";
import { namedMistakes } from "../../mistakes/named";
import { mistakeIn } from "../../mistakes/sentences";
import type { Dialogue, LevelSet, Meaning } from "./model";
import { expectedUseOfEnglishTime } from "./times";

const letters = "ABCD";

/** The contents of an item of any part. */
export interface Parts {
  readonly area: "grammarVocabulary" | "meaning" | "gappedText";
  readonly skill: string;
  readonly level: CefrLevel;
  readonly slug: string;
  readonly offset: number;
  readonly directions: Words;
  /** English HTML under the directions. */
  readonly shown: string;
  readonly interaction: ItemBody["interaction"];
  readonly key: ItemKey;
  readonly mistakes?: Mistakes | undefined;
  readonly why: Words;
  readonly points: number;
}

/** The name of a set, which enters ids and determines the places of keys. */
const setName = (area: Parts["area"], level: CefrLevel): string => `${area}:${cefrName(level)}`;

/** The directions in the reader's language above the content, which is always English. */
const stemOf = ({ en, zh }: Words, shown: string): Localized =>
  toContent({ en: `<p>${en}</p>${shown}`, zh: `<p>${zh}</p>${shown.replaceAll("<p>", '<p lang="en">')}` });

const optionsOf = (interaction: ItemBody["interaction"]): string[] =>
  interaction.type === "single_choice" ? interaction.options.map(({ content }) => content.en ?? "") : [];

/**
 * The item of the given contents. Its id is made of the visible text and of the words that a gap accepts, so a
 * corrected item becomes another item.
 */
export const buildUseOfEnglishItem = (parts: Parts): Item => {
  const { area, skill, level, slug, offset, interaction, key, points } = parts;
  const name = setName(area, level);
  const body = { stem: stemOf(parts.directions, parts.shown), interaction, media: [], calculator: false };
  return itemSchema.parse({
    item_id: idOf("u", JSON.stringify([name, slug, body, ...(key.type === "gap_entry" ? [key.accepted] : [])])),
    family: "opt",
    subject: "opt",
    area,
    skill,
    body,
    key,
    ...(parts.mistakes === undefined ? {} : { mistakes: parts.mistakes }),
    explanation: toContent(parts.why),
    irt: { a: 1, b: tidy(levelMiddles[level] + offset), c: 0, d: 1, calibration: "seed" },
    expected_ms: expectedUseOfEnglishTime(level, [parts.shown, ...optionsOf(interaction)], points),
    points,
    source: { kind: "author", name, ref: `${name}:${slug}` },
  } satisfies Item);
};

const speech = (line: string): string => {
  const at = line.indexOf(":");
  return `<p><b>${line.slice(0, at + 1)}</b>${line.slice(at + 1)}</p>`;
};
const conversation = (lines: readonly string[]): string => lines.map(speech).join("");
const speakerOf = (line: string | undefined): string => line?.split(":")[0] ?? "";

/** The place, from 0, of the key of a set's n-th entry: each place equally often, in random order. */
const placeOfKey = (name: string, places: number, index: number): number => {
  const round = Array.from({ length: 12 }, (_, place) => place % places);
  const block = Math.floor(index / round.length);
  return createDraw(`opt:places:${name}:${block}`).shuffled(round)[index % round.length] ?? 0;
};

type Single = Pick<Parts, "interaction" | "key" | "mistakes">;

interface Placed {
  readonly text: string;
  readonly mistake: string | null;
}

const singleChoice = (
  name: string,
  { slug, skill, right, wrong }: Pick<Dialogue | Meaning, "slug" | "skill" | "right" | "wrong">,
  index: number,
): Single => {
  const wrongs = Object.entries(wrong).map(([mistake, text]) => ({
    text,
    mistake: skill === "grammarForm" ? mistakeIn("useOfEnglish", mistake) : null,
  }));
  const others = createDraw(`opt:options:${name}:${slug}`).shuffled<Placed>(wrongs);
  const place = placeOfKey(name, others.length + 1, index);
  const options = others
    .toSpliced(place, 0, { text: right, mistake: null })
    .map((option, at) => ({ ...option, option_id: letters.charAt(at) }));
  const shown = options.map(({ option_id, text }) => ({ option_id, content: { en: toHtml(text) } }));
  return {
    ...namedMistakes(options),
    interaction: { type: "single_choice", options: shown, shuffle: false },
    key: { type: "single_choice", option_id: letters.charAt(place) },
  };
};

const paragraph = ({ en, zh }: Words): Words => say(`<p>${en}</p>`, `<p>${zh}</p>`);

export const dialogueItems = ({ level, entries }: LevelSet<Dialogue>): Item[] =>
  entries.map((entry, index) => {
    const { slug, skill, offset, lines, why } = entry;
    return buildUseOfEnglishItem({
      ...singleChoice(setName("grammarVocabulary", level), entry, index),
      area: "grammarVocabulary",
      skill,
      level,
      slug,
      offset,
      points: 1,
      directions: say("Choose what goes in the gap.", "选出最适合填入空格的一项。"),
      shown: conversation(lines).replace("___", "______"),
      why: paragraph(why),
    });
  });

export const meaningItems = ({ level, entries }: LevelSet<Meaning>): Item[] =>
  entries.map((entry, index) => {
    const { slug, skill, offset, lines, speaker = speakerOf(lines.at(-1)), why } = entry;
    return buildUseOfEnglishItem({
      ...singleChoice(setName("meaning", level), entry, index),
      area: "meaning",
      skill,
      level,
      slug,
      offset,
      points: 1,
      directions: say("Read the conversation and answer the question.", "读对话，回答问题。"),
      shown: `${conversation(lines)}<p>What does ${speaker} mean?</p>`,
      why: paragraph(why),
    });
  });
