import { itemSchema, type Item, type ItemAudio, type Media } from "../../../contract/item/item";
import type { AudioScript } from "../../audio/script";
import { toContent } from "../../content/content";
import { difficultyFromRit, guessingOf } from "../../engine/difficulty";
import { createDraw } from "../../engine/draw";
import type { ItemDraft, Value } from "../../engine/model";
import { rendered } from "../../engine/render";
import { settleDraft, type Settled } from "../../engine/settle";
import { idOf } from "../../identity";
import { speechOf } from "../speech";
import type { MiniLevel, MiniDraft, MiniModel } from "./model";

/** Finds the audio file of a script, rendered or recorded; null when there is none yet. */
export type AudioOf = (scriptId: string) => { readonly sha256: string; readonly synthetic: boolean } | null;

/** A draft for the engine of mathematics items, with its spoken text. */
interface HeardDraft extends ItemDraft {
  readonly heard: string;
  readonly above: number;
  readonly stimulus?: MiniDraft["stimulus"];
  named?(value: Value): string;
}

/** A question that a model makes from a seed, with its audio scripts. */
export interface MiniQuestion {
  readonly model: MiniModel;
  readonly level: MiniLevel;
  /** Reference of the question; that of an authored question ends with its place in its set. */
  readonly ref: string;
  readonly settled: Settled<HeardDraft>;
  readonly prompt: AudioScript;
  /** Scripts of the options by option id; empty when options have no sound. */
  readonly named: Readonly<Record<string, AudioScript>>;
}

const spokenStem = (stem: string): string => stem.replace(/<[^<>]*>/g, " ").trim();

/** The question that a model makes from a seed, always the same for the same seed. */
export const questionOf = (model: MiniModel, level: MiniLevel, ref: string, seed = ref): MiniQuestion => {
  const settled = settleDraft<HeardDraft>(
    {
      name: `${model.name} at level ${level}`,
      knowsNegatives: false,
      optionCount: model.optionCount ?? (level <= 140 ? 3 : 4),
      generate: (draw) => {
        const draft = model.generate(draw, level);
        return draft && { above: 5, features: { steps: 1 }, ...draft, heard: draft.heard ?? spokenStem(draft.stem.en) };
      },
    },
    createDraw(`mini:${seed}`),
  );
  const { draft, options } = settled;
  let prompt: AudioScript | undefined;
  let named: MiniQuestion["named"] | undefined;
  // scripts are made on first use, since most drawn questions are skipped before that
  return {
    model,
    level,
    ref,
    settled,
    get prompt() {
      return (prompt ??= speechOf(draft.heard));
    },
    get named() {
      return (named ??= Object.fromEntries(
        options.flatMap(({ option_id, value }) => (draft.named ? [[option_id, speechOf(draft.named(value))]] : [])),
      ));
    },
  };
};

const transcriptOf = ({ turns }: AudioScript): string => turns.map(({ text }) => text).join(" ");

/** The audio of a question; undefined when its prompt has no file. Options have sound only if all have files. */
const audioFor = (
  { prompt, named }: MiniQuestion,
  audioOf: AudioOf,
): { audio: ItemAudio; media: Media[] } | undefined => {
  const found = audioOf(prompt.id);
  if (found === null) return undefined;
  const files = Object.entries(named).map(([optionId, { id }]) => ({ optionId, id, file: audioOf(id) }));
  const heard = files.flatMap(({ optionId, id, file }) => (file === null ? [] : [{ optionId, id, file }]));
  const whole = heard.length === files.length ? heard : [];
  const shas = new Map([[prompt.id, found], ...whole.map(({ id, file }) => [id, file] as const)]);
  return {
    audio: {
      prompt: prompt.id,
      ...(whole.length === 0 ? {} : { options: Object.fromEntries(whole.map(({ optionId, id }) => [optionId, id])) }),
      autoplay: true,
      max_plays: null,
      synthetic: [...shas.values()].some(({ synthetic }) => synthetic),
    },
    media: [...shas].map(([media_id, { sha256 }]) => ({ media_id, type: "audio/mpeg", sha256 })),
  };
};

const wordCount = (text: string): number => text.split(/\s+/).length;

/** Milliseconds to hear the prompt at a hundred words a minute and to choose. */
const expectedTime = ({ prompt, level }: MiniQuestion): number =>
  Math.round(8 + (level - 120) / 20 + wordCount(transcriptOf(prompt)) * 0.6) * 1_000;

/**
 * The item of a question; undefined when the question needs a sound that `audioOf` does not find. Options of Reading
 * are in English only, except pictures that are not named aloud, which are described in both languages. The id is made
 * of the visible and spoken content, not of the recording.
 */
export const buildMiniItem = (
  question: MiniQuestion,
  subject: "math" | "reading",
  audioOf: AudioOf,
): Item | undefined => {
  const { model, level, ref, settled, prompt } = question;
  const sound = audioFor(question, audioOf);
  if (sound === undefined && subject === "reading" && model.isReadable !== true) return undefined;
  const { body, ...taught } = rendered(settled, "below");
  const { stimulus, above } = settled.draft;
  const { interaction } = body;
  const said = transcriptOf(prompt);
  const isUnnamed = settled.draft.named === undefined;
  const kind = model.written === undefined && model.isAuthored !== true ? "model" : "author";
  const shown: Item["body"] = {
    ...body,
    ...(stimulus === undefined
      ? {}
      : {
          stimulus: {
            stimulus_id: idOf("s", `mini:${model.name}`),
            title: stimulus.title,
            content: toContent(stimulus.content),
          },
        }),
    interaction:
      subject === "reading" && interaction.type === "single_choice"
        ? {
            ...interaction,
            options: interaction.options.map(({ option_id, content }) => ({
              option_id,
              content: isUnnamed && content.en?.startsWith("<svg") === true ? content : { en: content.en ?? "" },
            })),
          }
        : interaction,
  };
  return itemSchema.parse({
    item_id: idOf("k", JSON.stringify([ref, shown, said])),
    family: "mapMini",
    subject,
    area: model.area,
    skill: model.skill,
    body: { ...shown, ...sound },
    ...taught,
    transcript: { en: said },
    irt: { a: 1, b: difficultyFromRit(level + above), c: guessingOf(interaction), d: 1, calibration: "seed" },
    expected_ms: expectedTime(question),
    points: 1,
    source: { kind, name: model.name, ref },
  } satisfies Item);
};

/** The seed of the n-th question of a model at a level. */
export const miniItemSeed = (model: MiniModel, level: MiniLevel, n: number): string => `${model.name}:${level}:${n}`;
