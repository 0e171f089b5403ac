import type { Localized } from "../../../contract/item/content";
import type { ScaledScore } from "../../../contract/report/report";
import { areaTitle, skillTitle } from "../../../items/catalogue";
import type { Ability } from "../../../psychometrics/model";
import {
  cefrOf,
  placementBand,
  placementScale,
  placementScoreOf,
  pointsPerLogit,
  preA1PartOf,
} from "../../../psychometrics/scales/cefr";
import type { TestItem, TestVersion } from "../../attempts/catalogue";
import type { MarkedAnswer } from "../../delivery/delivery-rules";
import { responseTo, type ScoredResponse } from "../../delivery/item-adaptive/responses";
import { abilityOf } from "../ability";

/** In percent: bands of ±1 standard error. */
const confidence = 68;
const range = [...placementScale] as [number, number];

const useOfEnglish = {
  scale: "useOfEnglish",
  title: { en: "Use of English", zh: "英语运用" },
  areas: ["grammarVocabulary", "meaning", "gappedText"],
} as const;
const listening = {
  scale: "listening",
  title: { en: "Listening", zh: "听力" },
  areas: ["listeningShort", "listeningLong", "listeningMonologue"],
} as const;
/** The two halves of the test, with the areas from which their sections draw. */
const halves = [useOfEnglish, listening] as const;
const whole = { en: "Overall", zh: "总体" };

const clamped = (points: number): number => Math.min(range[1], Math.max(range[0], Math.round(points)));

/** An item that was answered or definitely left blank. Items that could not be heard are left out. */
interface Given {
  readonly item: TestItem;
  readonly elapsedMs: number;
  readonly response: ScoredResponse;
}

/** A score with the ability from which it was computed. */
export interface OptMeasure {
  readonly score: ScaledScore;
  readonly ability: Ability;
}

const givenIn = (test: Pick<TestVersion, "items">, answered: readonly MarkedAnswer[]): Given[] =>
  answered.flatMap((answer) => {
    const item = test.items.get(answer.itemId);
    if (item === undefined || answer.mark === "unscored") return [];
    return [{ item, elapsedMs: answer.elapsedMs, response: responseTo(item, answer) }];
  });

const levelAt = (value: number, theta: number): Pick<ScaledScore, "level" | "level_part"> => {
  const part = preA1PartOf(theta);
  return { level: cefrOf(value), ...(part === null || value >= 1 ? {} : { level_part: part }) };
};

function measured(
  { scale, title }: Pick<ScaledScore, "scale" | "title">,
  { value, band, ability }: { readonly value: number; readonly band: [number, number]; readonly ability: Ability },
  own: readonly Given[],
): OptMeasure {
  const elapsed_ms = own.reduce((sum, { elapsedMs }) => sum + elapsedMs, 0);
  const shown = { scale, title, unit: "opt" as const, value, band, confidence, range };
  return { ability, score: { ...shown, ...levelAt(value, ability.theta), elapsed_ms, items: own.length } };
}

function measure(name: Pick<ScaledScore, "scale" | "title">, own: readonly Given[]): OptMeasure {
  const ability = abilityOf(own.map(({ response }) => response));
  const band = [...placementBand(ability)] as [number, number];
  return measured(name, { value: placementScoreOf(ability.theta), band, ability }, own);
}

/**
 * Scores 0–120 by maximum likelihood with fences from the answers of each half; blanks are wrong. The overall score is
 * the mean of the halves, its standard error half of the two errors combined (root of the sum of squares).
 */
export function optMeasures(test: Pick<TestVersion, "items">, answered: readonly MarkedAnswer[]): OptMeasure[] {
  const given = givenIn(test, answered);
  const parts = halves.flatMap(({ areas, ...half }) => {
    const own = given.filter(({ item }) => areas.some((area) => area === item.area));
    return own.length === 0 ? [] : [measure(half, own)];
  });
  const [one, other] = parts;
  if (one === undefined || other === undefined) return parts;
  const ability = {
    theta: (one.ability.theta + other.ability.theta) / 2,
    se: Math.hypot(one.ability.se, other.ability.se) / 2,
  };
  const value = Math.round((one.score.value + other.score.value) / 2);
  const half = pointsPerLogit * ability.se;
  const band: [number, number] = [clamped(value - half), clamped(value + half)];
  return [measured({ scale: null, title: whole }, { value, band, ability }, given), one, other];
}

/** The scores of `optMeasures` without the abilities. */
export const optScores = (test: TestVersion, answered: readonly MarkedAnswer[]): ScaledScore[] =>
  optMeasures(test, answered).map(({ score }) => score);

/** A score from the items of each skill alone, and for Listening from those of each part, in the order served. */
export function optSkillScores(test: TestVersion, answered: readonly MarkedAnswer[]): ScaledScore[] {
  const { subject } = test.definition;
  const groups = new Map<string, { readonly title: Localized; readonly own: Given[] }>();
  for (const one of givenIn(test, answered)) {
    const { area, skill } = one.item;
    const isHeard = listening.areas.some((name) => name === area);
    const name = isHeard ? area : skill;
    const title = isHeard ? areaTitle(subject, area) : skillTitle(subject, skill);
    const group = groups.get(name) ?? { title, own: [] };
    group.own.push(one);
    groups.set(name, group);
  }
  return [...groups].map(([scale, { title, own }]) => measure({ scale, title }, own).score);
}
