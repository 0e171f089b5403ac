/** An operation of the student that the server has not confirmed. */
export interface Owed {
  readonly kind: "answer" | "mark";
  readonly exercise: string;
  readonly revision: number;
  readonly value: string;
  readonly key: string;
  /** The lease under which it was made, with its epoch. */
  readonly hold: string;
  readonly isLate?: boolean;
}

/** The same operation with the server's outcome. */
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
  /** The player without content, because its section has been handed in. */
  | "bare"
  | "question"
  | StagedPage;
/** Pages of practice sections and of breaks. */
export type StagedPage = "example" | "practice" | "told" | "ready" | "break";
export type CoverName = "takenOver" | "idle" | "signedOut" | "timeUp" | "submitting" | "rapid";

/**
 * The sections: two scored ones, `s1` and `s2`; in staged tests also practice before the first and a break between the
 * two.
 */
export type Stage = "p1" | "s1" | "b1" | "s2";

/**
 * The expected state of page, device and server, which the tests update step by step without the application's code.
 */
export interface Book {
  readonly kind: "fixed" | "adaptive" | "cat" | "sat";
  readonly begun: number;
  /** This window's name. */
  readonly window: string;
  /** The device's storage works. */
  keeps: boolean;
  /** The student has dismissed the warning that it does not work. */
  isWarned: boolean;
  page: PageName;
  cover: CoverName | null;
  at: string;
  /**
   * The question on screen: its number from 1, its exercise, and whether it is the last of its section, which leads to
   * the overview.
   */
  question: { readonly number: number; readonly exercise: string; readonly isLast: boolean };
  section: Stage;
  /** The section cannot be left before its time is over. */
  isHeld: boolean;
  /** The section has directions; `isReading`: they are on screen. */
  isDirected: boolean;
  isReading: boolean;
  chosen: Record<string, string | null>;
  revisions: Record<string, number>;
  /** The revision of the last answer to each answered exercise. */
  answered: Record<string, number>;
  keys: number;
  /** The key of the start, and the number of starts that were answered. */
  startKey: string;
  starts: number;
  /** The attempt that a start resumes; null: it starts a new one. */
  attempt: string | null;
  /** The lease stored on this device, with its epoch. */
  hold: string | null;
  /** Operations that are not confirmed yet, oldest first. */
  owed: Owed[];
  /** The first of them is being sent. */
  isUnderWay: boolean;
  /** Confirmed and refused operations, in the form in which the device stores them. */
  settled: Settled[];
  /** The newest row of the server's log. */
  seq: number;
  /** The choice that the database stores but this window has not sent as an answer. */
  choice: string | null;
  sent: string[];
  savedAt: number | null;
  refused: string[];
  superseded: string[];
  /** A question has been on screen since the page was opened. */
  hasShown: boolean;
  /** The next step is being loaded, and its button keeps its appearance. */
  isBusy: boolean;
  isOffline: boolean;
  /**
   * The failure of the last try to send, if any; blocked: the server can be reached, but something in between stops the
   * answers.
   */
  trouble: "unreached" | "busy" | "blocked" | null;
  /** The hand-in waits for the server. */
  isHeldUp: boolean;
  /** The hand-in asks whether to keep waiting for answers that do not reach the server. */
  isAsking: boolean;
  /** The end of the time shown on screen. */
  deadline: number | null;
  isClockHidden: boolean;
  /** The reason for a failure that the page shows. */
  reason: string | null;
}

/** Exercises with an answer that is not confirmed. */
export const pendingIn = ({ owed }: Book): number =>
  new Set(owed.filter(({ kind }) => kind === "answer").map(({ exercise }) => exercise)).size;

/**
 * The operations after a new one, which replaces an earlier one of the same kind for the same exercise unless that is
 * being sent.
 */
export const withOwed = ({ owed, isUnderWay }: Book, next: Owed): Owed[] => [
  ...owed.filter(
    (one, place) => (isUnderWay && place === 0) || one.kind !== next.kind || one.exercise !== next.exercise,
  ),
  next,
];

const rowOf = ({ kind, exercise, revision, value, key, isLate = false }: Owed, standing: string) =>
  `${kind} ${exercise} r${revision} ${value} ${key} ${isLate ? "late " : ""}${standing}`;

/** The expected contents of the device's storage; null if it cannot be read. */
export const storedBy = ({ keeps, owed, settled, choice }: Book) => {
  if (!keeps) return null;
  const rows = [...owed.map((one) => ({ ...one, standing: "waiting" })), ...settled];
  return {
    operations: rows.toSorted((one, other) => (one.key < other.key ? -1 : 1)).map((one) => rowOf(one, one.standing)),
    choice,
  };
};
