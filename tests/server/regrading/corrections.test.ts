import { parse } from "csv-parse/sync";
import { beforeEach, describe, expect, it } from "vitest";
import { exportSchema } from "../../../src/contract/account/export";
import { RegradeSchool } from "../../support/regrades";

const ways = new RegradeSchool();
const keyOf = (option_id: string) => ({ type: "single_choice", option_id });
const newKeyA = { item_id: "f1", rule: "newKey", key: keyOf("A"), reason: "The right answer is A." };

let ann = "";
beforeEach(async () => {
  await ways.assign();
  ann = await ways.school.signIn("ann");
});

const listed = async () => {
  const reply = await ways.school.call("regrades", { assignment_id: ways.assignment_id }, ways.teacher);
  return reply.body.data.regrades.map(({ regrade_id, phase }) => [regrade_id, phase]);
};
const question = async (item_id: string, token = ways.teacher) =>
  (await ways.school.call("regradeQuestion", { assignment_id: ways.assignment_id, item_id }, token)).body;
const fetched = async (url: string, token: string) =>
  ways.school.app.inject({ method: "GET", url, headers: { authorization: `Bearer ${token}` } });

describe("a question to be corrected", () => {
  it("comes with its key, and with the rule that stands", async () => {
    await ways.sat(ann, "A");
    expect((await question("f1")).data).toMatchObject({
      item_id: "f1",
      key: keyOf("B"),
      standing: null,
      release_phase: "held",
    });
    const { regrade_id } = await ways.applied(newKeyA);
    expect((await question("f1")).data.standing).toEqual({
      regrade_id,
      rule: "newKey",
      key: keyOf("A"),
      reason: "The right answer is A.",
      applied_at: ways.school.now,
    });
    await ways.applied({ item_id: "f1", rule: "restore", regrade_id });
    expect((await question("f1")).data.standing).toBeNull();
  });

  it("is refused where nobody has met it, to other teachers, and to one who is sitting it", async () => {
    expect((await question("f1")).code).toBe(101021);
    await ways.sat(ann, "A");
    expect((await question("none")).code).toBe(101021);
    expect((await question("f1", ways.stranger)).code).toBe(101101);
    const own = (await ways.school.call("startExam", { menu_id: "fixed" }, ways.second)).body;
    expect(own.code).toBe(200);
    expect((await question("f1", ways.second)).code).toBe(100212);
  });
});

it("a preview takes the place of an earlier one of the same person that was not applied", async () => {
  await ways.sat(ann, "A");
  const [first, others] = [await ways.preview(newKeyA), await ways.preview(newKeyA, ways.second)];
  const second = await ways.preview({ item_id: "f1", rule: "fullCredit" });
  expect(Object.fromEntries(await listed())).toEqual({
    [first.data.regrade_id]: "dropped",
    [others.data.regrade_id]: "previewed",
    [second.data.regrade_id]: "previewed",
  });
  expect((await ways.apply(first.data)).code).toBe(101042);
});

describe("what was corrected", () => {
  it("is told in the report with the score before and after, and the report before it can be read", async () => {
    const attempt_id = await ways.sat(ann, "A");
    await ways.release();
    const before = await ways.reportOf(ann, attempt_id);
    await ways.release("held");
    const { regrade_id } = await ways.applied(newKeyA);
    await ways.release();
    const { corrections, right } = await ways.reportOf(ann, attempt_id);
    expect(right).toBe(1);
    expect(corrections).toEqual([
      {
        exercise_id: "f1",
        at: ways.school.now,
        rule: "newKey",
        reason: "The right answer is A.",
        before: 0,
        after: 25,
        regrade_id,
      },
    ]);
    const asked = { attempt_id, replaced_by: regrade_id };
    const { data } = (await ways.school.call("answerRecord", asked, ann)).body;
    expect(data).toEqual({ ...before, corrections });
    const other = (await ways.school.call("answerRecord", { ...asked, replaced_by: "none" }, ann)).body;
    expect(other.code).toBe(101040);
    const ben = await ways.school.signIn("ben");
    expect((await ways.school.call("answerRecord", asked, ben)).body.code).not.toBe(200);
  });

  it("is not told before results are released", async () => {
    const attempt_id = await ways.sat(ann, "A");
    const { regrade_id } = await ways.applied(newKeyA);
    const asked = { attempt_id, replaced_by: regrade_id };
    for (const input of [{ attempt_id }, asked]) {
      const { data } = (await ways.school.call("answerRecord", input, ann)).body;
      expect(data).not.toHaveProperty("corrections");
      expect(data).toMatchObject({ released: false, correct_rate: null });
    }
  });

  it("stands in the person's own data with the key that is right by now", async () => {
    const attempt_id = await ways.sat(ann, "A");
    await ways.applied(newKeyA);
    const itemsOf = async () => {
      const { data } = (await fetched("/api/user/export", ann)).json();
      const { attempts } = exportSchema.parse(data);
      return attempts.find((one) => one.attempt_id === attempt_id)?.items ?? [];
    };
    expect((await itemsOf()).map(({ key, correction }) => [key, correction])).toEqual(
      Array.from({ length: 4 }, () => [undefined, undefined]),
    );
    await ways.release();
    ways.school.now += 3_600_000;
    const [first, second] = await itemsOf();
    expect(first).toMatchObject({
      mark: "right",
      key: keyOf("B"),
      correction: { rule: "newKey", reason: "The right answer is A.", key: keyOf("A") },
    });
    expect(second).not.toHaveProperty("correction");
  });

  it("is named in the files of the class's results", async () => {
    await ways.sat(ann, "A");
    await ways.applied(newKeyA);
    const { regrade_id } = await ways.applied({ item_id: "f2", rule: "leaveOut" });
    await ways.applied({ item_id: "f2", rule: "restore", regrade_id });
    const csv = `/api/studio/export?assignment_id=${ways.assignment_id}&format=csv&language=en`;
    const [head] = parse((await fetched(csv, ways.teacher)).rawPayload, { bom: true });
    expect(head?.slice(9, 13).join("|")).toBe("No. 1 (corrected)|No. 2|No. 3|No. 4");
  });
});
