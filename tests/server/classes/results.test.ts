import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import type { ClassResults, ItemStats } from "../../../src/contract/classes/class-results";
import { users } from "../../../src/server/db/accounts-schema";
import { classMembers } from "../../../src/server/db/classes-schema";
import { answers, attempts } from "../../../src/server/db/schema";
import { targetMember } from "../../support/classes";
import { hour } from "../../support/invitations";
import { choose, minute, openSchool, type School } from "../../support/sittings";
import {
  allRight,
  openClass as openClassIn,
  sitAssigned,
  teacherOf as teacherIn,
  type Given,
} from "../../support/taught-class";
import { newcomer } from "../rights/world";

let school: School;
beforeAll(async () => {
  school = await openSchool();
});

const teacherOf = () => teacherIn(school);
const openClass = (names: readonly string[], more?: Parameters<typeof openClassIn>[2]) =>
  openClassIn(school, names, more);
const sit = (token: string, assignment: { assignment_id: string }, given: Given, open = false) =>
  sitAssigned(school, token, assignment, given, open);
const right = allRight;

const resultsFor = async (token: string, assignment: object): Promise<ClassResults> =>
  (await school.call("classResults", assignment, token)).body.data;
const statsFor = async (token: string, assignment: object, item_id: string): Promise<ItemStats> =>
  (await school.call("itemStats", { ...assignment, item_id }, token)).body.data;

describe("the results of an assignment", () => {
  it("list members by score with each mark, time, change and rapid guess", async () => {
    const { teacher, tokens, member_ids, assignment, class_id } = await openClass(["Ann", "Ben", "Cy", "Di"]);
    const [ann, ben, cy] = tokens as [string, string, string, string];
    await sit(ben, assignment, { ...right, f3: { type: "text_entry", text: "no" } });
    const late = await sit(ann, assignment, { f1: choose("A") }, true);
    school.now += minute;
    await late.sitting.answer({ exercise_id: "f1", answer: choose("B"), revision: 2, elapsed_ms: 25_000 });
    await late.sitting.answer({ exercise_id: "f2", answer: choose("A"), elapsed_ms: 900 });
    await late.sitting.leave();
    const open = await sit(cy, assignment, { f1: choose("B") }, true);
    const { members, items, ...head } = await resultsFor(teacher, assignment);
    expect(members.map(({ name, state, points, score, answered }) => [name, state, points, score, answered])).toEqual([
      ["Ben", "handedIn", 3, 75, 4],
      ["Ann", "handedIn", 1, 25, 2],
      ["Cy", "sitting", null, null, 1],
      ["Di", "notBegun", null, null, 0],
    ]);
    const cells = (name: string) => members.find((member) => member.name === name)?.cells;
    const cell = (item_id: string, mark: string, points: number, elapsed_ms: number, changes = 0, rapid = false) => ({
      item_id,
      mark,
      points,
      elapsed_ms,
      changes,
      rapid,
    });
    expect(cells("Ann")).toEqual([
      cell("f1", "right", 1, 25_000, 1),
      cell("f2", "wrong", 0, 900, 0, true),
      cell("f3", "skipped", 0, 0),
      cell("f4", "skipped", 0, 0),
    ]);
    expect(cells("Ben")?.map(({ mark }) => mark)).toEqual(["right", "right", "wrong", "right"]);
    expect([cells("Cy"), cells("Di")]).toEqual([[], []]);
    expect(members[2]?.attempt_id).toBe(open.attempt_id);
    expect(members.map(({ member_id }) => member_id)).toEqual([1, 0, 2, 3].map((place) => member_ids[place]));
    expect(members[0]?.band?.low).toBeLessThan(75);
    expect(head).toMatchObject({ class_id, class_name: "5A", menu_id: "fixed", edition: 1, at: school.now });
    expect(head.scale).toEqual({ unit: "percent", low: 0, high: 100 });
    expect(items.map(({ item_id, position, facility }) => [item_id, position, facility.value, facility.n])).toEqual([
      ["f1", 1, 1, 2],
      ["f2", 2, 0.5, 2],
      ["f3", 3, 0, 2],
      ["f4", 4, 0.5, 2],
    ]);
    expect(head.skills.map(({ skill_id, members: own }) => [skill_id, own.map(({ share }) => share.value)])).toEqual([
      ["general-skill", [0.75, 0.25]],
    ]);
  });

  it("are closed to the teacher of another class, and open to each teacher of this one and to an admin", async () => {
    const { class_id, assignment } = await openClass([]);
    const [other, admin] = [await teacherOf(), await newcomer(school, { role: ["admin"], admin: true })];
    const replies = [];
    for (const token of [other, admin]) replies.push((await school.call("classResults", assignment, token)).body.code);
    expect(replies).toEqual([101_101, 200]);
    expect((await resultsFor(admin, assignment)).class_id).toBe(class_id);
  });

  it("count the last attempt that was handed in, and say how many there were", async () => {
    const { teacher, tokens, assignment } = await openClass(["Ann"], { attempts: 3 });
    const [ann] = tokens as [string];
    await sit(ann, assignment, right);
    school.now += minute;
    const second = await sit(ann, assignment, { f1: choose("B") });
    const third = await sit(ann, assignment, right, true);
    const before = (await resultsFor(teacher, assignment)).members[0];
    expect(before).toMatchObject({ attempts: 2, state: "sitting", points: 1, attempt_id: second.attempt_id });
    await third.sitting.leave();
    expect((await resultsFor(teacher, assignment)).members[0]).toMatchObject({
      attempts: 3,
      state: "handedIn",
      points: 4,
      attempt_id: third.attempt_id,
    });
  });

  it("have a member who left after the test, not one who left without it, and missed windows by makeups", async () => {
    const { teacher, tokens, member_ids, assignment } = await openClass(["Ann", "Ben", "Cy", "Di"]);
    const [ann] = tokens as [string];
    await sit(ann, assignment, right);
    for (const place of [0, 1])
      await school.db
        .update(classMembers)
        .set({ leftAt: school.now })
        .where(eq(classMembers.memberId, member_ids[place] ?? ""));
    const window = { opensAt: school.now, closesAt: school.now + 3 * hour, menuId: null, edition: null };
    await targetMember(school, { ...assignmentKey(assignment), memberId: member_ids[2] ?? "", ...window });
    school.now += 2 * hour;
    const { members } = await resultsFor(teacher, assignment);
    expect(members.map(({ name, state, makeup, left_at }) => [name, state, makeup, left_at !== null])).toEqual([
      ["Ann", "handedIn", false, true],
      ["Cy", "notBegun", true, false],
      ["Di", "missed", false, false],
    ]);
  });

  it("of some members have only those to whom it is given", async () => {
    const { teacher, member_ids, assignment } = await openClass(["Ann", "Ben"], { forWholeClass: false });
    await targetMember(school, { ...assignmentKey(assignment), memberId: member_ids[1] ?? "" });
    const { members } = await resultsFor(teacher, assignment);
    expect(members.map(({ name, makeup }) => [name, makeup])).toEqual([["Ben", false]]);
  });

  it("stay in the statistics without a name when an account and its membership are deleted", async () => {
    const { teacher, tokens, ids, assignment } = await openClass(["Ann", "Ben"]);
    const [ann, ben] = tokens as [string, string];
    await sit(ann, assignment, right);
    await sit(ben, assignment, { f1: choose("A") });
    const before = await resultsFor(teacher, assignment);
    await school.db.delete(classMembers).where(eq(classMembers.userId, ids[0] ?? ""));
    await school.db
      .update(users)
      .set({ nickname: "", status: 1 })
      .where(eq(users.userId, ids[0] ?? ""));
    const after = await resultsFor(teacher, assignment);
    expect([after.items, after.skills]).toEqual([before.items, before.skills]);
    expect(after.members.map(({ member_id, name, points }) => [member_id === null, name, points])).toEqual([
      [true, "", 4],
      [false, "Ben", 0],
    ]);
  });

  it("are read in a number of statements that does not grow with the class", async () => {
    const counted = async (names: readonly string[]) => {
      const { teacher, tokens, assignment } = await openClass(names);
      for (const token of tokens) await sit(token, assignment, right);
      await resultsFor(teacher, assignment);
      let statements = 0;
      const query = school.db.$client.query.bind(school.db.$client);
      const spy = Object.assign(school.db.$client, {
        query: (...args: Parameters<typeof query>) => {
          statements += 1;
          return query(...args);
        },
      });
      await resultsFor(teacher, assignment);
      Object.assign(spy, { query });
      return statements;
    };
    const [few, many] = [await counted(["A"]), await counted(["A", "B", "C", "D", "E", "F"])];
    expect(many).toBe(few);
    expect(few).toBeGreaterThan(2);
  });
});

const assignmentKey = ({ assignment_id }: { assignment_id: string }) => ({ assignmentId: assignment_id });

describe("the statistics of a question", () => {
  it("count options by thirds of the class, blanks, and times, and have no coefficient under 20", async () => {
    const { teacher, tokens, assignment } = await openClass(["A", "B", "C", "D", "E", "F"]);
    const patterns: Given[] = [
      { f2: null },
      { f1: choose("A") },
      { f1: choose("C"), f2: choose("B") },
      { f1: choose("B"), f2: choose("B") },
      { ...right },
      { ...right },
    ];
    for (const [place, token] of tokens.entries()) await sit(token, assignment, patterns[place] ?? {});
    const stats = await statsFor(teacher, assignment, "f1");
    expect(stats).toMatchObject({
      item_id: "f1",
      words: "Question f1",
      facility: { value: 0.5, n: 6 },
      discrimination: { value: null, n: 6, low: null, high: null },
      without_coefficient: "tooFew",
      omitted: { value: 1 / 6, n: 6 },
      time_ms: { median: 20_000, n: 5, low: null, high: null },
      thirds: [2, 2, 2],
    });
    expect(stats.options).toEqual([
      { option_id: "A", words: "Option A", is_key: false, thirds: [1, 0, 0] },
      { option_id: "B", words: "Option B", is_key: true, thirds: [0, 1, 2] },
      { option_id: "C", words: "Option C", is_key: false, thirds: [0, 1, 0] },
      { option_id: "D", words: "Option D", is_key: false, thirds: [0, 0, 0] },
    ]);
    expect((await statsFor(teacher, assignment, "f4")).options.map(({ thirds }) => thirds)).toEqual([
      [0, 0, 2],
      [0, 0, 0],
      [0, 0, 2],
    ]);
    expect((await statsFor(teacher, assignment, "f3")).options).toEqual([]);
  });

  it("have a coefficient from 20 answers on, that of the stored answers", async () => {
    const { teacher, tokens, assignment } = await openClass(Array.from({ length: 20 }, (_, place) => `P${place}`));
    for (const [place, token] of tokens.entries())
      await sit(token, assignment, {
        f1: choose(place < 12 ? "B" : "A"),
        f2: choose(place % 3 === 0 ? "A" : "B"),
        ...(place < 9 ? { f4: { type: "multiple_choice", option_ids: ["A", "C"] } } : {}),
      });
    const { discrimination, without_coefficient } = await statsFor(teacher, assignment, "f1");
    const rows = await school.db
      .select({ attemptId: answers.attemptId, itemId: answers.itemId, credit: answers.credit })
      .from(answers)
      .innerJoin(attempts, eq(attempts.attemptId, answers.attemptId))
      .where(eq(attempts.assignmentId, assignment.assignment_id));
    const people = [...new Set(rows.map(({ attemptId }) => attemptId))];
    const sum = (of: (row: (typeof rows)[number]) => boolean) =>
      people.map((id) =>
        rows.filter((row) => row.attemptId === id && of(row)).reduce((all, { credit }) => all + credit, 0),
      );
    const [x, y] = [sum(({ itemId }) => itemId === "f1"), sum(({ itemId }) => itemId !== "f1")];
    const n = people.length;
    const total = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);
    const dot = (one: readonly number[], other: readonly number[]) =>
      total(one.map((value, place) => value * (other[place] ?? 0)));
    const r =
      (n * dot(x, y) - total(x) * total(y)) /
      Math.sqrt((n * dot(x, x) - total(x) ** 2) * (n * dot(y, y) - total(y) ** 2));
    expect(without_coefficient).toBeNull();
    expect(discrimination.n).toBe(20);
    expect(discrimination.value).toBeCloseTo(r, 10);
    expect(discrimination.low).toBeLessThan(r);
    expect(discrimination.high).toBeGreaterThan(r);
    const { without_coefficient: why } = await statsFor(teacher, assignment, "f3");
    expect(why).toBe("allAlike");
  });

  it("are refused for a question that nobody met, and to a teacher who is sitting it", async () => {
    const { teacher, tokens, assignment } = await openClass(["Ann"]);
    const [ann] = tokens as [string];
    const code = async (item_id: string) =>
      (await school.call("itemStats", { ...assignment, item_id }, teacher)).body.code;
    expect(await code("f1")).toBe(101_021);
    await sit(ann, assignment, right);
    expect([await code("f1"), await code("ope0")]).toEqual([200, 101_021]);
    await school.call("startExam", { menu_id: "fixed" }, teacher);
    expect(await code("f1")).toBe(100_212);
  });
});
