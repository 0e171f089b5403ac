import { beforeAll, describe, expect, it } from "vitest";
import { mostOpenSittings } from "../../src/server/attempts/open-limit";
import { publishTest } from "../../src/server/use-cases/publish-test";
import { digestOf } from "../support/database";
import { fixedItems, fixedTest, morning, newKey, openSchool, type School } from "../support/sittings";

let school: School;
let ann: string;
const name = (number: number) => `many-${number}`;
const begin = (menu_id: string, more: object = {}, token = ann) =>
  school.call("startExam", { menu_id, idempotency_key: newKey(), ...more }, token);

beforeAll(async () => {
  school = await openSchool();
  ann = await school.signIn("ann");
  for (let number = 0; number <= mostOpenSittings; number += 1)
    await publishTest(
      school.db,
      { menuId: name(number), family: "custom", definition: fixedTest, sourceDigest: null, items: fixedItems },
      morning,
    );
});

describe("open sittings of one person", () => {
  it(`are ${mostOpenSittings} at most; another is refused and changes nothing`, async () => {
    const replies = await Promise.all(Array.from({ length: mostOpenSittings + 1 }, (_, number) => begin(name(number))));
    const codes = replies.map(({ body }) => body.code);
    expect(codes.filter((code) => code === 200)).toHaveLength(mostOpenSittings);
    expect(codes.filter((code) => code === 100213)).toHaveLength(1);

    const left = name(codes.indexOf(100213));
    const before = await digestOf(school.db);
    expect(await begin(left)).toMatchObject({ status: 200, body: { code: 100213, data: { open: mostOpenSittings } } });
    expect(await digestOf(school.db)).toBe(before);
    expect((await begin(left, {}, await school.signIn("ben"))).body.code).toBe(200);

    const [first] = replies.filter(({ body }) => body.code === 200).map(({ body }) => body.data);
    if (first === undefined) throw new Error("none has begun");
    const resumed = (await begin(first.menu_id, { lease: first.lease })).body.data;
    expect(resumed.attempt_id).toBe(first.attempt_id);
    const { attempt_id, lease } = resumed;
    expect((await school.call("advanceExam", { attempt_id, stage: "main", lease }, ann)).body.code).toBe(200);
    expect((await begin(left)).body.code).toBe(200);
  });

  it("are refused with a message in both languages", async () => {
    const words = async (lang: string) =>
      (await school.call("startExam", { menu_id: "fixed", idempotency_key: newKey() }, ann, { lang })).body.msg;
    expect([await words("en"), await words("zh")]).toEqual([
      "You have 50 tests under way. Finish one of them before you begin another.",
      "你有 50 个测试尚未完成，请先完成其中一个，再开始新的。",
    ]);
  });
});
