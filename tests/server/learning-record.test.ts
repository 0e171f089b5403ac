import { eq } from "drizzle-orm";
import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import type { AnswerRecordList } from "../../src/contract/attempt/answer-record";
import { familyIds, scoreUnits } from "../../src/contract/families";
import { attempts, tests } from "../../src/server/db/schema";
import { numberedId } from "../support/made-ids";
import { countsOf, pageOf } from "../support/record-model";
import { fixedTest, morning, openSchool, type School } from "../support/sittings";

type Sitting = AnswerRecordList["list"][number];
type Row = typeof attempts.$inferInsert;

/** A version of a test, copied for tests that are never sat. */
const firstVersion = async () => {
  const [version] = await school.db.select().from(tests).where(eq(tests.menuId, "fixed"));
  if (version === undefined) throw new Error("no test");
  return version;
};

let school: School;
let token: string;
const families = ["custom", "cat", "sat"] as const;

const rowOf = (number: number, facts: Partial<Row>): Row => ({
  attemptId: numberedId(number),
  userId: "user-ann",
  menuId: "of-custom",
  version: 1,
  mode: "full",
  status: "finished",
  stage: "main",
  finishReason: "submitted",
  startedAt: morning - number,
  finishedAt: morning,
  leaseEpoch: 1,
  leaseSeenAt: morning,
  lastSeq: 0,
  answered: 4,
  total: 4,
  seed: "seed",
  ...facts,
});

const shownOf = ({ attemptId, menuId, status, startedAt, score }: Row): Sitting => ({
  attempt_id: attemptId,
  menu_id: menuId,
  mode: "full",
  kind: "real",
  status,
  started_at: startedAt,
  finished_at: status === "finished" ? morning : null,
  answered: 4,
  total: 4,
  deadline: null,
  stage_deadline: null,
  ...(status === "sitting" ? { timed: true } : {}),
  score: score ?? null,
  held: 0,
  title: fixedTest.title,
  family: familyIds.find((family) => menuId === `of-${family}`) ?? "custom",
  exam_info: fixedTest.exam_info,
});

const recordOf = async (asked: Record<string, string>): Promise<AnswerRecordList> => {
  const { data } = (await school.call("answerRecord", asked, token)).body;
  if (data.kind !== "list") throw new Error("no list");
  return data;
};

beforeAll(async () => {
  school = await openSchool();
  token = await school.signIn("ann");
  const { family: _, ...version } = await firstVersion();
  await school.db.insert(tests).values(families.map((family) => ({ ...version, family, menuId: `of-${family}` })));
});

describe("the learning record", () => {
  it("is paged, filtered and ordered by the database like the model", async () => {
    const some = fc.array(
      fc.record({
        family: fc.constantFrom(...families),
        startedAt: fc.integer({ min: 0, max: 5 }).map((minutes) => morning - minutes * 60_000),
        score: fc.option(
          fc
            .record({ unit: fc.constantFrom(...scoreUnits), value: fc.integer({ min: 0, max: 3 }) })
            .map(({ unit, value }) => ({ unit, value, low: value, high: value, scale: [0, 3] as [number, number] })),
          { nil: null },
        ),
      }),
      { maxLength: 12 },
    );
    const question = fc.record(
      {
        family: fc.constantFrom(...families),
        status: fc.constantFrom("sitting", "finished"),
        by: fc.constantFrom("date", "score"),
        descending: fc.constantFrom("true", "false"),
        page: fc.constantFrom("1", "2", "3"),
        page_size: fc.constantFrom("1", "4", "200"),
      },
      { requiredKeys: [] },
    );
    await fc.assert(
      fc.asyncProperty(some, question, async (facts, asked) => {
        await school.db.delete(attempts);
        // one attempt per test may be under way
        const rows = facts.map(({ family, startedAt, score }, number) => {
          const isOpen = facts.findIndex((one) => one.family === family) === number && number % 2 === 0;
          return rowOf(number, {
            menuId: `of-${family}`,
            startedAt,
            score,
            ...(isOpen ? { status: "sitting", finishedAt: null, finishReason: null } : {}),
          });
        });
        if (rows.length > 0) await school.db.insert(attempts).values(rows);
        const record = await recordOf(asked);
        expect(record).toEqual(pageOf(rows.map(shownOf), new URLSearchParams(asked)));
      }),
      { numRuns: 60 },
    );
  });

  it("contains only the person's attempts", async () => {
    await school.db.delete(attempts);
    await school.db.insert(attempts).values([rowOf(1, {}), rowOf(2, { userId: "user-ben" })]);
    const record = await recordOf({});
    expect([record.list.map(({ attempt_id }) => attempt_id), record.total, record.counts]).toEqual([
      [numberedId(1)],
      1,
      countsOf([shownOf(rowOf(1, {}))]),
    ]);
  });

  it.each([{ page: "0" }, { page: "x" }, { page_size: "201" }, { by: "name" }, { family: "ged" }, { status: "lost" }])(
    "refuses %j with a message",
    async (asked) => {
      const { status, body } = await school.call("answerRecord", asked, token);
      expect([status, body.code, body.msg.length > 10]).toEqual([400, 400, true]);
    },
  );

  it("reads at most a page of ten thousand attempts, in every list", async () => {
    await school.db.delete(attempts);
    for (let from = 0; from < 10_000; from += 2_000)
      await school.db
        .insert(attempts)
        .values(
          Array.from({ length: 2_000 }, (_, number) =>
            rowOf(from + number, { menuId: `of-${families[(from + number) % 3]}` }),
          ),
        );
    const record = await recordOf({ page: "200" });
    expect([record.list.length, record.list.at(-1)?.attempt_id, record.total]).toEqual([50, numberedId(9_999), 10_000]);
    const { attempts: earlier, state } = (await school.call("menuDetail", { menu_id: "of-cat" }, token)).body.data;
    expect([earlier.length, state.attempts, state.last_attempt?.attempt_id]).toEqual([50, 3_333, numberedId(1)]);
    const { list } = (await school.call("menuList", {}, token)).body.data;
    expect(list.flatMap(({ tests }) => tests).map(({ menu_id, state: own }) => [menu_id, own.attempts])).toEqual(
      expect.arrayContaining([
        ["of-custom", 3_334],
        ["of-cat", 3_333],
        ["of-sat", 3_333],
      ]),
    );
  });
});
