import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { addresses, type CallName } from "../../../src/contract/calls/addresses";
import { makeApp } from "../../../src/server/app";
import { readConfig } from "../../../src/server/configuration/config";
import { logged } from "../../support/logged";
import { newKey, openSchool } from "../../support/sittings";

const secret = { answer: "LEAKEDANSWER", password: "LEAKED-pass-word-91", name: "leakedname" };

it("text written by users is not logged, however the database fails", async () => {
  const { log, lines } = logged();
  const school = await openSchool();
  const app = await makeApp({
    ...school.deps,
    config: { ...readConfig({}), registration: true },
    log,
  });
  const token = await school.signIn("ann");
  const { attempt_id, lease } = (await school.call("startExam", { menu_id: "fixed" }, token)).body.data;
  const ask = async (name: CallName, payload: object) => {
    const headers = { authorization: `Bearer ${token}` };
    const reply = await app.inject({ method: "POST", url: addresses[name].path, headers, payload });
    expect(reply.body).not.toContain("LEAKED");
    return reply.json().code as number;
  };
  let revision = 0;
  const work = () => {
    const text = { type: "text_entry", text: secret.answer };
    const given = { answer: text, revision: (revision += 1), idempotency_key: newKey(), elapsed_ms: 1 };
    const { password, name: username } = secret;
    return [
      ask("answerExercise", { attempt_id, lease, exercise_id: "f3", ...given }),
      ask("register", { username, password, nickname: username }),
      ask("login", { username, password }),
    ];
  };
  const cut = () =>
    school.db.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and usename = current_user and pid <> pg_backend_pid()`,
    );
  const codes: number[] = [];
  for (let round = 0; round < 2; round += 1) {
    const under = Array.from({ length: 3 }, work).flat();
    await cut().catch(() => undefined);
    codes.push(...(await Promise.all(under)));
  }
  for (const change of [
    sql`alter table answers rename column answer to elsewhere`,
    sql`alter table users add constraint refused check (username not like 'leaked%') not valid`,
    sql`alter table users rename column password_hash to elsewhere`,
  ]) {
    await school.db.execute(change);
    codes.push(...(await Promise.all(work())));
  }
  expect(codes).toEqual(expect.arrayContaining([500]));
  const written = JSON.stringify(lines());
  expect(written).toMatch(/"sqlstate":"42703"/);
  expect(written).not.toMatch(/leaked|\$argon2/i);
  await app.close();
}, 30_000);
