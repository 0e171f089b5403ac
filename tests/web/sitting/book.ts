/** Something that a student did. */
export interface Owed {
  readonly kind: "answer" | "mark";
  readonly exercise: string;
  readonly revision: number;
  readonly value: string;
  readonly key: string;
  /** The right to write that it was made under. */
  readonly hold: string;
  readonly isLate?: boolean;
}

/** The same, with what the server has said of it. */
interface Settled extends Owed {
  readonly standing: string;
}

export type PageName =
  | "loading"
  | "unreached"
  | "signedOut"
  | "briefing"
  | "heldElsewhere"
  | "failed"
  | "over"
  | "result"
  | "welcome"
  | "check"
  | "confirm"
  /** The player with nothing in it: what was there has been handed in. */
  | "bare"
  | "question"
  | StagedPage;
/** Of practice and of a break. */
export type StagedPage = "example" | "practice" | "told" | "ready" | "break";
export type CoverName = "takenOver" | "idle" | "signedOut" | "timeUp" | "submitting" | "rapid";

/** The sections: two that count; in staged tests practice before the first, and a break between the two. */
export type Stage = "p1" | "s1" | "b1" | "s2";

/** What must be true outside, kept by hand while a test goes on. */
export interface Book {
  readonly kind: "fixed" | "adaptive" | "cat" | "sat";
  readonly begun: number;
  /** This window's name. */
  readonly window: string;
  /** The device keeps what it is given. */
  keeps: boolean;
  /** The warning that it does not has been read. */
  isWarned: boolean;
  page: PageName;
  cover: CoverName | null;
  at: string;
  /** From 1, with the exercise that stands there; the last of its section leads to the page that checks the work. */
  question: { readonly number: number; readonly exercise: string; readonly isLast: boolean };
  section: Stage;
  /** The section holds the student until its time is over. */
  isHeld: boolean;
  /** It has directions; and they are on screen. */
  isDirected: boolean;
  isReading: boolean;
  chosen: Record<string, string | null>;
  revisions: Record<string, number>;
  /** The revision of the last answer to each exercise that was answered. */
  answered: Record<string, number>;
  keys: number;
  /** The key of the start, and how many starts were answered. */
  startKey: string;
  starts: number;
  /** The sitting that a start goes on with; null: it begins one. */
  attempt: string | null;
  /** The lease that this device keeps, with its epoch. */
  hold: string | null;
  /** Not confirmed yet, oldest first. */
  owed: Owed[];
  /** The first of them is on its way. */
  isUnderWay: boolean;
  /** Confirmed and refused ones, as they lie on the device. */
  settled: Settled[];
  /** The newest row of the server's log. */
  seq: number;
  /** Held back by the database alone, and never sent from this window. */
  choice: string | null;
  sent: string[];
  savedAt: number | null;
  refused: string[];
  superseded: string[];
  /** A question has been on screen since the page was opened. */
  hasShown: boolean;
  /** The way on is under way, and the button for it keeps its look. */
  isBusy: boolean;
  isOffline: boolean;
  /** What came of the last try to send; blocked: the server is there, and something on the way stops the answers. */
  trouble: "unreached" | "busy" | "blocked" | null;
  /** The hand-in waits for the server. */
  isHeldUp: boolean;
  /** It asks whether it is to wait on for answers that do not get through. */
  isAsking: boolean;
  /** When the time on screen is over. */
  deadline: number | null;
  isClockHidden: boolean;
  /** Why something did not go, where the page says so. */
  reason: string | null;
}

/** Exercises with an answer that is not confirmed. */
export const pendingIn = ({ owed }: Book): number =>
  new Set(owed.filter(({ kind }) => kind === "answer").map(({ exercise }) => exercise)).size;

/** A change takes the place of an earlier one of the same thing that has not gone out. */
export const withOwed = ({ owed, isUnderWay }: Book, next: Owed): Owed[] => [
  ...owed.filter(
    (one, place) => (isUnderWay && place === 0) || one.kind !== next.kind || one.exercise !== next.exercise,
  ),
  next,
];

const rowOf = ({ kind, exercise, revision, value, key, isLate = false }: Owed, standing: string) =>
  `${kind} ${exercise} r${revision} ${value} ${key} ${isLate ? "late " : ""}${standing}`;

/** What lies on the device where the book stands; null where nobody can look. */
export const storedBy = ({ keeps, owed, settled, choice }: Book) => {
  if (!keeps) return null;
  const rows = [...owed.map((one) => ({ ...one, standing: "waiting" })), ...settled];
  return {
    operations: rows.toSorted((one, other) => (one.key < other.key ? -1 : 1)).map((one) => rowOf(one, one.standing)),
    choice,
  };
};
