import { levelMiddles, type CefrLevel } from "../../../psychometrics/scales/cefr";
import type { AudioScript } from "../../audio/script";
import type { ListeningArea } from "../../audio/scripts/listening/task";
import { tidy } from "../../engine/words";

const demands: Readonly<Record<ListeningArea, number>> = {
  listeningShort: -0.12,
  listeningLong: 0.03,
  listeningMonologue: 0.09,
};

/** Logits that the n-th task of a set adds; sets go from easier to harder. */
const steps = [-0.3, -0.1, 0.1, 0.3] as const;

/** Seed difficulty in logits. */
export const listeningDifficulty = (level: CefrLevel, area: ListeningArea, place: number): number =>
  tidy(levelMiddles[level] + demands[area] + (steps[place] ?? 0));

const speech = { adult: { rate: 155, gap: 0.7 }, child: { rate: 110, gap: 0.9 } } as const;
const betweenSentences = 0.4;

/** The number of spoken words. */
export const wordsSaid = ({ turns }: AudioScript): number =>
  turns.reduce((sum, { text }) => sum + text.split(" ").length, 0);

/** The length of a script in seconds at the usual rate of its pace, with its pauses. */
export const secondsOf = (script: AudioScript): number => {
  const { rate, gap } = speech[script.pace];
  const said = script.turns.reduce((sum, turn) => sum + turn.text.split(" ").length / (turn.rate ?? 1), 0);
  const ends = script.turns.reduce((sum, { text }) => sum + (text.match(/[.?!] /g) ?? []).length, 0);
  return (60 * said) / rate + gap * (script.turns.length - 1) + betweenSentences * ends;
};

const plays = 2;
const secondsPerWordRead = 0.4;

/** Usual time in milliseconds: every script is heard twice, question and options are read once. */
export const expectedListeningTime = (script: AudioScript, wordsRead: number): number =>
  Math.round(plays * secondsOf(script) + secondsPerWordRead * wordsRead) * 1_000;
