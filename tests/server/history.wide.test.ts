import { asc, eq, isNull } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { miniMathBank } from "../../src/items/mini/maths/bank";
import { optUseOfEnglishBank } from "../../src/items/opt/use-of-english/bank";
import { answerFits, scoreAnswer } from "../../src/items/scoring/score";
import { createRandom } from "../../src/psychometrics/random";
import { users } from "../../src/server/db/accounts-schema";
import { wrongBook } from "../../src/server/db/collections-schema";
import { answers, attempts, attemptLog } from "../../src/server/db/schema";
import { fittingRightAnswer, wrongAnswer } from "../../src/server/history/answers";
import { installHistory } from "../../src/server/history/install-history";
import { planHistory } from "../../src/server/history/plan";
import { hashPassword } from "../../src/server/use-cases/passwords";
import { publishTest } from "../../src/server/use-cases/publish-test";
import { adaptiveItems, adaptiveTest, fixedItems, fixedTest, minute, morning, openSchool } from "../support/sittings";

const hash = hashPassword("student123");
const day = 1_440 * minute;

/** A school with the demo student and three of the tests that the history is made of. */
async function demoSchool(passwordHash?: string) {
  const school = await openSchool();
  await school.db.insert(users).values({
    userId: "user-student",
    username: "student",
    passwordHash: passwordHash ?? (await hash),
    nickname: "Mia",
    role: ["student"],
    permission: [],
    grade: 5,
    createdAt: morning,
  });
  for (const menuId of ["map-math", "map-reading"])
    await publishTest(
      school.db,
      { menuId, family: "map", definition: adaptiveTest, sourceDigest: null, items: adaptiveItems },
      morning,
    );
  await publishTest(
    school.db,
    {
      menuId: "sat",
      family: "custom",
      definition: { ...fixedTest, attempt_limit: null },
      sourceDigest: null,
      items: fixedItems,
    },
    morning,
  );
  return school;
}

type Db = Awaited<ReturnType<typeof demoSchool>>["db"];

const sittings = (db: Db) =>
  db.select().from(attempts).where(eq(attempts.userId, "user-student")).orderBy(asc(attempts.startedAt));

const whatHappened = async (db: Db) => ({
  sittings: (await sittings(db)).map(({ attemptId: _id, seed: _seed, ...row }) => row),
  answers: (await db.select().from(answers).orderBy(asc(answers.savedAt), asc(answers.itemId))).map(
    ({ attemptId: _id, ...row }) => row,
  ),
});

const expected = planHistory("demo-history-1").filter(({ menuId }) =>
  ["map-math", "map-reading", "sat"].includes(menuId),
);

describe("the plan of a history", () => {
  it("has forty attempts in six months and all families, one under way, and is reproducible", () => {
    const plan = planHistory("any");
    expect(plan).toEqual(planHistory("any"));
    expect(plan).not.toEqual(planHistory("other"));
    expect(plan.map(({ number }) => number)).toEqual(Array.from({ length: 40 }, (_, number) => number));
    expect(plan.filter(({ end }) => end === "open")).toEqual([plan.at(-1)]);
    expect(plan.every(({ daysAgo }) => daysAgo >= 1 && daysAgo <= 182)).toBe(true);
    expect(new Set(plan.map(({ menuId }) => menuId.split("-")[0]))).toEqual(new Set(["map", "cat", "sat", "opt"]));
  });
});

describe("a history", () => {
  it("consists of complete attempts, the same each time, and is made only once", async () => {
    const [school, other] = await Promise.all([demoSchool(), demoSchool()]);
    expect(await installHistory(school.deps, { onlyFresh: true })).toBe(expected.length);
    const happened = await whatHappened(school.db);
    expect(await installHistory(school.deps, { onlyFresh: true })).toBe(0);
    expect(await whatHappened(school.db)).toEqual(happened);
    expect(await installHistory(other.deps, { onlyFresh: true })).toBe(expected.length);
    const { sittings: again, answers: same } = await whatHappened(other.db);
    expect(again.map(({ score, answered, startedAt }) => ({ score, answered, startedAt }))).toEqual(
      happened.sittings.map(({ score, answered, startedAt }) => ({ score, answered, startedAt })),
    );
    expect(same.length).toBeGreaterThan(150);

    expect(happened.sittings.map(({ menuId, status }) => ({ menuId, status }))).toEqual(
      expected.map(({ menuId, end }) => ({ menuId, status: end === "open" ? "sitting" : "finished" })),
    );
    expect(happened.sittings.every(({ startedAt }) => startedAt < morning && startedAt > morning - 184 * day)).toBe(
      true,
    );
    expect(happened.sittings.filter(({ finishReason }) => finishReason === "expired")).not.toEqual([]);
    const unscored = happened.sittings.filter(({ status, score }) => status === "finished" && score === null);
    const hurried = expected.filter(({ hurries }) => hurries).map(({ menuId }) => menuId);
    expect(unscored.map(({ menuId }) => menuId)).toEqual(hurried);
    const log = await school.db.select({ kind: attemptLog.kind }).from(attemptLog);
    expect(new Set(log.map(({ kind }) => kind))).toEqual(
      new Set(["start", "lease", "answer", "checkStatus", "finish"]),
    );
    expect(await school.db.select().from(wrongBook).where(eq(wrongBook.userId, "user-student"))).not.toEqual([]);
  });

  it("continues where it was stopped, and a failed attempt leaves no trace", async () => {
    const { db, deps } = await demoSchool();
    let asked = 0;
    await installHistory(deps, { onlyFresh: true, isStopped: () => (asked += 1) > 20 });
    const first = await sittings(db);
    expect(first.length).toBeGreaterThan(0);
    expect(first.length).toBeLessThan(expected.length);
    expect(first.every(({ status }) => status === "finished")).toBe(true);
    let ids = 0;
    const failing = {
      ...deps,
      exposures: {
        ...deps.exposures,
        of: async (...given: Parameters<typeof deps.exposures.of>) => {
          if ((ids += 1) > 8) throw new Error("gone");
          return deps.exposures.of(...given);
        },
      },
    };
    await expect(installHistory(failing, { onlyFresh: true })).rejects.toThrow("gone");
    expect((await sittings(db)).every(({ status }) => status === "finished")).toBe(true);
    await installHistory(deps, { onlyFresh: true });
    expect((await sittings(db)).map(({ menuId }) => menuId)).toEqual(expected.map(({ menuId }) => menuId));
    expect(await db.select().from(attempts).where(isNull(attempts.startKey))).toEqual([]);
  });

  it("is not made after the password changed, nor by default for a student with attempts", async () => {
    const changed = await demoSchool(await hashPassword("something else"));
    expect(await installHistory(changed.deps, { onlyFresh: false })).toBe(0);
    const { db, deps, ...school } = await demoSchool();
    const token = await school.signIn("student", "student123");
    await school.call("startExam", { menu_id: "map-math" }, token);
    const [own] = await sittings(db);
    expect(await installHistory(deps, { onlyFresh: true })).toBe(0);
    await installHistory(deps, { onlyFresh: false });
    const all = await sittings(db);
    expect(all.filter(({ menuId }) => menuId === "map-math")).toEqual([own]);
    expect(all.length).toBe(1 + expected.filter(({ menuId }) => menuId !== "map-math").length);
  });
});

describe("the generated answers of a history", () => {
  it.each([
    ["mini", () => miniMathBank(() => null)],
    ["opt", optUseOfEnglishBank],
  ] as const)("fit their fields and are right or wrong as intended: %s", (_name, bank) => {
    const random = createRandom("answers");
    for (const { key, body } of bank()) {
      const right = fittingRightAnswer(key, body.interaction);
      const wrong = wrongAnswer(key, body.interaction, random);
      expect(answerFits(body.interaction, right)).toBe(true);
      expect(answerFits(body.interaction, wrong)).toBe(true);
      expect(scoreAnswer(key, body.interaction, right).mark).toBe("right");
      expect(scoreAnswer(key, body.interaction, wrong).mark).not.toBe("right");
    }
  });
});
