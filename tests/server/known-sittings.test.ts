import { expect, it, vi } from "vitest";
import { createKnownSittings } from "../../src/server/attempts/answer-batch/facts";
import { openSchool } from "../support/sittings";

it("reads the keys of a test once for simultaneous sittings, and again after a failure", async () => {
  const school = await openSchool();
  const { db, deps } = school;
  const attempts = await Promise.all(
    ["ann", "ben"].map(async (person) => {
      const token = await school.signIn(person);
      return (await school.call("startExam", { menu_id: "adaptive" }, token)).body.data.attempt_id;
    }),
  );
  const known = createKnownSittings(db, deps.catalogue, deps.exposures);
  const query = vi.spyOn(db.$client, "query");
  const readings = () =>
    query.mock.calls.filter(([statement]) => JSON.stringify(statement).includes('\\"items\\".\\"key\\"')).length;

  await db.execute("alter table items rename to elsewhere");
  await expect(known.of(attempts[0] ?? "")).rejects.toThrow();
  await db.execute("alter table elsewhere rename to items");
  expect(readings()).toBe(1);
  const found = await Promise.all([...attempts, ...attempts, ...attempts].map((attemptId) => known.of(attemptId)));
  expect(found.map((sitting) => sitting?.keys.size)).toEqual(found.map(() => 96));
  expect(readings()).toBe(2);
});
