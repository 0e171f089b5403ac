import { sql } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import { users } from "../../src/server/db/accounts-schema";
import { describeError, sqlStateOf } from "../../src/server/db/failure";
import { attempts } from "../../src/server/db/schema";
import { jsonOf, placeholder, statement } from "../../src/server/db/statement";
import { inTransaction } from "../../src/server/db/transaction";
import { testDatabase, type TestDatabase } from "../support/database";
import { statementsOf } from "../support/statements";

let own: TestDatabase;
beforeAll(async () => {
  own = await testDatabase();
});

const score = placeholder("score", attempts.score);
const echo = statement<{ readonly score: unknown; readonly isNull: boolean }, "score">(
  "test_echo",
  () => sql`select ${score}::jsonb as score, ${score}::jsonb is null as "isNull"`,
);

it("a statement encodes a value like its column, and null as null", async () => {
  expect(await echo(own.db, { score: { value: 3 } })).toEqual([{ score: { value: 3 }, isNull: false }]);
  expect(await echo(own.db, { score: null })).toEqual([{ score: null, isNull: true }]);
});

it("a statement is built once, however often it is sent", async () => {
  let times = 0;
  const one = statement<{ readonly one: number }>("test_one", () => {
    times += 1;
    return sql`select 1 as one`;
  });
  const { statements } = await statementsOf(own, async () => {
    await one(own.db, {});
    await inTransaction(own.db, (tx) => one(tx, {}));
  });
  expect([times, statements]).toEqual([1, ["select 1 as one", "begin", "select 1 as one", "commit"]]);
});

it("a statement runs in the transaction in which it is sent", async () => {
  const kept = statement<{ readonly kept: { username: string; role: string[] } }, "userId">(
    "test_kept",
    () =>
      sql`select ${jsonOf({ username: users.username, role: users.role })} as kept
        from ${users} where ${users.userId} = ${placeholder("userId")}`,
  );
  const person = { userId: "u", username: "ann", passwordHash: "", nickname: "Ann", role: ["student"], permission: [] };
  const undone = inTransaction(own.db, async (tx) => {
    await tx.insert(users).values({ ...person, createdAt: 0 });
    expect(await kept(tx, { userId: "u" })).toEqual([{ kept: { username: "ann", role: ["student"] } }]);
    throw new Error("undone");
  });
  await expect(undone).rejects.toThrow("undone");
  expect(await kept(own.db, { userId: "u" })).toEqual([]);
});

it("a statement throws without a value, and its errors have its text but not its values", async () => {
  await expect(echo(own.db, {} as { score: null })).rejects.toThrow("nothing stands for score");
  const wrong = statement<object, "secret">("test_wrong", () => sql`select ${placeholder("secret")}::int`);
  const error: unknown = await wrong(own.db, { secret: "hunter2" }).catch((reason: unknown) => reason);
  expect(sqlStateOf(error)).toBe("22P02");
  expect(describeError(error)).toMatchObject({ sqlstate: "22P02", statement: "select $1::int" });
  expect(JSON.stringify(describeError(error))).not.toContain("hunter2");
});
