import { pendingIn, type Book, type CoverName, type PageName, type StagedPage } from "./book";
import type { Seen } from "./seen";
import { isStagedPage, stagedWords } from "./staged-words";

const home = "Go to the home page";
const safe = "Answers that were saved are safe.";

/** The expected heading, buttons and text of pages without a question. */
const pages: Readonly<
  Record<
    Exclude<PageName, StagedPage | "question">,
    { readonly heading: string | null; readonly buttons: readonly string[]; readonly told?: string }
  >
> = {
  loading: { heading: "Opening the test", buttons: [] },
  unreached: {
    heading: "The server does not answer",
    buttons: ["Try now", home],
    told: `The test opens by itself as soon as the server is back. You do not have to do anything. ${safe}`,
  },
  signedOut: {
    heading: "Please sign in again",
    buttons: [],
    told: "Your sign-in has ended. The test opens by itself once you have signed in again.",
  },
  briefing: {
    heading: "Metals",
    buttons: ["Start the test", "Not now"],
    told: "You have 10 minutes. " + "The clock starts when you press the button and keeps running if you leave.",
  },
  heldElsewhere: {
    heading: "This test is open elsewhere",
    buttons: ["Continue here", "No, go back"],
    told: "If you continue here, the other window or device stops. All saved answers come along.",
  },
  failed: { heading: "The test cannot go on right now", buttons: ["Try again", home] },
  over: { heading: "The test is finished", buttons: ["See the result", home] },
  result: { heading: null, buttons: [] },
  welcome: { heading: "Metals", buttons: ["Begin", "Leave"] },
  check: { heading: "Check your work", buttons: ["Back to the questions"] },
  confirm: { heading: "Check your work", buttons: ["Keep checking"] },
  bare: { heading: null, buttons: [] },
};
const inPlayer = (page: PageName): boolean =>
  ["check", "confirm", "bare", "question"].includes(page) || isStagedPage(page);

const onwardFrom = ({ section }: Book): string => (section === "s2" ? "Submit" : "Go on to the next section");
const checkLead = ({ section, isHeld }: Book): string => {
  if (isHeld) return "This section stays open until its time is over. Until then you can go back to any question.";
  const after =
    section === "s2" ? "submitting, nothing can be changed" : "leaving this section you cannot return to it";
  return `Go back to any question from here. After ${after}.`;
};
export const warning =
  "This browser cannot keep data on the device. Answers are sent straight away: stay online and keep this page open.";
export const superseded = "A newer answer, given on another device, stands here.";

const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`;
const answers = (number: number) => count(number, "answer is", "answers are");
const two = (value: number) => String(value).padStart(2, "0");

export const timeOfDay = (instant: number): string => {
  const at = new Date(instant);
  return `${two(at.getHours())}:${two(at.getMinutes())}:${two(at.getSeconds())}`;
};

const troubled = (pending: number, isStored: boolean): string => {
  if (pending === 0) return "All answers are saved.";
  if (!isStored) return `${answers(pending)} only in this window. Keep it open.`;
  return `${answers(pending)} kept on this device.`;
};

const savingWords = (book: Book): string => {
  const { refused, isOffline, trouble, owed, keeps, savedAt } = book;
  const pending = pendingIn(book);
  if (refused.length > 0) {
    const declined = `${count(refused.length, "answer was", "answers were")} not accepted`;
    if (pending === 0) return `${declined}. Please tell your teacher.`;
    const more = pending === 1 ? "1 more is" : `${pending} more are`;
    const where = keeps ? "kept on this device." : "only in this window. Keep it open.";
    return `${declined}: please tell your teacher. ${more} ${where}`;
  }
  if (pending === 0 && owed.length > 0) return "Saved. A mark for review is on its way.";
  if (isOffline || (trouble === "unreached" && pending > 0)) return `Offline. ${troubled(pending, keeps)}`;
  if (trouble === "busy" && pending > 0) {
    if (!keeps) return `The server is busy. ${troubled(pending, keeps)}`;
    return `Server busy. ${count(pending, "answer waits", "answers wait")} on this device.`;
  }
  if (trouble === "blocked" && pending > 0 && keeps)
    return pending === 1
      ? "1 answer does not get through. It waits on this device and is tried again."
      : `${pending} answers do not get through. They wait on this device and are tried again.`;
  if (pending > 0) return keeps ? "Saving" : `${answers(pending)} being sent. Keep this page open.`;
  return savedAt === null ? "Answers are saved automatically" : `Saved ${timeOfDay(savedAt)}`;
};

const isCutOff = ({ isOffline, trouble, isHeldUp, owed }: Book) =>
  isOffline || isHeldUp || (trouble !== null && trouble !== "blocked" && owed.length > 0);

const papersWords = (book: Book): string => {
  const without = book.refused.length;
  const them = without === 1 ? "it, and it is" : "them, and they are";
  const refused =
    `${count(without, "answer was", "answers were")} not accepted. ` +
    `The test is handed in without ${them} kept for your teacher.`;
  return [papersOf(book), ...(without > 0 ? [refused] : [])].join(" ");
};

const papersOf = (book: Book): string => {
  const pending = pendingIn(book);
  if (book.isAsking)
    return (
      `The server is there, but ${count(pending, "answer does", "answers do")} not get through. Keep trying, ` +
      "or hand in now: your teacher is told what is missing; it stays on this device and is sent later."
    );
  const all = book.refused.length > 0 ? "All other answers" : "All answers";
  if (!isCutOff(book))
    return pending > 0 ? `${answers(pending)} still being sent.` : `${all} have arrived. Finishing now.`;
  if (pending === 0)
    return `Waiting for the server. ${all} have arrived, and it goes on by itself. Keep this page open.`;
  if (!book.keeps)
    return `Waiting for the server. ${answers(pending)} only in this window: do not close it. It goes on by itself.`;
  const where = `${answers(pending)} kept on this device`;
  return `Waiting for the server. ${where}, and it goes on by itself. Keep this page open.`;
};

const isInLast = ({ kind, section }: Book): boolean => kind === "adaptive" || section === "s2";
/** Whether a copy is offered: the time of the whole test is over, and answers do not reach the server. */
const isCopyOffered = (book: Book): boolean =>
  book.cover === "timeUp" && isInLast(book) && pendingIn(book) > 0 && (isCutOff(book) || book.isAsking);
export const copyButton = "Save a copy of my answers";
const copyWords = ` If they do not get through, save a copy and give the file to your teacher. ${copyButton} `;

const timeUpWords = (book: Book): string => {
  const isLast = isInLast(book);
  const follows = isLast ? "The test is being closed." : "The next section follows.";
  const isUnderWay = pendingIn(book) > 0 || isCutOff(book) || book.refused.length > 0;
  return `Time is up: Your answers up to now are kept. ${follows}${isUnderWay ? ` ${papersWords(book)}` : ""}${
    isCopyOffered(book) ? copyWords : ""
  }`;
};

const covers: Readonly<Record<CoverName, (book: Book) => string>> = {
  takenOver: () =>
    "The test goes on elsewhere: " + "It was opened in another window or on another device, so you cannot answer here.",
  idle: () =>
    "The test is waiting for you: Nothing was entered for a long while, so the test has paused. " +
    "Your answers are safe, and you go on at the same question.",
  signedOut: () =>
    "Please sign in again: " +
    "Your sign-in has ended. Your answers are kept on this device, and you go on at the same question.",
  rapid: () =>
    "Take a breath: The last answers came very quickly. " +
    "Take your time with each question, so that the result is really yours. There is no clock here.",
  timeUp: timeUpWords,
  submitting: (book) => `Submitting: ${papersWords(book)}`,
};
const coverButtons: Readonly<Record<CoverName, readonly string[]>> = {
  takenOver: ["Continue here"],
  idle: ["Continue"],
  signedOut: [],
  rapid: ["I am ready"],
  timeUp: [],
  submitting: [],
};

const remaining = ({ deadline }: Book): number | null =>
  deadline === null ? null : Math.max(0, Math.ceil((deadline - Date.now()) / 1_000));
const isAmple = (book: Book) => (remaining(book) ?? 0) > 300;

const timerOf = (book: Book): string | null => {
  const seconds = remaining(book);
  if (seconds === null) return null;
  return book.isClockHidden && isAmple(book) ? "" : `${Math.floor(seconds / 60)}:${two(seconds % 60)}`;
};

/**
 * Whether a refusal is shown on this page. An adaptive test has no way back to an item, so it also reports earlier
 * ones.
 */
const refusedHere = ({ kind, page, refused, question }: Book) =>
  page === "question" && (kind === "adaptive" ? refused.length > 0 : refused.includes(question.exercise));

const refusedWords = ({ refused, question, reason }: Book) =>
  `Your answer to ${refused.includes(question.exercise) ? "this" : "an earlier"} question was not saved: ` +
  `${reason ?? ""}`;

const buttonsOf = (book: Book): readonly string[] => {
  const rescue = isCopyOffered(book) ? [copyButton] : [];
  if (book.cover !== null && book.isAsking) return [...rescue, "Keep trying", "Hand in now"];
  if (book.cover !== null) return [...rescue, ...coverButtons[book.cover]];
  if (book.page === "confirm") return [...pages.confirm.buttons, onwardFrom(book)];
  if (book.isReading) return ["Close"];
  const directions = book.isDirected && book.section === "s1" ? ["Directions · One"] : [];
  const clock = isAmple(book) ? [book.isClockHidden ? "Show the clock" : "Hide the clock"] : [];
  const understood = book.keeps || book.isWarned ? [] : ["Understood"];
  if (book.page === "check")
    return [...directions, ...clock, ...understood, ...pages.check.buttons, ...(book.isHeld ? [] : [onwardFrom(book)])];
  if (isStagedPage(book.page)) return [...clock, ...understood, ...stagedWords(book, book.page).buttons];
  if (book.page !== "question") return pages[book.page].buttons;
  const { number, exercise, isLast } = book.question;
  const copy = refusedHere(book) ? ["Save a copy"] : [];
  if (book.kind === "adaptive") {
    const canGoOn = book.isBusy || (book.chosen[exercise] ?? null) !== null;
    return [...clock, ...understood, ...copy, ...(canGoOn ? ["Next"] : [])];
  }
  return [...directions, ...clock, ...understood, ...copy, ...(number > 1 ? ["Back"] : []), isLast ? "Review" : "Next"];
};

const alertOf = (book: Book): string | null => {
  if (book.page === "failed") return book.reason;
  if (book.page === "briefing") return book.keeps ? null : warning;
  if (!inPlayer(book.page)) return null;
  const isSuperseded = book.page === "question" && book.superseded.includes(book.question.exercise);
  const said = [
    ...(book.keeps || book.isWarned ? [] : [`${warning}Understood`]),
    ...(refusedHere(book) ? [refusedWords(book)] : []),
    ...(book.kind !== "adaptive" && isSuperseded ? [superseded] : []),
  ];
  return said.join(" | ") || null;
};

const toldOf = (book: Book): string | null => {
  if (book.page === "question") return null;
  if (isStagedPage(book.page)) return stagedWords(book, book.page).told;
  if (book.page === "check" || book.page === "confirm") return checkLead(book);
  if (book.page === "over") return book.reason;
  if (book.page === "briefing" && !book.keeps) return `${pages.briefing.told} ${warning}`;
  if (book.page !== "failed") return pages[book.page].told ?? null;
  const pending = pendingIn(book);
  const more = pending === 1 ? "1 more is" : `${pending} more are`;
  const kept = pending === 0 ? safe : `Answers that were saved are safe, and ${more} kept on this device.`;
  return `${book.reason} ${kept} Check your connection and try again. If that does not help, tell your teacher.`;
};

const headingOf = (book: Book): string | null => {
  if (isStagedPage(book.page)) return stagedWords(book, book.page).heading;
  return book.page === "question" ? `Question ${book.question.number}` : pages[book.page].heading;
};

const asks = (page: PageName): boolean => ["question", "example", "practice", "told"].includes(page);

/** The expected contents of the page for this state of the book. */
export const seenBy = (book: Book): Seen => {
  const isPlaying = inPlayer(book.page);
  const { exercise } = book.question;
  return {
    at: book.at,
    heading: headingOf(book),
    cover: book.cover === null ? null : covers[book.cover](book),
    chosen: asks(book.page) ? (book.chosen[exercise] ?? null) : null,
    saving: isPlaying ? savingWords(book) : null,
    timer: isPlaying ? timerOf(book) : null,
    buttons: buttonsOf(book),
    alert: alertOf(book),
    told: toldOf(book),
  };
};
