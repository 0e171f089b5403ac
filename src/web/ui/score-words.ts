import { cefrName } from "../../contract/item/cefr";
import type { Language } from "../../contract/item/content";
import type { ScoreSummary } from "../../contract/tests";

/**
 * A score's value and band as figures: RIT rounded to whole points, `percent` values 0–100 rounded to whole percent. On
 * a scale of levels the value is its level.
 */
export function scoreWords(score: ScoreSummary, language: Language): { value: string; band: string } {
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 0 });
  const figure = (value: number) => number.format(value);
  const value = score.level === undefined ? figure(score.value) : cefrName(score.level);
  return { value, band: `${figure(score.low)}–${figure(score.high)}` };
}
