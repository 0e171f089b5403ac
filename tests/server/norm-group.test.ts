import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { normOf } from "../../src/psychometrics/scales/rit";
import { readConfig } from "../../src/server/configuration/config";
import { users } from "../../src/server/db/accounts-schema";
import { attempts } from "../../src/server/db/schema";
import { guestOf } from "../support/invitations";
import { choose, openSchool, sitAdaptively, type School } from "../support/sittings";

/** An attempt from this level with every second answer right. */
const sit = async (school: School, person: string, level?: number) => sitAs(school, await school.signIn(person), level);

async function sitAs(school: School, token: string, level?: number) {
  const begun = await school.call(
    "startExam",
    { menu_id: "adaptive", mode: "practice", ...(level === undefined ? {} : { start_level: level }) },
    token,
  );
  const { attempt_id } = begun.body.data;
  await sitAdaptively(school, token, begun.body.data, (place) => choose(place % 2 === 0 ? "B" : "A"));
  const report = (await school.call("answerRecord", { attempt_id }, token)).body.data;
  if (report.kind !== "map") throw new Error("not a MAP report");
  return report;
}

describe("the group that a score is compared with", () => {
  it("is that of the student's grade, whatever the starting level", async () => {
    const school = await openSchool();
    const { mean, sd, source } = normOf("math", 5, "fall");
    for (const [person, level] of [
      ["ann", undefined],
      ["ben", 4],
      ["ben", 6],
    ] as const) {
      const report = await sit(school, person, level);
      expect([report.grade, report.season, report.norm]).toEqual([5, "fall", { mean, sd, source }]);
    }
  });

  it("is that of the grade a guest entered", async () => {
    const school = await openSchool();
    const ann = await school.signIn("ann");
    const { token, visit } = await guestOf(school, ann, { menu_id: "adaptive" });
    expect(visit.invitation.grades).toEqual([4, 5, 6]);
    const { attempt_id } = (await school.call("startExam", { menu_id: "adaptive", start_level: 4 }, token)).body.data;
    const [row] = await school.db.select().from(attempts).where(eq(attempts.attemptId, attempt_id));
    expect([row?.prior?.grade, row?.prior?.mean]).toEqual([4, normOf("math", 4, "fall").mean]);
  });

  it.each(["guest", "student"])("is empty where a %s gave no grade and no level", async (who) => {
    const school = await openSchool();
    await school.db.update(users).set({ grade: null }).where(eq(users.username, "ben"));
    const ann = await school.signIn("ann");
    const guest = await guestOf(school, ann, { menu_id: "adaptive" });
    const token = who === "guest" ? guest.token : await school.signIn("ben");
    const report = await sitAs(school, token);
    expect([report.grade, report.norm]).toEqual([null, null]);
    expect(report.estimate).toMatchObject({ percentile: null, percentile_band: null, descriptor: null });
    expect([report.estimate?.rit === undefined, report.areas.map(({ descriptor }) => descriptor)]).toEqual([
      false,
      report.areas.map(() => null),
    ]);
    if (who === "student") {
      const { attempt_id } = report;
      const { terms, growth, projection } = (await school.call("growthRecord", { attempt_id }, token)).body.data;
      expect([terms, growth, projection]).toEqual([[], null, null]);
    }
  });

  it("is proposed to a student but not to a guest", async () => {
    const school = await openSchool();
    const ann = await school.signIn("ann");
    const guest = await guestOf(school, ann, { menu_id: "adaptive" });
    const proposed = async (token: string) =>
      (await school.call("menuDetail", { menu_id: "adaptive" }, token)).body.data.start_level;
    expect([await proposed(ann), await proposed(guest.token)]).toEqual([5, null]);
  });

  it("is that of the chosen level for a student without a grade", async () => {
    const school = await openSchool();
    await school.db.update(users).set({ grade: null }).where(eq(users.username, "ann"));
    const report = await sit(school, "ann", 6);
    expect([report.grade, report.norm?.mean]).toEqual([6, normOf("math", 6, "fall").mean]);
  });

  it.each([
    ["UTC", "fall"],
    ["Asia/Shanghai", "winter"],
    ["America/Los_Angeles", "fall"],
  ])("is of the season in the site's time zone: %s", async (timeZone, season) => {
    const school = await openSchool({}, { timeZone });
    school.now = Date.UTC(2026, 10, 30, 17);
    const token = await school.signIn("ann");
    const { attempt_id } = (await school.call("startExam", { menu_id: "adaptive", mode: "practice" }, token)).body.data;
    const [row] = await school.db.select().from(attempts).where(eq(attempts.attemptId, attempt_id));
    expect(row?.prior?.season).toBe(season);
  });

  it("takes the time zone from TIME_ZONE, and names an invalid one", () => {
    expect(readConfig({ TIME_ZONE: "Asia/Shanghai" }).timeZone).toBe("Asia/Shanghai");
    expect(() => readConfig({ TIME_ZONE: "Moon/Base" })).toThrow(
      'TIME_ZONE must be a name such as "Asia/Shanghai", not "Moon/Base".',
    );
  });
});
