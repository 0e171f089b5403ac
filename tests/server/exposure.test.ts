import { and, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { createCatalogue } from "../../src/server/attempts/catalogue";
import { createExposures } from "../../src/server/attempts/exposure/exposures";
import { exposures } from "../../src/server/db/exposure-schema";
import { attemptItems, attempts } from "../../src/server/db/schema";
import { choose, minute, openSchool, sitAdaptively, type School } from "../support/sittings";

/** A number of attempts at the short adaptive test by two students of grade 5, who answer differently. */
async function sitOften(school: School, sittings: number): Promise<void> {
  for (let number = 0; number < sittings; number += 1) {
    const token = await school.signIn(number % 2 === 0 ? "ann" : "ben");
    const begun = await school.call("startExam", { menu_id: "adaptive", mode: "practice" }, token);
    await sitAdaptively(school, token, begun.body.data, (place) => choose((place + number) % 3 === 0 ? "A" : "B"));
  }
}

/** The number of times each item was served, counted from the attempts. */
async function recount({ db }: School): Promise<Record<string, number>> {
  const rows = await db
    .select({ itemId: attemptItems.itemId })
    .from(attemptItems)
    .innerJoin(attempts, eq(attempts.attemptId, attemptItems.attemptId))
    .where(eq(attempts.menuId, "adaptive"));
  const times: Record<string, number> = {};
  for (const { itemId } of rows) times[itemId] = (times[itemId] ?? 0) + 1;
  return times;
}

async function written({ db }: School, studentGroup: string): Promise<Record<string, number>> {
  const rows = await db
    .select({ itemId: exposures.itemId, times: exposures.times })
    .from(exposures)
    .where(and(eq(exposures.menuId, "adaptive"), eq(exposures.studentGroup, studentGroup)));
  return Object.fromEntries(rows.map(({ itemId, times }) => [itemId, times]));
}

describe("the exposure counts of items", () => {
  it("are stored per grade as counted from the attempts, and read by a starting server", async () => {
    const school = await openSchool();
    await sitOften(school, 6);
    await school.deps.exposures.write();

    const times = await recount(school);
    expect(Object.values(times).reduce((sum, count) => sum + count, 0)).toBe(36);
    expect(await written(school, "grade 5")).toEqual({ ...times, "": 6 });

    const test = await createCatalogue().test(school.db, "adaptive", 1);
    const ledger = await createExposures(school.db, () => school.now).of(school.db, test);
    const places = [...test.items.keys()];
    expect(ledger.of("grade 5").sittings).toBe(6);
    expect(
      Object.fromEntries(
        places.flatMap((id, place) => {
          const count = ledger.of("grade 5").served[place] ?? 0;
          return count === 0 ? [] : [[id, count]];
        }),
      ),
    ).toEqual(times);
  });

  it("add up over two servers, each of which reads the other's", async () => {
    const school = await openSchool();
    const tests = await Promise.all([1, 2].map(() => createCatalogue().test(school.db, "adaptive", 1)));
    const servers = tests.map((test) => ({ test, exposures: createExposures(school.db, () => school.now) }));
    const ledgers = await Promise.all(servers.map((server) => server.exposures.of(school.db, server.test)));
    for (const [number, ledger] of ledgers.entries()) {
      ledger.count({ group: "grade 3", place: null, by: 1 });
      ledger.count({ group: "grade 3", place: 7, by: 1 });
      ledger.count({ group: "grade 3", place: 10 + number, by: 1 });
    }
    for (const server of [...servers, ...servers]) await server.exposures.write();
    const [itemOf7] = [...(tests[0]?.items.keys() ?? [])].slice(7, 8);
    expect(await written(school, "grade 3")).toMatchObject({ "": 2, [String(itemOf7)]: 2 });
    // the second wrote after the first and so has both counts; the first reads all again after a minute
    expect(ledgers.map((ledger) => ledger.of("grade 3").served[7])).toEqual([1, 2]);
    school.now += minute;
    await servers[0]?.exposures.write();
    expect(ledgers[0]?.of("grade 3")).toMatchObject({ sittings: 2 });
    expect([7, 10, 11].map((place) => ledgers[0]?.of("grade 3").served[place])).toEqual([2, 1, 1]);
  });

  it("stay in memory if they could not be written", async () => {
    const school = await openSchool();
    const test = await createCatalogue().test(school.db, "adaptive", 1);
    const store = createExposures(school.db, () => school.now);
    const ledger = await store.of(school.db, test);
    ledger.count({ group: "grade 9", place: 3, by: 2 });
    await school.db.execute("alter table exposures rename to elsewhere");
    await expect(store.write()).rejects.toThrow();
    await school.db.execute("alter table elsewhere rename to exposures");
    await store.write();
    expect(Object.values(await written(school, "grade 9"))).toEqual([2]);
    expect(ledger.of("grade 9").served[3]).toBe(2);
  });
});
