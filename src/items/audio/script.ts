/** The voices: a woman and a man, each British and American. */
export const voices = ["woman-gb", "man-gb", "woman-us", "man-us"] as const;
export type Voice = (typeof voices)[number];

export interface Turn {
  readonly voice: Voice;
  readonly text: string;
  /** Factor on the usual rate of the script's pace; 1 by default. */
  readonly rate?: number;
  /** Silence after the turn in milliseconds; by default the usual pause of the script's pace. */
  readonly pauseAfterMs?: number;
}

/** The speech of one audio file. */
export interface AudioScript {
  /** Also the name of the file. */
  readonly id: string;
  /** adult: 140–170 words a minute, 0.7 s between turns. child: 100–120 words a minute, 0.8–1 s. */
  readonly pace: "adult" | "child";
  readonly turns: readonly Turn[];
}
