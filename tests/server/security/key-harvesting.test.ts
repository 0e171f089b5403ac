import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { publishTest } from "../../../src/server/use-cases/publish-test";
import { freeSkims, keyWithholdingMs } from "../../../src/server/use-cases/sitting/key-harvesting";
import { anotherServer } from "../../support/another-server";
import { enter, handIn, invite } from "../../support/invitations";
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

/** Sits the test, answering a number of questions, each after the given time. */
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
/** Whether a report shows the keys, and if not, when it will. */
const releaseIn = async (at: School, token: string, attempt_id: string) => {
  const report = (await at.call("answerRecord", { attempt_id }, token)).body.data;
  if (report.kind === "list") throw new Error("a list in the place of a report");
  return { released: report.released, release: report.release };
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

describe("keys of repeated blank attempts", () => {
  it("are withheld for a day from the fourth on, everywhere, and staff is notified", async () => {
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
    expect(report).toMatchObject({ release: { when: "after_close", at: (fourth?.endedAt ?? 0) + keyWithholdingMs } });
    expect((await noted("ann")).map(({ facts, address }) => [facts, address])).toEqual(
      [fifth, fourth].map((one) => [{ test: "long", sitting: one?.attempt_id }, ""]),
    );

    school.now = (fourth?.endedAt ?? 0) + keyWithholdingMs;
    const again = await school.signIn("ann");
    expect(await openOnes(again, more)).toEqual(first(1, 2));
    school.now = (fifth?.endedAt ?? 0) + keyWithholdingMs;
    expect(await openOnes(await school.signIn("ann"), more)).toEqual(first(2, 2));
    expect((await school.call("wrongBookList", { state: "all" }, await school.signIn("ann"))).body.data.total).toBe(
      few,
    );
  });

  it("are withheld where everything was answered faster than it can be read", async () => {
    const ben = await school.signIn("ben");
    expect(await openOnes(ben, await sitInTurn(ben, 5, length, 1_000))).toEqual(first(3, 5));
    expect(await noted("ben")).toHaveLength(2);
  });

  it("stay open after real work, up to three blank attempts a day, and for short tests", async () => {
    const ann = await school.signIn("ann");
    expect(await openOnes(ann, await sitInTurn(ann, 5, length, 30_000))).toEqual(first(5, 5));
    for (let next = 0; next < 2; next += 1) {
      school.now += keyWithholdingMs;
      const token = await school.signIn("ann");
      expect(await openOnes(token, await sitInTurn(token, freeSkims, 0, 0))).toEqual(first(3, 3));
    }
    expect(await noted("ann")).toHaveLength(2);
  });
});

describe("guests who collect keys for the person who invited them", () => {
  /** Guests of one invitation, each calling one of two servers that share the database. */
  const guestsOf = async (host: string, count: number) => {
    const token = await school.signIn(host);
    const invitation = await invite(school, token, { menu_id: "long", uses: count, sees_result: true });
    const other = await anotherServer(school);
    const servers = [school, other];
    return Promise.all(
      Array.from({ length: count }, async (_, place) => {
        const at = servers[place % 2] ?? school;
        return { at, token: (await enter(at, invitation.code)).data.token };
      }),
    );
  };

  it("see no key after an immediate hand-in, even twenty-five of them, and staff is notified", async () => {
    const all = await guestsOf("ann", 25);
    const open = await Promise.all(
      all.map(async ({ at, token }) => {
        const attempt = (await at.call("startExam", { menu_id: "long" }, token)).body.data;
        expect((await handIn(at, token, attempt)).code).toBe(200);
        const { attempt_id } = attempt;
        const { released, release } = await releaseIn(at, token, attempt_id);
        return [released, release.when, await isOpen(token, { attempt_id, endedAt: 0 })];
      }),
    );
    expect(open).toEqual(Array(25).fill([false, "never", false]));
    school.now += 30 * keyWithholdingMs;
    expect(await noted("ann")).toHaveLength(27);
  });

  it("share the three attempts a day with the inviter, and wait longer the more there were", async () => {
    const ben = await school.signIn("ben");
    const own = await sitInTurn(ben, 2, few, minute);
    const [one, two, three, four, five] = await guestsOf("ben", 5);
    const sat: { readonly token: string; readonly one: Sat }[] = [];
    for (const guest of [one, two, three, four, five])
      for (const next of await sitInTurn(guest?.token ?? "", 1, few, minute))
        sat.push({ token: guest?.token ?? "", one: next });
    expect(await openOnes(ben, own)).toEqual([true, true]);
    const reports = await Promise.all(
      sat.map(async ({ token, one: { attempt_id, endedAt } }) => {
        const { released, release } = await releaseIn(school, token, attempt_id);
        return [released, release.when === "after_close" ? Math.round((release.at - endedAt) / keyWithholdingMs) : 0];
      }),
    );
    expect(reports).toEqual([
      [true, 0],
      [false, 1],
      [false, 1],
      [false, 1],
      [false, 2],
    ]);
  });

  it("see keys after real work, however many they are", async () => {
    const token = await school.signIn("ann");
    const invitation = await invite(school, token, {
      menu_id: "long",
      uses: 5,
      sees_result: true,
      valid_until: school.now + keyWithholdingMs,
    });
    for (let place = 0; place < 5; place += 1) {
      const guest = (await enter(school, invitation.code)).data.token;
      const [sat] = await sitInTurn(guest, 1, length, 30_000);
      expect(await isOpen(guest, sat as Sat)).toBe(true);
    }
  });

  it("get no key by claiming the result for an account", async () => {
    const [guest] = await guestsOf("ann", 1);
    const vtk = guest?.token ?? "";
    const attempt = (await school.call("startExam", { menu_id: "long" }, vtk)).body.data;
    await handIn(school, vtk, attempt);
    const ben = await school.signIn("ben");
    expect((await school.call("claimResult", { vtk }, ben)).body.code).toBe(200);
    expect(await isOpen(ben, { attempt_id: attempt.attempt_id, endedAt: 0 })).toBe(false);
  });
});
