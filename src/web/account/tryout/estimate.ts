import type { TryoutQuestion } from "./questions";

export interface TryoutAnswer {
  readonly question: TryoutQuestion;
  readonly isRight: boolean;
}

/** An estimate on the RIT scale with one standard error. */
export interface TryoutEstimate {
  readonly value: number;
  readonly error: number;
}

/** The prior before the first answer: the middle of school, very wide. */
const prior = { mean: 208, sd: 20 } as const;
const grid = Array.from({ length: 181 }, (_, step) => 130 + step);
/** RIT = 200 + 10 θ. */
const ritPerLogit = 10;

const chance = (ability: number, { difficulty }: TryoutQuestion): number =>
  1 / (1 + Math.exp((difficulty - ability) / ritPerLogit));

/** Mean and standard deviation of the posterior by the Rasch model on a grid (EAP, Bock and Mislevy 1982). */
export function estimateOf(answers: readonly TryoutAnswer[]): TryoutEstimate {
  const weights = grid.map((ability) =>
    answers.reduce(
      (weight, { question, isRight }) => weight * (isRight ? chance(ability, question) : 1 - chance(ability, question)),
      Math.exp(-((ability - prior.mean) ** 2) / (2 * prior.sd ** 2)),
    ),
  );
  const sum = (of: (ability: number) => number): number =>
    grid.reduce((total, ability, place) => total + of(ability) * (weights[place] ?? 0), 0);
  const whole = sum(() => 1);
  const value = sum((ability) => ability) / whole;
  return { value, error: Math.sqrt(sum((ability) => (ability - value) ** 2) / whole) };
}

/** The unasked question whose difficulty is nearest to the estimate; null if none is left. */
export function nextQuestion(
  questions: readonly TryoutQuestion[],
  answers: readonly TryoutAnswer[],
): TryoutQuestion | null {
  const { value } = estimateOf(answers);
  const asked = new Set(answers.map(({ question }) => question));
  return questions
    .filter((question) => !asked.has(question))
    .reduce<TryoutQuestion | null>(
      (nearest, question) =>
        nearest === null || Math.abs(question.difficulty - value) < Math.abs(nearest.difficulty - value)
          ? question
          : nearest,
      null,
    );
}
