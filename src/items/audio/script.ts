/** Who can speak: two sexes, British and American. */
export const voices = ["woman-gb", "man-gb", "woman-us", "man-us"] as const;
export type Voice = (typeof voices)[number];

export interface Turn {
  readonly voice: Voice;
  readonly text: string;
  /** Beside the usual rate of the script's pace; left out: 1. */
  readonly rate?: number;
  /** Silence after it; left out: what is usual at the script's pace. */
  readonly pauseAfterMs?: number;
}

/** What is said in one file. */
export interface AudioScript {
  /** Names the file. */
  readonly id: string;
  /** adult: 140–170 words a minute, 0.7 s between turns. child: 100–120 words a minute, 0.8–1 s. */
  readonly pace: "adult" | "child";
  readonly turns: readonly Turn[];
}
