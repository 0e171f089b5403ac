import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { attempts } from "../../src/server/db/schema";
import { createBackoff, type Backoff } from "../../src/server/use-cases/backoff";
import { sweep } from "../../src/server/use-cases/sweep";
import { minute, openSchool, type School } from "../support/sittings";

let school: School;
let begun: string[];
let failed: string[];
let backoff: Backoff;

const swept = () => sweep(school.deps, { backoff, failed: (attemptId) => void failed.push(attemptId) });

const statuses = async () => {
  const rows = await school.db.select({ id: attempts.attemptId, status: attempts.status }).from(attempts);
  return Object.fromEntries(rows.map(({ id, status }) => [id, status]));
};

beforeEach(async () => {
  school = await openSchool();
  begun = [];
  failed = [];
  backoff = createBackoff();
  for (const name of ["ann", "ben"]) {
    const token = await school.signIn(name);
    for (const menu_id of ["fixed", "lenient"])
      begun.push((await school.call("startExam", { menu_id }, token)).body.data.attempt_id);
  }
  school.now += 11 * minute;
});

const poison = (attemptId: string) =>
  school.db.execute(
    sql.raw(
      `create function refuse() returns trigger language plpgsql as $$ begin
         if new.attempt_id = '${attemptId}' then raise exception 'poisoned'; end if; return new;
       end $$;
       create trigger refuse before update on attempts for each row execute function refuse()`,
    ),
  );

describe("F50: a sitting that cannot be finished", () => {
  it("F50: is skipped, logged and retried later, while the others are finished", async () => {
    const [bad = ""] = begun;
    await poison(bad);
    expect(await swept()).toBe(3);
    expect(failed).toEqual([bad]);
    expect(await statuses()).toEqual(Object.fromEntries(begun.map((id) => [id, id === bad ? "sitting" : "finished"])));

    expect(await swept()).toBe(0);
    expect(failed).toHaveLength(1);
    school.now += 10_000;
    expect(await swept()).toBe(0);
    expect(failed).toHaveLength(2);
    school.now += 10_000;
    expect(await swept()).toBe(0);
    expect(failed).toHaveLength(2);

    await school.db.execute(sql.raw("drop trigger refuse on attempts"));
    school.now += 10_000;
    expect(await swept()).toBe(1);
    expect((await statuses())[bad]).toBe("finished");
  });

  it("F50: stops the round where all of them fail", async () => {
    await school.db.execute(
      sql.raw("create rule refuse as on insert to attempt_log do instead select 1 / (random() * 0)::integer"),
    );
    expect(await swept()).toBe(0);
    expect(failed.toSorted()).toEqual(begun.toSorted());
    await school.db.execute(sql.raw("drop rule refuse on attempt_log"));
  });

  it("F24: does not delay others while its row is locked", async () => {
    const [held = ""] = begun;
    const client = await school.db.$client.connect();
    await client.query("begin");
    await client.query("select 1 from attempts where attempt_id = $1 for update", [held]);
    expect(await swept()).toBe(3);
    await client.query("rollback");
    client.release();
    expect(await swept()).toBe(1);
    expect(failed).toEqual([]);
    expect((await school.db.select().from(attempts).where(eq(attempts.status, "sitting"))).length).toBe(0);
  });
});

describe("backoff", () => {
  it("doubles up to ten minutes, and drops successful and unused entries", () => {
    const own = createBackoff();
    let now = 0;
    const waits: number[] = [];
    for (let round = 0; round < 9; round += 1) {
      own.failed("one", now);
      const from = now;
      while (own.waiting(now).includes("one")) now += 1_000;
      waits.push((now - from) / 1_000);
    }
    expect(waits).toEqual([10, 20, 40, 80, 160, 320, 600, 600, 600]);
    own.succeeded("one");
    own.failed("one", now);
    expect(own.waiting(now + 9_999)).toEqual(["one"]);
    expect(own.waiting(now + 10_000)).toEqual([]);
    own.waiting(now + 4_000_000);
    own.failed("one", now);
    expect(own.waiting(now + 10_000)).toEqual([]);
  });
});
