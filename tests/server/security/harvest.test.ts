import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { publishTest } from "../../../src/server/use-cases/publish-test";
import { freeSkims, restMs } from "../../../src/server/use-cases/sitting/harvest";
import { handIn } from "../../support/invitations";
import {
  adaptiveItems,
  choose,
  fixedTest,
  minute,
  morning,
  newKey,
  openSchool,
  type School,
} from "../../support/sittings";

const length = 12;
const few = 5;
const items = adaptiveItems.slice(0, length).map((item) => ({ ...item, family: "custom" as const, area: "general" }));

let school: School;
let day = 0;
beforeAll(async () => {
  school = await openSchool();
  await school.db.execute("update users set admin = true where username = 'off'");
  await school.db.execute("update users set status = 0 where username = 'off'");
  const definition = {
    ...fixedTest,
    exam_info: { ...fixedTest.exam_info, extract_question_number: length },
    sections: fixedTest.sections.map((section) => ({ ...section, items: length })),
  };
  await publishTest(school.db, { menuId: "long", family: "custom", definition, sourceDigest: null, items }, morning);
});
beforeEach(() => {
  day += 3;
  school.now = morning + day * 24 * 60 * minute;
});

interface Sat {
  readonly attempt_id: string;
  readonly endedAt: number;
}

/** Sits the test, answering so many questions, each after so long. */
async function sit(token: string, answered: number, msEach: number): Promise<Sat> {
  const attempt = (await school.call("startExam", { menu_id: "long" }, token)).body.data;
  const { attempt_id, lease } = attempt;
  for (const { item_id: exercise_id } of items.slice(0, answered)) {
    school.now += msEach;
    const given = { exercise_id, answer: choose("C"), revision: 1, elapsed_ms: msEach, idempotency_key: newKey() };
    expect((await school.call("answerExercise", { attempt_id, lease, ...given }, token)).body.code).toBe(200);
  }
  expect((await handIn(school, token, attempt)).code).toBe(200);
  return { attempt_id, endedAt: school.now };
}

async function sitInTurn(token: string, count: number, answered: number, msEach: number): Promise<Sat[]> {
  const sat = [];
  for (let one = 0; one < count; one += 1) {
    school.now += minute;
    sat.push(await sit(token, answered, msEach));
  }
  return sat;
}

const isOpen = async (token: string, { attempt_id }: Sat): Promise<boolean> => {
  const exercise_id = items[0]?.item_id ?? "";
  const { data } = (await school.call("exerciseDetail", { attempt_id, exercise_id }, token)).body;
  const report = (await school.call("answerRecord", { attempt_id }, token)).body.data;
  const hasKey = JSON.stringify(data).includes('"key":{');
  expect(report).toMatchObject({ released: hasKey });
  return hasKey;
};
const openOnes = async (token: string, sat: readonly Sat[]) => {
  const open = [];
  for (const one of sat) open.push(await isOpen(token, one));
  return open;
};
const first = (open: number, all: number) => Array.from({ length: all }, (_, place) => place < open);
const noted = async (account: string) => {
  const admin = await school.signIn("off");
  return (await school.call("auditList", { kind: "skimmed", account }, admin)).body.data.list;
};

describe("keys of one blank sitting after the other", () => {
  it("rest for a day from the fourth on, in the wrong-answer book and practice too, and somebody is told", async () => {
    const ann = await school.signIn("ann");
    const wrongOnes = async () => (await school.call("wrongBookList", { state: "all" }, ann)).body.data.total;
    const three = await sitInTurn(ann, freeSkims, few, minute);
    expect([await openOnes(ann, three), await wrongOnes()]).toEqual([first(3, 3), few]);
    const more = await sitInTurn(ann, 2, few, minute);
    expect(await openOnes(ann, [...three, ...more])).toEqual(first(3, 5));
    expect(await wrongOnes()).toBe(0);
    const practice = { from: "wrong", family: "custom", length: 20, idempotency_key: newKey() };
    const begun = (await school.call("practiceStart", practice, ann)).body;
    expect(begun).toMatchObject({ code: 200, data: { practice: null } });
    const [fourth, fifth] = more;
    const report = (await school.call("answerRecord", { attempt_id: fourth?.attempt_id }, ann)).body.data;
    expect(report).toMatchObject({ release: { when: "after_close", at: (fourth?.endedAt ?? 0) + restMs } });
    expect((await noted("ann")).map(({ facts, address }) => [facts, address])).toEqual(
      [fifth, fourth].map((one) => [{ test: "long", sitting: one?.attempt_id }, ""]),
    );

    school.now = (fourth?.endedAt ?? 0) + restMs;
    const again = await school.signIn("ann");
    expect(await openOnes(again, more)).toEqual(first(1, 2));
    school.now = (fifth?.endedAt ?? 0) + restMs;
    expect(await openOnes(await school.signIn("ann"), more)).toEqual(first(2, 2));
    expect((await school.call("wrongBookList", { state: "all" }, await school.signIn("ann"))).body.data.total).toBe(
      few,
    );
  });

  it("rest where everything was answered faster than it can be read", async () => {
    const ben = await school.signIn("ben");
    expect(await openOnes(ben, await sitInTurn(ben, 5, length, 1_000))).toEqual(first(3, 5));
    expect(await noted("ben")).toHaveLength(2);
  });

  it("stay open for whoever works, sits no more than three such a day, or sits short tests", async () => {
    const ann = await school.signIn("ann");
    expect(await openOnes(ann, await sitInTurn(ann, 5, length, 30_000))).toEqual(first(5, 5));
    for (let next = 0; next < 2; next += 1) {
      school.now += restMs;
      const token = await school.signIn("ann");
      expect(await openOnes(token, await sitInTurn(token, freeSkims, 0, 0))).toEqual(first(3, 3));
    }
    expect(await noted("ann")).toHaveLength(2);
  });
});
