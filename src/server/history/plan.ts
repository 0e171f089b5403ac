import { createRandom } from "../../psychometrics/random";

/** The plan of one attempt of the demo student. */
export interface PlannedSitting {
  /** From 0, oldest first. */
  readonly number: number;
  readonly menuId: string;
  /** Left out: the whole test. */
  readonly mode?: string;
  /** Days before the history is made, and the minute of that day. */
  readonly daysAgo: number;
  readonly minute: number;
  /** Ability in logits. */
  readonly theta: number;
  /** Time on an item relative to its usual time. */
  readonly pace: number;
  /** Some answers are given without reading. */
  readonly hurries: boolean;
  /** The end: handed in, ended by the clock with items open, or still under way. */
  readonly end: "handedIn" | "clock" | "open";
}

interface Course {
  readonly menuId: string;
  readonly mode?: string;
  readonly times: number;
  /** Ability at the beginning and at the end of the months. */
  readonly theta: readonly [first: number, last: number];
}

const courses: readonly Course[] = [
  { menuId: "map-math", times: 8, theta: [0.6, 1.7] },
  { menuId: "map-reading", times: 5, theta: [0.3, 1.2] },
  { menuId: "map-language", times: 5, theta: [0.4, 1.3] },
  { menuId: "map-math-fixed", times: 2, theta: [0.7, 1.6] },
  { menuId: "map-mini-math", times: 3, theta: [-2, -1.2] },
  { menuId: "map-mini-reading", times: 2, theta: [-2.2, -1.3] },
  { menuId: "cat-a", times: 1, theta: [0.8, 0.8] },
  { menuId: "cat-d", mode: "trial", times: 4, theta: [-0.5, 0.7] },
  { menuId: "sat", times: 4, theta: [-0.6, 0.8] },
  { menuId: "opt", times: 5, theta: [-1.2, 0.6] },
];

const days = 180;
/** Attempts begin between 15:00 and 19:30. */
const firstMinute = 15 * 60;
const minutes = 270;

/** The indexes of the attempts at a test that are hurried (`hurried`), or end by the clock (`cut`). */
const hurried: Readonly<Record<string, number>> = { "map-math": 3, "map-language": 1 };
const cut: Readonly<Record<string, readonly number[]>> = { sat: [0], opt: [1], "cat-d": [0, 2] };

/**
 * Forty attempts over six months in every family, with rising ability, the last one under way. The same seed gives the
 * same plan.
 */
export function planHistory(seed: string): PlannedSitting[] {
  const random = createRandom(`${seed}:plan`);
  const past = courses
    .flatMap(({ times, theta: [first, last], ...test }) =>
      Array.from({ length: times }, (_, time): Omit<PlannedSitting, "number"> => {
        const share = (time + 0.15 + 0.7 * random()) / times;
        return {
          ...test,
          daysAgo: 2 + Math.round((1 - share) * days),
          minute: firstMinute + Math.floor(random() * minutes),
          theta: first + (last - first) * share + 0.3 * (random() - 0.5),
          pace: 0.75 + 0.3 * random(),
          hurries: hurried[test.menuId] === time,
          end: cut[test.menuId]?.includes(time) === true ? "clock" : "handedIn",
        };
      }),
    )
    .toSorted((one, other) => other.daysAgo - one.daysAgo || one.minute - other.minute);
  const under = {
    menuId: "map-reading",
    daysAgo: 1,
    minute: 17 * 60 + 20,
    theta: 1.2,
    pace: 0.9,
    hurries: false,
    end: "open",
  } as const;
  return [...past, under].map((sitting, number) => ({ number, ...sitting }));
}
