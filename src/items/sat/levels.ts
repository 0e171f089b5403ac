export const satLevels = ["easy", "medium", "hard"] as const;
export type SatLevel = (typeof satLevels)[number];

/** The middle of each level on the logit scale. */
export const middles: Readonly<Record<SatLevel, number>> = { easy: -1.2, medium: 0, hard: 1.2 };

/** The level of a seed difficulty in logits. */
export const levelOf = (b: number): SatLevel => (b < -0.6 ? "easy" : b < 0.6 ? "medium" : "hard");
