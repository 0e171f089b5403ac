import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { answerMarkings } from "../../../src/server/db/markings-schema";
import { regrades } from "../../../src/server/db/regrades-schema";
import { inTransaction } from "../../../src/server/db/transaction";
import { eraseGrading } from "../../../src/server/use-cases/personal/graded-data";
import { RegradeSchool } from "../../support/regrades";

const ways = new RegradeSchool();

it("what a teacher has corrected and marked is exported, and stays without a name when the account goes", async () => {
  const attempt = await ways.sat(await ways.school.signIn("ann"), "A");
  await ways.release();
  const { data } = await ways.preview({ item_id: "f1", rule: "fullCredit" });
  await ways.apply(data);
  expect((await ways.confirm(data)).data.phase).toBe("told");
  const marking = { points: 0.5, comment: "Well argued.", markedBy: "teacher-1", markedAt: ways.school.now };
  await ways.school.db
    .insert(answerMarkings)
    .values({ attemptId: attempt, itemId: "f3", part: "first", version: 1, ...marking });
  const exported = async (token: string) => {
    const { regrades: corrected, marks_given } = (await ways.school.call("exportData", {}, token)).body.data;
    return { corrected, marks_given };
  };
  const regrade = {
    regrade_id: data.regrade_id,
    assignment_id: ways.assignment_id,
    item_id: "f1",
    rule: "fullCredit",
    reason: "The question has two right answers.",
    phase: "told",
    created_at: ways.school.now,
  };
  expect(await exported(ways.teacher)).toEqual({
    corrected: [{ ...regrade, part: "proposed" }],
    marks_given: [{ item_id: "f3", points: 0.5, comment: "Well argued.", marked_at: ways.school.now }],
  });
  expect(await exported(ways.second)).toEqual({ corrected: [{ ...regrade, part: "confirmed" }], marks_given: [] });
  expect(await exported(ways.stranger)).toEqual({ corrected: [], marks_given: [] });

  const before = await ways.scores();
  await inTransaction(ways.school.db, async (tx) => {
    await eraseGrading(tx, { userId: "teacher-1" });
    await eraseGrading(tx, { userId: "teacher-2" });
  });
  const rows = await ways.school.db.select().from(regrades).where(eq(regrades.regradeId, data.regrade_id));
  expect(rows.map(({ proposedBy, secondedBy, phase }) => [proposedBy, secondedBy, phase])).toEqual([
    [null, null, "told"],
  ]);
  expect(await ways.scores()).toEqual(before);
  expect(before).toEqual({ [attempt]: 25 });
});
