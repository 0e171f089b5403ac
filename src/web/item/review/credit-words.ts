import { useMessage } from "../../i18n/use-message";
import type { Mark } from "./marks";

/**
 * The credit of an answer, as its share of the question's points, and these points; undefined if points are not
 * counted.
 */
export interface Earned {
  readonly credit: number | undefined;
  readonly points: number | undefined;
}

const fractions = [
  [0, "results.credit.none"],
  [1 / 4, "results.credit.quarter"],
  [1 / 3, "results.credit.third"],
  [1 / 2, "results.credit.half"],
  [2 / 3, "results.credit.twoThirds"],
  [3 / 4, "results.credit.threeQuarters"],
  [1, "results.credit.all"],
] as const;

const percent = (share: number): string => `${Math.round(share * 100)}%`;
const figure = (points: number): string => String(Math.round(points * 100) / 100).replace("-", "−");

/**
 * Shares that differ less than this are equal: files often round them to whole percents, and 33 % is shown as a third.
 */
const near = 0.005;

/** Names a share of the points in plain words: half of the points, minus a third of the points. */
export function useCreditWords(): (share: number) => string {
  const t = useMessage();
  return (share) => {
    const size = Math.abs(share);
    const [, name] = fractions.find(([value]) => Math.abs(size - value) < near) ?? [];
    const part = name === undefined ? t("results.credit.share", { share: percent(size) }) : t(name);
    return share < 0 ? t("results.credit.minus", { part }) : part;
  };
}

/** The credit of an answer in words; null if its mark implies it. */
export function useEarnedWords(): (mark: Mark, earned: Earned) => string | null {
  const t = useMessage();
  const creditWords = useCreditWords();
  return (mark, { credit, points }) => {
    if (credit === undefined || points === undefined || mark === "skipped" || mark === "unscored") return null;
    if (mark === "awaiting") return t("results.credit.awaiting", { points });
    if (points !== 1) return t("results.credit.ofPoints", { earned: figure(credit * points), points: figure(points) });
    return mark === "partly" || credit < 0 ? creditWords(credit) : null;
  };
}
