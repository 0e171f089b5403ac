import { beforeAll, describe, expect, it } from "vitest";
import type { Practice } from "../../../src/contract/practice/practice";
import { handIn } from "../../support/invitations";
import { choose, newKey, openSchool, type School } from "../../support/sittings";
import { newcomer } from "../rights/world";

let school: School;
beforeAll(async () => {
  school = await openSchool();
});

const day = 86_400_000;
const right = choose("B");
const wrong = choose("A");

async function sat(token: string, answers: Readonly<Record<string, object>>) {
  const sitting = (await school.call("startExam", { menu_id: "fixed" }, token)).body.data;
  const { attempt_id, lease } = sitting;
  for (const [exercise_id, answer] of Object.entries(answers))
    await school.call(
      "answerExercise",
      { attempt_id, lease, exercise_id, answer, revision: 1, idempotency_key: newKey() },
      token,
    );
  await handIn(school, token, sitting);
  return sitting;
}
const start = async (token: string, choice: object = {}): Promise<Practice | null> =>
  (await school.call("practiceStart", { from: "wrong", length: 5, idempotency_key: newKey(), ...choice }, token)).body
    .data.practice;
const check = async (token: string, set: Practice | null, place: number, answer: object) =>
  (await school.call("practiceCheck", { practice_id: set?.practice_id, place, answer }, token)).body;
const repeatFirst = async (token: string, set: Practice | null, where: object) =>
  (await school.call("practiceCheck", { practice_id: set?.practice_id, place: 0, answer: right, ...where }, token))
    .body;
const book = async (token: string, filter: object = {}) =>
  (await school.call("wrongBookList", filter, token)).body.data;

describe("a practice set", () => {
  it("is marked question by question, can be resumed, and ends with its last question", async () => {
    const token = await newcomer(school);
    await sat(token, { f1: wrong, f2: wrong });
    const set = await start(token);
    expect([set?.questions.length, set?.finished_at]).toEqual([2, null]);
    const first = await check(token, set, 0, right);
    expect(first.data.exercise.review).toMatchObject({ mark: "right", answer: right, key: right });
    expect((await check(token, set, 0, wrong)).data).toEqual(first.data);
    const { practice } = (await school.call("practiceDetail", {}, token)).body.data;
    expect(practice?.questions.map(({ exercise }) => exercise.review?.mark ?? null)).toEqual(["right", null]);
    const { open } = (await school.call("practiceOffer", {}, token)).body.data;
    expect(open).toEqual({ practice_id: set?.practice_id, started_at: school.now, checked: 1, total: 2 });
    await check(token, set, 1, wrong);
    expect((await school.call("practiceDetail", {}, token)).body.data.practice).toBeNull();
    const ended = (await school.call("practiceDetail", { practice_id: set?.practice_id }, token)).body.data.practice;
    expect([ended?.finished_at, ended?.questions.map(({ exercise }) => exercise.review?.mark)]).toEqual([
      school.now,
      ["right", "wrong"],
    ]);
  });

  it("is started once per key, ends the previous set, and can be ended early", async () => {
    const token = await newcomer(school);
    await sat(token, { f1: wrong, f2: wrong });
    const idempotency_key = newKey();
    const [one, again] = [await start(token, { idempotency_key }), await start(token, { idempotency_key })];
    expect(again).toEqual(one);
    const next = await start(token);
    expect((await check(token, one, 0, right)).code).toBe(100701);
    const finish = () => school.call("practiceFinish", { practice_id: next?.practice_id }, token);
    const { data } = (await finish()).body;
    school.now += 1_000;
    expect((await finish()).body.data).toEqual(data);
    expect((await check(token, next, 0, right)).code).toBe(100701);
  });

  it.each([
    ["of another type", { type: "text_entry", text: "B" }, 100208],
    ["that is not an answer", { type: "nothing" }, 400],
  ])("refuses an answer %s", async (_, answer, code) => {
    const token = await newcomer(school);
    await sat(token, { f1: wrong });
    const set = await start(token);
    expect((await check(token, set, 0, answer)).code).toBe(code);
    expect((await check(token, set, 1, right)).code).toBe(100701);
    expect((await check(token, set, 0, right)).code).toBe(200);
  });

  it("counts towards no score", async () => {
    const token = await newcomer(school);
    await sat(token, { f1: wrong });
    const record = async () => (await school.call("answerRecord", {}, token)).body.data;
    const before = [await record(), (await book(token)).list[0]?.times];
    await check(token, await start(token), 0, wrong);
    expect([await record(), (await book(token)).list[0]?.times]).toEqual(before);
  });
});

describe("an entry of the wrong-answer book", () => {
  it("is repeated at growing intervals until it leaves the book; a wrong answer restores it", async () => {
    let token = await school.signIn("ann");
    await sat(token, { f1: wrong });
    const entry = async () => (await book(token, { state: "all" })).list[0];
    for (const [interval, streak] of [
      [2, 1],
      [11, 2],
      [46, 3],
    ] as const) {
      expect((await book(token)).due).toBe(1);
      const { data } = await check(token, await start(token, { from: "due" }), 0, right);
      const due_at = (Math.floor(school.now / day) + interval) * day;
      expect(data.repeats).toEqual({ counted: true, due_at, mastered: streak === 3 });
      expect(await entry()).toMatchObject({ due_at, streak, is_due: false });
      expect((await book(token)).due).toBe(0);
      expect(await start(token, { from: "due" })).toBeNull();
      if (streak < 3) {
        const early = await check(token, await start(token), 0, wrong);
        expect(early.data.repeats).toEqual({ counted: false, due_at, mastered: false });
        school.now = due_at;
        token = await school.signIn("ann");
      }
    }
    const listed = async (state: string) => (await book(token, { state })).total;
    expect([await listed("open"), await listed("due"), await listed("mastered")]).toEqual([0, 0, 1]);
    expect(await start(token)).toBeNull();
    await sat(token, { f1: wrong });
    expect(await entry()).toMatchObject({ due_at: null, streak: 0, is_due: true, mastered_at: null, times: 2 });
  });
});

describe("an entry that was repeated", () => {
  const hour = 3_600_000;
  /** Offsets of the student's time zone from UTC, which the site uses. */
  it.each([
    ["UTC", 0],
    ["Pacific/Kiritimati", 14],
    ["Pacific/Pago_Pago", -11],
    [undefined, 0],
    ["Mars/Olympus", 0],
  ])("is due from the start of its day in book, home page and practice: %s", async (zone, offset) => {
    const where = zone === undefined ? {} : { time_zone: zone };
    const midnight = (Math.floor((school.now + offset * hour) / day) + 1) * day - offset * hour;
    const at = (days: number, hours: number) => {
      school.now = midnight + days * day + hours * hour;
    };
    at(0, 16);
    const token = await newcomer(school);
    await sat(token, { f1: wrong });
    const repeat = async () => (await repeatFirst(token, await start(token, where), where)).data.repeats;
    const first = await repeat();
    expect(first).toEqual({ counted: true, due_at: midnight + 2 * day, mastered: false });
    const seen = async () => {
      const inBook = await book(token, { state: "due", ...where });
      const { skills } = (await school.call("practiceOffer", where, token)).body.data;
      const due = skills.reduce((sum, skill) => sum + skill.due, 0);
      const drawn = (await start(token, { from: "due", ...where }))?.questions.length ?? 0;
      return [inBook.total, inBook.due, inBook.list[0]?.is_due ?? false, due, drawn];
    };
    at(1, 23.5);
    expect([await seen(), await repeat()]).toEqual([[0, 0, false, 0, 0], { ...first, counted: false }]);
    at(2, 0.5);
    expect(await seen()).toEqual([1, 1, true, 1, 1]);
    expect(await repeat()).toEqual({ counted: true, due_at: midnight + 13 * day, mastered: false });
  });
});

it("practice offers the available questions by skill", async () => {
  const token = await newcomer(school);
  const { attempt_id } = await sat(token, { f1: wrong, f2: right });
  await school.call("setFavorite", { attempt_id, exercise_id: "f2", favorite: true }, token);
  const { skills } = (await school.call("practiceOffer", {}, token)).body.data;
  expect(skills.find(({ family }) => family === "custom")).toEqual({
    family: "custom",
    subject: "math",
    skill: "general-skill",
    title: { en: "General skill", zh: "General skill" },
    fresh: [],
    seen: 2,
    wrong: 1,
    due: 1,
    favourite: 1,
  });
  expect(skills.find(({ skill }) => skill === "pythagoras")).toMatchObject({ seen: 0, wrong: 0 });
  expect((await start(token, { from: "favourite" }))?.questions.map(({ fresh }) => fresh)).toEqual([false]);
  expect((await start(token, { from: "bank", family: "custom" }))?.questions.length).toBe(2);
  const kept = async (input: object) => (await school.call("favoriteRecord", input, token)).body.data.total;
  expect([await kept({ attempt_id }), await kept({ attempt_id: "another" })]).toEqual([1, 0]);
});

it.each(["map", "sat", "cat"])("makes twenty new questions of %s at each difficulty", async (family) => {
  const token = await newcomer(school);
  for (const difficulty of ["any", "easy", "medium", "hard"]) {
    const set = await start(token, { from: "bank", family, difficulty, length: 20 });
    expect(new Set(set?.questions.map(({ exercise }) => JSON.stringify(exercise.stem))).size).toBe(20);
  }
});
