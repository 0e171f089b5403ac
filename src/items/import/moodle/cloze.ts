import { decodeHTML } from "entities";
import { multipleChoiceRecord, sharesOfOne } from "../answers/choices";
import { formsOf } from "../answers/forms";
import { intervalAround, intervalsOf } from "../answers/intervals";
import { leastShare, shareOfPercent } from "../answers/shares";
import { gapMark, type GapRecord } from "../record";
import { Refusal } from "../refusal";
import { clozeGaps, type ClozeAnswer, type ClozeGap } from "./cloze-syntax";
import { textOf, childOf, valueOf } from "./fields";
import type { Asked, QuestionReading } from "./reading";

interface Kind {
  readonly kind: "choice" | "several" | "text" | "number";
  readonly caseSensitive?: boolean;
  readonly isListed?: boolean;
  readonly isShuffled?: boolean;
}

/** Moodle's names of the kinds of gaps; several names mean the same kind. */
const names: readonly (readonly [string, Kind])[] = [
  ["MULTICHOICE MC", { kind: "choice" }],
  ["MULTICHOICE_S MCS", { kind: "choice", isShuffled: true }],
  ["MULTICHOICE_V MCV MULTICHOICE_H MCH", { kind: "choice", isListed: true }],
  ["MULTICHOICE_VS MCVS MULTICHOICE_HS MCHS", { kind: "choice", isListed: true, isShuffled: true }],
  ["MULTIRESPONSE MR MULTIRESPONSE_H MRH", { kind: "several" }],
  ["MULTIRESPONSE_S MRS MULTIRESPONSE_HS MRHS", { kind: "several", isShuffled: true }],
  ["SHORTANSWER SA MW", { kind: "text" }],
  ["SHORTANSWER_C SAC MWC", { kind: "text", caseSensitive: true }],
  ["NUMERICAL NM", { kind: "number" }],
];
const kinds: ReadonlyMap<string, Kind> = new Map(
  names.flatMap(([list, kind]) => list.split(" ").map((name) => [name, kind] as const)),
);

const shared = (answer: ClozeAnswer) => ({ ...answer, share: shareOfPercent(answer.percent) });
const contentOf = ({ text }: ClozeAnswer) => ({ html: text });

/**
 * The shares of a multiple-choice gap: those of the right choices are scaled to a sum of 1, as in Moodle. Throws
 * Refusal.
 */
const severalShares = (answers: readonly ClozeAnswer[]): number[] => {
  const shares = answers.map((answer) => shared(answer).share);
  const total = shares.reduce((sum, share) => sum + Math.max(0, share), 0);
  if (total === 0) throw new Refusal("keyMissing");
  const isWeighted = answers.some((answer) => answer.isWeighted);
  return shares.map((share) => (share > 0 ? share / total : isWeighted ? share : Math.max(-1, -1 / total)));
};

const readGap = (gap: ClozeGap, kind: Kind, id: string, reading: QuestionReading): GapRecord => {
  const head = { id, weight: gap.weight };
  const answers = gap.answers.map(shared);
  if (kind.kind === "choice") {
    const filled = answers.filter(({ text, share }) => text !== "" || share !== 0);
    if (kind.isListed) reading.notes.add("gapChoicesListed");
    if (kind.isShuffled) reading.notes.add("gapChoicesInOrder");
    const options = filled.map((answer) => ({ content: contentOf(answer), share: answer.share }));
    return { ...head, kind: "choice", ...sharesOfOne(options) };
  }
  if (kind.kind === "text") {
    const forms = answers.map(({ text, share }) => ({ text: decodeHTML(text), share }));
    const caseSensitive = kind.caseSensitive === true;
    return { ...head, kind: "text", caseSensitive, forms: formsOf(forms, caseSensitive) };
  }
  const intervals = answers.flatMap(({ text, share }) => {
    const [value = "", tolerance = ""] = decodeHTML(text).split(":", 2);
    if (value.trim() === "*" && share === 0) return [];
    return [intervalAround(value, tolerance, share)];
  });
  return { ...head, kind: "number", intervals: intervalsOf(intervals) };
};

const sharesOf = (gap: GapRecord): number[] => {
  if (gap.kind === "choice") return Object.values(gap.shares);
  return (gap.kind === "text" ? gap.forms : gap.intervals).map(({ share }) => share);
};

/** The least share that all gaps together can earn: the weighted mean of the least share of each. */
const lowestOfGaps = (gaps: readonly GapRecord[]): number | undefined => {
  const sum = gaps.reduce((total, gap) => total + gap.weight * (leastShare(sharesOf(gap)) ?? 0), 0);
  return sum < 0 ? sum / gaps.reduce((total, { weight }) => total + weight, 0) : undefined;
};

const replaced = (written: string, gaps: readonly ClozeGap[], by: (index: number) => string): string => {
  const parts = gaps.map(({ start }, index) => written.slice(gaps[index - 1]?.end ?? 0, start) + by(index));
  return parts.join("") + written.slice(gaps.at(-1)?.end ?? 0);
};

/**
 * Reads a text whose only gap is a multiple-choice one as a multiple-choice question; the text before and after the gap
 * becomes the stem.
 */
const readSeveral = (reading: QuestionReading, gap: ClozeGap, kind: Kind, written: string): Asked => {
  if (
    written
      .slice(gap.end)
      .replace(/<[^<>]*>/g, "")
      .trim() !== ""
  )
    reading.notes.add("textBehindMoved");
  const shares = severalShares(gap.answers);
  const options = gap.answers.map((answer, index) => ({ content: contentOf(answer), share: shares[index] ?? 0 }));
  return {
    stem: reading.stem(() => replaced(written, [gap], () => "")),
    asked: multipleChoiceRecord(options, kind.isShuffled === true),
    points: gap.weight,
  };
};

/** Reads a text with gaps of different kinds; its points are the sum of their weights, as in Moodle. Throws Refusal. */
export const readCloze = (reading: QuestionReading): Asked => {
  const written = textOf(childOf(reading.element, "questiontext"));
  const found = clozeGaps(written);
  const [first] = found;
  if (!first) throw new Refusal("noInteraction");
  const gaps = found.map((gap) => {
    const kind = kinds.get(gap.kind);
    if (!kind) throw new Refusal("gapUnclear", gap.kind);
    if (gap.weight === 0) throw new Refusal("gapUnscored");
    return { gap, kind };
  });
  const points = found.reduce((sum, { weight }) => sum + weight, 0);
  const stated = valueOf(reading.element, "defaultgrade");
  if (stated !== undefined && Number(stated) !== points) {
    reading.notes.add("pointsFromGaps", `${stated.slice(0, 20)} → ${points}`);
  }
  const feedback = found.flatMap(({ answers }) =>
    answers.flatMap((answer) => (answer.feedback === "" ? [] : [{ html: answer.feedback }])),
  );
  const said = feedback.length > 0 ? { feedback: [null, ...feedback] } : {};
  const only = gaps.length === 1 ? gaps[0] : undefined;
  if (only?.kind.kind === "several") return { ...readSeveral(reading, only.gap, only.kind, written), ...said };
  const records = gaps.map(({ gap, kind }, index) => {
    if (kind.kind === "several") throw new Refusal("kindUnsupported", gap.kind);
    return readGap(gap, kind, String(index + 1), reading);
  });
  return {
    stem: reading.stem(() => replaced(written, found, (index) => gapMark(String(index + 1)))),
    asked: { kind: "gaps", gaps: records, marking: "shares" },
    lowest: lowestOfGaps(records),
    points,
    ...said,
  };
};
