import { itemSchema, type Item, type ItemAudio, type Media } from "../../../contract/item/item";
import type { Voice } from "../../audio/script";
import { scriptOf, type ListeningSet, type ListeningTask } from "../../audio/scripts/listening/task";
import { toHtml } from "../../content/content";
import { createDraw } from "../../engine/draw";
import { idOf } from "../../identity";
import { paragraphs, wordCount } from "../../reading/prose";
import { listeningDifficulty, expectedListeningTime } from "./difficulty";

/** The audio file of an item: the hash of its bytes, and whether the voice is synthetic. */
export type PromptFile = Readonly<Pick<Media, "sha256"> & Pick<ItemAudio, "synthetic">>;

const letters = "ABCD";
const prompt = "prompt";
const mostPlays = 2;

const speaker = (voice: Voice): string => (voice.startsWith("woman") ? "Woman" : "Man");

const transcriptOf = ({ voices, says }: ListeningTask): string =>
  says
    .map((text, place) => `<b>${speaker(voices[place % voices.length] ?? voices[0])}:</b> ${text}`)
    .map(paragraphs)
    .join("");

/** The place of the key of a set's n-th task: each place occurs once in a set, in random order. */
const placeOfKey = ({ level, area }: ListeningSet, place: number): number =>
  createDraw(`listening:${level}:${area}`).shuffled([0, 1, 2, 3])[place] ?? 0;

/**
 * The item of a task. Its id is made of its visible text and its audio file, so a corrected item becomes another item.
 */
export const buildListeningItem = (set: ListeningSet, place: number, task: ListeningTask, audio: PromptFile): Item => {
  const { level, area } = set;
  const { skill, question, right, wrong, explanation } = task;
  const script = scriptOf(level, task);
  const texts = createDraw(script.id).shuffled(wrong).toSpliced(placeOfKey(set, place), 0, right);
  const body = {
    stem: { en: toHtml(paragraphs(question)) },
    interaction: {
      type: "single_choice" as const,
      options: texts.map((text, index) => ({ option_id: letters.charAt(index), content: { en: toHtml(text) } })),
      shuffle: false,
    },
    media: [{ media_id: prompt, type: "audio/mpeg" as const, sha256: audio.sha256 }],
    audio: { prompt, autoplay: true, max_plays: mostPlays, synthetic: audio.synthetic },
    calculator: false,
  };
  return itemSchema.parse({
    item_id: idOf("o", JSON.stringify([script.id, body])),
    family: "opt",
    subject: "opt",
    area,
    skill,
    body,
    key: { type: "single_choice", option_id: letters.charAt(texts.indexOf(right)) },
    explanation: { en: toHtml(paragraphs(explanation.en)), zh: toHtml(paragraphs(explanation.zh)) },
    transcript: { en: toHtml(transcriptOf(task)) },
    irt: { a: 1, b: listeningDifficulty(level, area, place), c: 0, d: 1, calibration: "seed" },
    expected_ms: expectedListeningTime(script, wordCount([question, ...texts].join(" "))),
    points: 1,
    source: { kind: "author", name: `${level} ${area}`, ref: script.id },
  } satisfies Item);
};
