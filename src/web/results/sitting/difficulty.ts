import type { DifficultyBand } from "../../../contract/report/marked-item";

/** Easiest first. */
export const difficulties: readonly DifficultyBand[] = ["easy", "medium", "hard"];

export const difficultyMessages = {
  easy: "results.analyse.easy",
  medium: "results.analyse.medium",
  hard: "results.analyse.hard",
} as const satisfies Record<DifficultyBand, string>;
