import { expect, vi } from "vitest";
import type { Attempt } from "../../../src/contract/exam";
import { faultMessages } from "../../../src/contract/fault-messages";
import { faults, type FaultName } from "../../../src/contract/faults";
import type { PatientServer } from "../../support/patient-server";
import type { Book, Owed } from "./book";
import { keptBy, seenBy } from "./book";
import { adaptive, detail, fixed, minute, next, opening, pulse, receipt } from "./school";
import { newDevice, openStage, type Device, type Stage } from "./stage";
import { turns, until } from "./turns";

/** A window, and by hand what must be true of it. */
export interface Scene {
  readonly stage: Stage;
  readonly book: Book;
}

export interface Staging {
  readonly server: PatientServer;
  readonly kind: Book["kind"];
  readonly keeps?: boolean;
  readonly device?: Device;
}

/** A window at the exam's page, its question about the test not yet answered. */
export const arrive = async ({ server, kind, keeps = true, device = newDevice() }: Staging): Promise<Scene> => {
  vi.setSystemTime(opening);
  const stage = await openStage({ server, keeps, device });
  const book: Book = {
    kind,
    keeps,
    begun: opening,
    page: "loading",
    cover: null,
    at: "/sit",
    question: { number: 1, exercise: "e1", isLast: false },
    section: "s1",
    chosen: {},
    revisions: {},
    answered: {},
    keys: 0,
    owed: [],
    choice: null,
    sent: ["detail m1"],
    savedAt: null,
    refused: [],
    refusedKeys: [],
    hasShown: kind === "fixed",
    isBusy: false,
    isOffline: false,
    isUnreached: false,
    deadline: kind === "fixed" ? opening + 10 * minute : null,
    isClockHidden: false,
    alert: null,
  };
  stage.answerBeats(() => pulse({ deadline: book.deadline }));
  return { stage, book };
};

/** The attempt as the server has it for this scene. */
export const recordOf = ({ book }: Scene, changes: Partial<Attempt> = {}): Attempt =>
  (book.kind === "fixed" ? fixed : adaptive)({ deadline: book.deadline, ...changes });

/** The same, with the sitting open at its first question, or at the welcome. */
export const begin = async (staging: Staging, changes: Partial<Attempt> = {}): Promise<Scene> => {
  const scene = await arrive(staging);
  const { stage, book } = scene;
  (await stage.take("menuDetail")).envelope(200, detail(true));
  (await stage.take("startExam")).envelope(200, recordOf(scene, changes));
  book.sent.push("start menu_id=m1 mode=full");
  book.page = book.kind === "fixed" ? "question" : "welcome";
  return scene;
};

/** Waits until the window is as the book says, and stays so. */
export const settles = async ({ stage, book }: Scene): Promise<void> => {
  const expected = { seen: seenBy(book), sent: book.sent, kept: keptBy(book) };
  const kept = async () => {
    const { operations, choice } = await stage.kept();
    return { operations: operations.filter((row) => !book.refusedKeys.some((key) => row.endsWith(key))), choice };
  };
  const look = async () => ({ seen: stage.see(), sent: stage.sent, kept: await kept() });
  const asText = JSON.stringify(expected);
  const looks = () => JSON.stringify([stage.see(), stage.sent]) === JSON.stringify([expected.seen, expected.sent]);
  await until(async () => looks() && JSON.stringify(await look()) === asText, "it is so").catch(() => undefined);
  await turns();
  expect(await look()).toEqual(expected);
};

const owe = (book: Book, kind: Owed["kind"], value: string, exercise = book.question.exercise): void => {
  const revision = (book.revisions[exercise] ?? 0) + 1;
  book.revisions[exercise] = revision;
  if (kind === "answer") book.answered[exercise] = revision;
  book.keys += 1;
  book.owed.push({ kind, exercise, revision, value, key: `key-${String(book.keys).padStart(4, "0")}` });
};

const sentText = ({ kind, exercise, revision, value, key }: Owed) =>
  `${kind} ${exercise} r${revision} ${value} ${key} lease-1`;

/** The oldest that is owed goes out, for the first time or again. */
export const goesOut = ({ book }: Scene): void => {
  const [head] = book.owed;
  if (head !== undefined) book.sent.push(sentText(head));
};

/** An answer is chosen: written down at once where the test is fixed, a mere choice where it is adaptive. */
export const choose = async ({ stage, book }: Scene, value: string): Promise<void> => {
  const { exercise } = book.question;
  await stage.answer(value);
  book.chosen[exercise] = value;
  book.refused = book.refused.filter((one) => one !== exercise || book.kind === "adaptive");
  if (book.kind === "adaptive") book.choice = `${exercise} ${value}`;
  else owe(book, "answer", value);
};

/** The choice becomes an answer, and goes out. */
export const confirm = async (scene: Scene): Promise<void> => {
  const { stage, book } = scene;
  const { exercise } = book.question;
  await stage.press("Next");
  book.choice = null;
  owe(book, "answer", book.chosen[exercise] ?? "");
  book.refused = book.refused.filter((one) => one !== exercise);
  book.isBusy = true;
  goesOut(scene);
};

export const mark = async ({ stage, book }: Scene): Promise<void> => {
  await stage.press("Mark for review");
  owe(book, "mark", "1");
};

/** As long as changes to an answer are gathered, and a little more. */
export const gathered = 500;

/** An answer is given and is on its way. */
export const answer = async (scene: Scene, value = "A"): Promise<void> => {
  const { stage } = scene;
  await choose(scene, value);
  if (scene.book.kind === "adaptive") return confirm(scene);
  await settles(scene);
  await stage.pass(gathered);
  goesOut(scene);
};

const requestFor = (stage: Stage, { kind }: Owed) =>
  stage.take(kind === "answer" ? "answerExercise" : "updateCheckStatus");
const head = ({ owed: [first] }: Book): Owed => {
  if (first === undefined) throw new Error("nothing is owed");
  return first;
};

/** The server has written down what is on its way. */
export const confirmed = async (scene: Scene, changes: Parameters<typeof receipt>[0] = {}): Promise<void> => {
  const { stage, book } = scene;
  const request = await requestFor(stage, head(book));
  request.envelope(200, receipt({ deadline: book.deadline, ...changes }));
  book.owed.shift();
  book.savedAt = Date.now();
  book.isUnreached = false;
};

/** The server says no to what is on its way; it stays owed. */
export const declined = async ({ stage, book }: Scene, code: number): Promise<void> => {
  (await requestFor(stage, head(book))).envelope(code, null);
};

/** The server says no to this one answer for good: it is not sent again, and the question says so. */
export const refused = async (scene: Scene, name: FaultName): Promise<void> => {
  const { book } = scene;
  const { exercise, key } = head(book);
  await declined(scene, faults[name].code);
  book.owed.shift();
  book.refused.push(exercise);
  book.refusedKeys.push(key);
  book.alert = `Your answer to this question was not saved: ${faultMessages[name].en}`;
};

/** The connection breaks while it is on its way. */
export const cut = async ({ stage, book }: Scene): Promise<void> => {
  (await requestFor(stage, head(book))).hangUp();
  book.isUnreached = true;
};

/** In an adaptive test the server's word brings the next question, or the end. */
export const presents = ({ book }: Scene, step: ReturnType<typeof next>): void => {
  const { presented, answered } = step;
  book.page = "question";
  book.isBusy = presented === null;
  if (presented === null) return;
  book.hasShown = true;
  book.question = { number: answered + 1, exercise: presented, isLast: false };
  book.chosen[presented] = null;
};

/** The sitting has ended, and its result is opened. */
export const isOver = ({ book }: Scene): void => {
  book.page = "result";
  book.cover = null;
  book.at = `/examAccess/${book.kind === "fixed" ? "result" : "MAPResult"}?attempt_id=a1`;
};

/** From a question of a fixed section to the question whether it is to be handed in, and yes. */
export const handIn = async (scene: Scene): Promise<void> => {
  const { stage, book } = scene;
  const cells = { s1: ["Question 3, open"], s2: [] } as const;
  for (const cell of cells[book.section]) await stage.press(cell);
  await stage.press("Check");
  const onward = book.section === "s1" ? "Go on to the next section" : "Submit";
  await stage.press(onward);
  await stage.press(onward);
  book.page = "bare";
  book.cover = "submitting";
};

/** What the window asks when it leaves the section, having answered this in it. */
export const asksToGoOn = ({ book }: Scene, manifest: string): void => {
  book.sent.push(`advance ${book.kind === "fixed" ? book.section : "main"} lease-1 [${manifest}]`);
};
