import { eq } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import { users } from "../../src/server/db/accounts-schema";
import { secretHashOf } from "../../src/server/support/identifiers";
import { createCallerOf, type CallerOf } from "../../src/server/use-cases/caller-of-token";
import { openSchool, type School } from "../support/sittings";
import { scansAround, statementsOf } from "../support/statements";

let school: School;
let callerOf: CallerOf;
let ann: string;
let ben: string;

beforeAll(async () => {
  school = await openSchool();
  callerOf = createCallerOf(school.deps);
  [ann, ben] = [secretHashOf(await school.signIn("ann")), secretHashOf(await school.signIn("ben"))];
});

it("looks up simultaneous tokens in one statement, with a separate result each", async () => {
  const asked = [ann, secretHashOf("nobody's"), ben, ann];
  const { result, statements } = await statementsOf(school, () => Promise.allSettled(asked.map(callerOf)));
  expect(statements).toHaveLength(1);
  expect(result).toMatchObject([
    { status: "fulfilled", value: { username: "ann", tokenHash: ann } },
    { status: "rejected", reason: { fault: "tokenInvalid" } },
    { status: "fulfilled", value: { username: "ben", tokenHash: ben } },
    { status: "fulfilled", value: { username: "ann" } },
  ]);
});

it("returns the state at the time of the query", async () => {
  await school.db.update(users).set({ status: 1 }).where(eq(users.username, "ben"));
  await expect(callerOf(ben)).rejects.toMatchObject({ fault: "accountRefused" });
  await school.db.update(users).set({ status: 0 }).where(eq(users.username, "ben"));
  expect(await callerOf(ben)).toMatchObject({ username: "ben" });
});

it("does not report a token as invalid because of a database error", async () => {
  await school.db.$client.query("alter table sessions rename to sessions_away");
  const outcome = await callerOf(ann).catch((error: unknown) => error);
  await school.db.$client.query("alter table sessions_away rename to sessions");
  expect(outcome).toMatchObject({ cause: { code: "42P01" } });
});

it("finds every row by its key, whatever the tables contained when it was planned", async () => {
  const { before, after } = await scansAround(school, ["sessions", "users"], async (db) => {
    expect(await createCallerOf({ ...school.deps, db })(ann)).toMatchObject({ username: "ann" });
  });
  expect(before).toHaveLength(2);
  expect(after).toEqual(before);
});
