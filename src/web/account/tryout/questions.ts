/** A question that needs no words. */
export interface TryoutQuestion {
  readonly asks: string;
  /** The right answer first; displayed in the order of `shownOptions`. */
  readonly options: readonly [right: string, ...wrong: string[]];
  /** On the RIT scale, estimated by the authors. */
  readonly difficulty: number;
  /** The position of the right answer among the displayed options, from 0. */
  readonly place: number;
}

/** From easy to hard; the next one asked is the nearest to the estimate. */
export const tryoutQuestions: readonly TryoutQuestion[] = [
  { asks: "6 + 7 = ?", options: ["13", "12", "14", "15"], difficulty: 172, place: 1 },
  { asks: "43 − 18 = ?", options: ["25", "35", "31", "24"], difficulty: 183, place: 2 },
  { asks: "7 × 8 = ?", options: ["56", "54", "63", "48"], difficulty: 192, place: 0 },
  { asks: "144 ÷ 6 = ?", options: ["24", "22", "26", "34"], difficulty: 199, place: 3 },
  { asks: "½ + ¼ = ?", options: ["¾", "⅓", "⅙", "⅛"], difficulty: 205, place: 2 },
  { asks: "0.3 × 0.4 = ?", options: ["0.12", "1.2", "0.7", "0.012"], difficulty: 212, place: 1 },
  { asks: "3x + 5 = 20,  x = ?", options: ["5", "15", "8⅓", "45"], difficulty: 218, place: 0 },
  { asks: "(−2)³ = ?", options: ["−8", "8", "−6", "6"], difficulty: 224, place: 3 },
  { asks: "√50 = ?", options: ["5√2", "25", "2√5", "10"], difficulty: 233, place: 1 },
  { asks: "x² − 5x + 6 = 0,  x = ?", options: ["2, 3", "1, 6", "−2, −3", "−1, 6"], difficulty: 240, place: 2 },
  { asks: "log₂ 32 = ?", options: ["5", "16", "6", "4"], difficulty: 249, place: 3 },
];

/** The options in displayed order. */
export const shownOptions = ({ options: [right, ...wrong], place }: TryoutQuestion): readonly string[] => [
  ...wrong.slice(0, place),
  right,
  ...wrong.slice(place),
];
