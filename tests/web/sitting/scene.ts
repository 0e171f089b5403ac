import { expect, vi } from "vitest";
import type { Attempt } from "../../../src/contract/attempt/attempt";
import { faultMessages } from "../../../src/contract/calls/fault-messages";
import { faults, type FaultName } from "../../../src/contract/calls/faults";
import type { Language } from "../../../src/contract/item/content";
import type { AudioDependencies } from "../../../src/web/effects/audio/window-audio";
import type { PatientServer } from "../../support/patient-server";
import { storedBy, withOwed, type Book, type Owed } from "./book";
import { seenBy } from "./book-words";
import { newDevice, type Device } from "./device";
import { adaptive, detail, fixed, minute, next, opening, pulse, receipt } from "./school";
import { openStage, type Stage } from "./stage";
import { limitsIn, staged } from "./staged-school";
import { ticks, until } from "./ticks";

/** A window, and the book with its expected state. */
export interface Scene {
  readonly stage: Stage;
  readonly book: Book;
}

export interface Staging {
  readonly server: PatientServer;
  readonly kind: Book["kind"];
  readonly device?: Device;
  readonly audio?: AudioDependencies;
  /** Left out: English. */
  readonly language?: Language;
}

const keyOf = (number: number): string => `key-${String(number).padStart(4, "0")}`;

/** Opens a window at the exam page, whose request for the test is not answered yet. */
export const arrive = async ({
  server,
  kind,
  device = newDevice(),
  audio,
  language = "en",
}: Staging): Promise<Scene> => {
  vi.setSystemTime(opening);
  const stage = await openStage({ server, device, audio, language });
  await until(() => stage.sent.length > 0, "the test is asked for");
  const book: Book = {
    kind,
    keeps: device.mood === "works",
    isWarned: false,
    begun: opening,
    window: stage.window,
    page: "loading",
    cover: null,
    at: "/sit",
    question: { number: 1, exercise: "e1", isLast: false },
    section: "s1",
    isHeld: false,
    isDirected: false,
    isReading: false,
    chosen: {},
    revisions: {},
    answered: {},
    keys: device.keys,
    startKey: keyOf(device.keys),
    starts: 0,
    attempt: null,
    hold: device.storage.getItem("lease.ann.a1") === null ? null : "lease-1/1",
    owed: [],
    isUnderWay: false,
    settled: [],
    seq: 2,
    choice: null,
    sent: ["detail m1"],
    savedAt: null,
    refused: [],
    superseded: [],
    hasShown: kind !== "adaptive",
    isBusy: false,
    isOffline: false,
    trouble: null,
    isHeldUp: false,
    isAsking: false,
    deadline: kind === "fixed" ? opening + 10 * minute : null,
    isClockHidden: false,
    reason: null,
  };
  beats({ stage, book });
  return { stage, book };
};

/** Answers heartbeats according to the book, with these changes. */
export const beats = ({ stage, book }: Scene, changes: Parameters<typeof pulse>[0] = {}): void =>
  stage.answerBeats(() => pulse({ ...limitsIn(book), last_seq: book.seq, ...changes }));

/** The server's record of the attempt for this scene. */
export const recordOf = ({ book }: Scene, changes: Partial<Attempt> = {}): Attempt => {
  const standing = { ...limitsIn(book), last_seq: book.seq, ...changes };
  if (book.kind === "cat" || book.kind === "sat") return staged({ ...book, family: book.kind }, standing);
  return (book.kind === "fixed" ? fixed : adaptive)(standing);
};

/** Expects the request for the start; it names the attempt to resume, and the lease that the device has. */
export const asksToStart = ({ book }: Scene, isTakingOver = false): void => {
  const lease = book.hold?.split("/")[0];
  const said = [
    "start menu_id=m1",
    `window=${book.window}`,
    `idempotency_key=${book.startKey}-${book.starts}`,
    "mode=full",
    ...(book.attempt === null ? [] : [`attempt_id=${book.attempt}`]),
    ...(book.attempt === null || lease === undefined ? [] : [`lease=${lease}`]),
    ...(isTakingOver ? ["take_over=true"] : []),
  ];
  book.sent.push(said.join(" "));
  book.page = "loading";
  book.cover = null;
};

/** Expects that the server has given this window the lease. */
export const hasLease = ({ book }: Scene): void => {
  book.hold = "lease-1/1";
  book.attempt = "a1";
  book.starts += 1;
};

/** Resumes the attempt, at its first question or at the welcome. */
export const isOpened = async (scene: Scene, changes: Partial<Attempt> = {}): Promise<void> => {
  const { stage, book } = scene;
  (await stage.take("menuDetail")).envelope(200, detail(true));
  book.attempt = "a1";
  asksToStart(scene);
  (await stage.take("startExam")).envelope(200, recordOf(scene, changes));
  hasLease(scene);
  book.page = book.kind === "adaptive" ? "welcome" : "question";
};

/** Opens a window with an open sitting. */
export const begin = async (staging: Staging, changes: Partial<Attempt> = {}): Promise<Scene> => {
  const scene = await arrive(staging);
  await isOpened(scene, changes);
  return scene;
};

/** Waits until the window matches the book, and checks that it stays so. */
export const settles = async ({ stage, book }: Scene): Promise<void> => {
  const expected = { seen: seenBy(book), sent: book.sent, kept: storedBy(book) };
  const look = async () => ({ seen: stage.see(), sent: stage.sent, kept: book.keeps ? await stage.kept() : null });
  const asText = JSON.stringify(expected);
  const looks = () => JSON.stringify([stage.see(), stage.sent]) === JSON.stringify([expected.seen, expected.sent]);
  await until(async () => looks() && JSON.stringify(await look()) === asText, "it is so").catch(() => undefined);
  await ticks();
  expect(await look()).toEqual(expected);
};

export const owe = (book: Book, kind: Owed["kind"], value: string, exercise = book.question.exercise): void => {
  const revision = (book.revisions[exercise] ?? 0) + 1;
  book.revisions[exercise] = revision;
  if (kind === "answer") book.answered[exercise] = revision;
  book.keys += 1;
  book.owed = withOwed(book, { kind, exercise, revision, value, key: keyOf(book.keys), hold: book.hold ?? "" });
};

const sentText = ({ kind, exercise, revision, value, key, hold }: Owed) =>
  `${kind} ${exercise} r${revision} ${value} ${key} ${hold}`;

/** Expects that the oldest unconfirmed operation is sent, for the first time or again. */
export const goesOut = ({ book }: Scene): void => {
  const [head] = book.owed;
  if (head === undefined || book.isUnderWay) return;
  book.isUnderWay = true;
  book.sent.push(sentText(head));
};

/** Chooses an answer: an operation in a fixed test, only a choice in an adaptive one. */
export const choose = async ({ stage, book }: Scene, value: string): Promise<void> => {
  const { exercise } = book.question;
  await stage.answer(value);
  book.chosen[exercise] = value;
  book.superseded = book.superseded.filter((one) => one !== exercise);
  if (book.kind === "adaptive") {
    book.choice = `${exercise} ${value}`;
    return;
  }
  book.refused = book.refused.filter((one) => one !== exercise);
  owe(book, "answer", value);
};

/** Confirms the choice, which becomes an answer and is sent. */
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

/** Crosses out an option, which is sent after a delay; no answer waits for it, and the page does not report it. */
export const crossOut = async ({ stage, book }: Scene, letter: string): Promise<void> => {
  const before = stage.equipped.length;
  await stage.press(`Cross out option ${letter}`);
  book.keys += 1;
  await stage.pass(1_499);
  expect(stage.equipped).toHaveLength(before);
  await stage.pass(1);
  await until(() => stage.equipped.length > before, "it is told");
};

/** The time for which changes to an answer are gathered, in ms. */
export const gathered = 1_000;

/** Gives an answer, which is then being sent. */
export const answer = async (scene: Scene, value = "A"): Promise<void> => {
  await choose(scene, value);
  if (scene.book.kind === "adaptive") return confirm(scene);
  await settles(scene);
  await scene.stage.pass(gathered);
  goesOut(scene);
};

const head = ({ owed: [first] }: Book): Owed => {
  if (first === undefined) throw new Error("nothing is owed");
  return first;
};

/** The request of the operation that is being sent. */
export const onItsWay = ({ stage, book }: Scene) =>
  stage.take(head(book).kind === "answer" ? "answerExercise" : "updateCheckStatus");

const isSame = (one: Owed, other: Owed) => one.kind === other.kind && one.exercise === other.exercise;

/** The server confirms the operation that is being sent; the next one follows immediately. */
export const confirmed = async (scene: Scene, changes: Parameters<typeof receipt>[0] = {}): Promise<void> => {
  const { book } = scene;
  const request = await onItsWay(scene);
  const first = head(book);
  book.seq += 1;
  request.envelope(200, receipt({ ...limitsIn(book), seq: book.seq, ...changes }));
  book.owed.shift();
  book.settled = [
    ...book.settled.filter((one) => !isSame(one, first) || !one.standing.startsWith("confirmed")),
    { ...first, standing: `confirmed ${book.seq}` },
  ];
  book.savedAt = Date.now();
  book.trouble = null;
  book.isUnderWay = false;
  goesOut(scene);
};

/** The server declines the operation that is being sent; it stays unconfirmed. */
export const declined = async (scene: Scene, code: number): Promise<void> => {
  (await onItsWay(scene)).envelope(code, null);
  scene.book.isUnderWay = false;
};

/** The server refuses this answer finally: it is not sent again, and the question shows the refusal. */
export const refused = async (scene: Scene, name: FaultName): Promise<void> => {
  const { book } = scene;
  const first = head(book);
  await declined(scene, faults[name].code);
  book.owed.shift();
  book.settled.push({ ...first, standing: `refused ${faults[name].code}` });
  book.refused.push(first.exercise);
  book.reason = faultMessages[name].en;
  book.trouble = null;
  goesOut(scene);
};

/** The connection breaks while the operation is being sent. */
export const cut = async (scene: Scene): Promise<void> => {
  (await onItsWay(scene)).hangUp();
  scene.book.trouble = "unreached";
  scene.book.isUnderWay = false;
};

/** Expects that the server's record is read again, and answers the request. */
export const rereads = async (scene: Scene, changes: Partial<Attempt> = {}): Promise<void> => {
  const { stage, book } = scene;
  book.sent.push("record a1");
  (await stage.take("examItemDetail")).envelope(200, recordOf(scene, changes));
};

/** Expects the next question of an adaptive test from the server's reply, or its end. */
export const presents = ({ book }: Scene, step: ReturnType<typeof next>): void => {
  const { presented, answered } = step;
  book.page = "question";
  book.isBusy = presented === null;
  if (presented === null) return;
  book.hasShown = true;
  book.question = { number: answered + 1, exercise: presented, isLast: false };
  book.chosen[presented] = null;
};
