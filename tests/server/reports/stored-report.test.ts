import { eq } from "drizzle-orm";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { attemptReports } from "../../../src/server/db/reports-schema";
import { attempts } from "../../../src/server/db/schema";
import { familyRules } from "../../../src/server/families/rules";
import { gather } from "../../../src/server/families/scoring-input";
import { sittingOf } from "../../support/one-sitting";
import { minute, type School } from "../../support/sittings";
import { addStaged, storedReportText, kinds, openReportSchool, reportOf, sit, stagedKinds } from "./school";

let school: School;
let ann: string;

beforeAll(async () => {
  school = await openReportSchool();
  await addStaged(school);
  ann = await school.signIn("ann");
});

async function madeAnew(attemptId: string): Promise<string> {
  const [attempt] = await school.db.select().from(attempts).where(eq(attempts.attemptId, attemptId));
  if (attempt === undefined) throw new Error("there is no such sitting");
  const test = await school.deps.catalogue.test(school.db, attempt.menuId, attempt.version);
  return JSON.stringify(familyRules[test.family].report(await gather(school.db, test, attempt)));
}

const keep = (attemptId: string, row: Partial<typeof attemptReports.$inferInsert>) =>
  school.db.update(attemptReports).set(row).where(eq(attemptReports.attemptId, attemptId));

describe("a report", () => {
  it.each([...kinds, ...stagedKinds])(
    "is stored when the sitting ends, and is identical when generated again: %s",
    async (menuId) => {
      const attemptId = await sit(school, ann, menuId);
      const kept = await storedReportText(school, attemptId);
      expect(kept).toBe(await madeAnew(attemptId));
      expect(await reportOf(school, ann, attemptId)).toEqual(JSON.parse(kept ?? "null"));
      expect(await storedReportText(school, attemptId)).toBe(kept);
    },
  );

  it.each(kinds)("equals its golden file: %s", async (menuId) => {
    const fresh = await openReportSchool();
    const token = await fresh.signIn("ben");
    const report = await reportOf(fresh, token, await sit(fresh, token, menuId));
    const golden = join(import.meta.dirname, `golden/${menuId}.json`);
    expect(report).toEqual(JSON.parse(readFileSync(golden, "utf8")));
  });

  it("of an attempt that ended before reports were stored is stored at its first reading", async () => {
    const attemptId = await sit(school, ann, "fixed");
    const kept = await storedReportText(school, attemptId);
    await school.db.delete(attemptReports).where(eq(attemptReports.attemptId, attemptId));
    const report = await reportOf(school, ann, attemptId);
    expect([report, await storedReportText(school, attemptId)]).toEqual([JSON.parse(kept ?? "null"), kept]);
  });

  it("is read from the database while its rule is current", async () => {
    const attemptId = await sit(school, ann, "fixed");
    const told = await reportOf(school, ann, attemptId);
    await keep(attemptId, { report: { ...told, answered: 1 } });
    expect(await reportOf(school, ann, attemptId)).toEqual({ ...told, answered: 1 });
  });

  it("made by another rule stays stored; one by the current rule is sent", async () => {
    const attemptId = await sit(school, ann, "fixed");
    const told = await reportOf(school, ann, attemptId);
    await keep(attemptId, { rule: 0, report: { ...told, answered: 1 } });
    const kept = await storedReportText(school, attemptId);
    expect([await reportOf(school, ann, attemptId), await storedReportText(school, attemptId)]).toEqual([told, kept]);
  });

  it("that can no longer be parsed is generated again", async () => {
    const attemptId = await sit(school, ann, "fixed");
    const told = await reportOf(school, ann, attemptId);
    await keep(attemptId, { report: { kind: "fixed", what: "once was" } });
    expect(await reportOf(school, ann, attemptId)).toEqual(told);
  });

  it("is generated again after a late answer, held or counted", async () => {
    const begin = async (menu_id: string) =>
      sittingOf(school, ann, (await school.call("startExam", { menu_id, take_over: true }, ann)).body.data);
    const late = async (sitting: Awaited<ReturnType<typeof begin>>) => {
      const deadline = sitting.attempt.deadline ?? 0;
      school.now = deadline + minute;
      const { attempt_id } = sitting.attempt;
      const before = await reportOf(school, ann, attempt_id);
      await sitting.answer({ answered_at: deadline - 1 });
      return [
        before,
        await reportOf(school, ann, attempt_id),
        JSON.parse((await storedReportText(school, attempt_id)) ?? ""),
      ];
    };
    const [before, after, kept] = await late(await begin("fixed"));
    expect([before.held, after.held, kept.held]).toEqual([0, 1, 1]);
    expect(after).toEqual(kept);
    const [missed, counted, keptToo] = await late(await begin("lenient"));
    expect([missed.right, counted.right, keptToo.right]).toEqual([0, 1, 1]);
  });
});
