import { createRandom } from "../../psychometrics/random";

/** How one sitting of the demo student goes. */
export interface PlannedSitting {
  /** From 0, oldest first. */
  readonly number: number;
  readonly menuId: string;
  /** Left out: the whole test. */
  readonly mode?: string;
  /** How many days before the history is made, and at what minute of that day. */
  readonly daysAgo: number;
  readonly minute: number;
  /** Ability in logits. */
  readonly theta: number;
  /** Time on an item beside what it usually takes. */
  readonly pace: number;
  /** Some answers are given without reading. */
  readonly hurries: boolean;
  /** How it ends: handed in, by the clock with questions open, or not yet. */
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
/** Work begins between three and half past seven in the afternoon. */
const firstMinute = 15 * 60;
const minutes = 270;

/** Which of the times of a test are hurried, or end by the clock. */
const hurried: Readonly<Record<string, number>> = { "map-math": 3, "map-language": 1 };
const cut: Readonly<Record<string, readonly number[]>> = { sat: [0], opt: [1], "cat-d": [0, 2] };

/**
 * Forty sittings over six months in every family, ability rising, the last one under way. The same seed plans the same
 * ones.
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
