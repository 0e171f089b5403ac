import type { Seen } from "./seen";

/** Something that a student did and that the server has not confirmed. */
export interface Owed {
  readonly kind: "answer" | "mark";
  readonly exercise: string;
  readonly revision: number;
  readonly value: string;
  readonly key: string;
}

export type PageName = keyof typeof pages | "question";
export type CoverName = "takenOver" | "suspended" | "timeUp" | "submitting" | "unreached" | "rapid";

/** What must be true outside, kept by hand while a test goes on. */
export interface Book {
  readonly kind: "fixed" | "adaptive";
  readonly keeps: boolean;
  readonly begun: number;
  page: PageName;
  cover: CoverName | null;
  at: string;
  /** From 1, with the exercise that stands there; the last of its section leads to the page that checks the work. */
  question: { readonly number: number; readonly exercise: string; readonly isLast: boolean };
  section: "s1" | "s2";
  chosen: Record<string, string | null>;
  revisions: Record<string, number>;
  /** The revision of the last answer to each exercise that was answered. */
  answered: Record<string, number>;
  keys: number;
  owed: Owed[];
  /** Held back by the database alone, and never sent from this window. */
  choice: string | null;
  sent: string[];
  savedAt: number | null;
  refused: string[];
  /** What was refused, by its key: it goes no further, wherever it lies. */
  refusedKeys: string[];
  /** A question has been on screen since the page was opened. */
  hasShown: boolean;
  /** The way on is under way, and the button for it keeps its look. */
  isBusy: boolean;
  isOffline: boolean;
  isUnreached: boolean;
  deadline: number | null;
  isClockHidden: boolean;
  alert: string | null;
}

/** Pages without a question: what is read, and what can be pressed. */
const pages = {
  loading: { heading: "Opening the test", buttons: [] },
  briefing: { heading: "Metals", buttons: ["Start the test", "Not now"] },
  heldElsewhere: { heading: "This test is open elsewhere", buttons: ["Continue here", "No, go back"] },
  failed: { heading: "The test could not go on", buttons: ["Try again", "Go to the home page"] },
  over: { heading: "The test is finished", buttons: ["See the result", "Go to the home page"] },
  result: { heading: null, buttons: [] },
  welcome: { heading: "Metals", buttons: ["Begin"] },
  check: { heading: "Check your work", buttons: ["Back to the questions"] },
  confirm: { heading: "Check your work", buttons: ["Keep checking"] },
  /** The player with nothing in it: what was there has been handed in. */
  bare: { heading: null, buttons: [] },
} as const;
const inPlayer: readonly PageName[] = ["check", "confirm", "bare", "question"];

const onward = { s1: "Go on to the next section", s2: "Submit" } as const;
const warning =
  "This browser cannot keep data on the device. Answers are sent straight away: stay online and keep this page open." +
  "Understood";

const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`;
const two = (value: number) => String(value).padStart(2, "0");

const timeOfDay = (instant: number) => {
  const at = new Date(instant);
  return `${two(at.getHours())}:${two(at.getMinutes())}:${two(at.getSeconds())}`;
};

const savingWords = ({ refused, isOffline, isUnreached, owed, keeps, savedAt }: Book): string => {
  if (refused.length > 0)
    return `${count(refused.length, "answer was", "answers were")} not accepted. Please tell your teacher.`;
  if (isOffline || isUnreached)
    return owed.length === 0
      ? "Offline. All answers are saved."
      : `Offline. ${count(owed.length, "answer is", "answers are")} kept on this device.`;
  if (owed.length > 0)
    return keeps ? "Saving" : `${count(owed.length, "answer is", "answers are")} being sent. Keep this page open.`;
  return savedAt === null ? "Answers are saved by themselves" : `Saved ${timeOfDay(savedAt)}`;
};

const submittingWords = ({ isOffline, isUnreached, owed, cover }: Book): string => {
  if (!isOffline && !isUnreached && cover !== "unreached")
    return owed.length > 0
      ? `Submitting: ${count(owed.length, "answer is", "answers are")} still being sent.`
      : "Submitting: All answers have arrived. Finishing now.";
  const held =
    owed.length === 0
      ? "All answers have arrived"
      : `${count(owed.length, "answer is", "answers are")} kept on this device`;
  return `Submitting: Waiting for a connection. ${held}, and submitting goes on by itself. Keep this page open.`;
};

const coverWords = (book: Book): string | null => {
  switch (book.cover) {
    case null:
      return null;
    case "takenOver":
      return "The test goes on elsewhere";
    case "suspended":
      return "The test is waiting for you";
    case "rapid":
      return "Take a breath";
    case "timeUp":
      return book.owed.length === 0 && !book.isOffline && !book.isUnreached
        ? "Time is up: Your answers up to now are kept. The test is being closed."
        : submittingWords(book);
    case "submitting":
    case "unreached":
      return submittingWords(book);
  }
};
const coverButtons: Readonly<Record<CoverName, readonly string[]>> = {
  takenOver: ["Continue here"],
  suspended: ["Continue"],
  rapid: ["I am ready"],
  timeUp: [],
  submitting: [],
  unreached: [],
};

const remaining = ({ deadline }: Book): number | null =>
  deadline === null ? null : Math.max(0, Math.ceil((deadline - Date.now()) / 1_000));
const isAmple = (book: Book) => (remaining(book) ?? 0) > 300;

const timerOf = (book: Book): string | null => {
  const seconds = remaining(book);
  if (seconds === null || book.kind === "adaptive") return null;
  return book.isClockHidden && isAmple(book) ? "" : `${Math.floor(seconds / 60)}:${two(seconds % 60)}`;
};

const buttonsOf = (book: Book): readonly string[] => {
  if (book.cover !== null) return coverButtons[book.cover];
  if (book.page === "confirm") return [...pages.confirm.buttons, onward[book.section]];
  const clock =
    book.kind === "fixed" && isAmple(book) ? [book.isClockHidden ? "Show the clock" : "Hide the clock"] : [];
  const understood = book.keeps ? [] : ["Understood"];
  if (book.page === "check") return [...clock, ...understood, ...pages.check.buttons, onward[book.section]];
  if (book.page !== "question") return pages[book.page].buttons;
  const { number, exercise, isLast } = book.question;
  if (book.kind === "adaptive") {
    const canGoOn = book.isBusy || (book.chosen[exercise] ?? null) !== null;
    return [...understood, ...(canGoOn ? ["Next"] : [])];
  }
  return [...clock, ...understood, ...(number > 1 ? ["Back"] : []), isLast ? "Check" : "Next"];
};

const alertOf = (book: Book): string | null => {
  if (book.page === "failed") return book.alert;
  if (!inPlayer.includes(book.page)) return null;
  if (!book.keeps) return warning;
  return book.kind === "fixed" && book.page === "question" && book.refused.includes(book.question.exercise)
    ? book.alert
    : null;
};

/** What is seen where the book stands. */
export const seenBy = (book: Book): Seen => {
  const isPlaying = inPlayer.includes(book.page);
  const { number, exercise } = book.question;
  return {
    at: book.at,
    heading: book.page === "question" ? `Question ${number}` : pages[book.page].heading,
    cover: coverWords(book),
    chosen: book.page === "question" ? (book.chosen[exercise] ?? null) : null,
    saving: isPlaying ? savingWords(book) : null,
    timer: isPlaying ? timerOf(book) : null,
    buttons: buttonsOf(book),
    alert: alertOf(book),
  };
};

/** What lies on the device where the book stands. */
export const keptBy = ({ keeps, owed, choice }: Book) => ({
  operations: keeps
    ? owed.map(({ kind, exercise, revision, value, key }) => `${kind} ${exercise} r${revision} ${value} ${key}`)
    : [],
  choice: keeps ? choice : null,
});
