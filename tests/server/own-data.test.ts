import { and, eq, sql } from "drizzle-orm";
import sharp from "sharp";
import { beforeEach, describe, expect, it } from "vitest";
import type { Attempt } from "../../src/contract/exam";
import { exportSchema } from "../../src/contract/export";
import { guests, invitations } from "../../src/server/db/guest-schema";
import { attempts, identities, sessions, tests, users } from "../../src/server/db/schema";
import { accommodations } from "../../src/server/db/student-schema";
import { toolStates } from "../../src/server/db/tool-states-schema";
import { uploads } from "../../src/server/db/upload-schema";
import { sweepUploads } from "../../src/server/use-cases/uploads/sweep-uploads";
import { digestOf } from "../support/database";
import { sittingOf } from "../support/one-sitting";
import { sendFile } from "../support/sent-file";
import { canary, minute, newKey, openSchool, type School } from "../support/sittings";

let school: School;
let ann: string;
beforeEach(async () => {
  school = await openSchool();
  ann = await school.signIn("ann");
});

const password = "secret-word";
const start = async (menu_id: string, token = ann): Promise<Attempt> =>
  (await school.call("startExam", { menu_id, idempotency_key: newKey() }, token)).body.data;
const finished = async (menu_id: string, token = ann) => {
  const sitting = sittingOf(school, token, await start(menu_id, token));
  await sitting.answer();
  await sitting.answer({ exercise_id: "f3", answer: { type: "text_entry", text: "MY-OWN-WORDS" } });
  await sitting.mark();
  await sitting.equip();
  await sitting.leave();
  return sitting;
};
const invite = async (input: object, token = ann) =>
  (
    await school.call(
      "setShareConfig",
      {
        valid_until: school.now + 60 * minute,
        uses: 2,
        sees_result: true,
        strict: false,
        name: "For my aunt",
        idempotency_key: newKey(),
        ...input,
      },
      token,
    )
  ).body.data;
/** Comes in by a link; answers the guest's token. */
const enter = async (vtk: string | undefined, name: string): Promise<string> =>
  (await school.call("enterAsGuest", { vtk, name, idempotency_key: newKey() })).body.data.token;

describe("all own data", () => {
  const exported = async (token = ann) => {
    const reply = await school.app.inject({
      method: "GET",
      url: "/api/user/export",
      headers: { authorization: `Bearer ${token}` },
    });
    const { code, data } = reply.json();
    return { code, text: reply.body, data: exportSchema.parse(data) };
  };

  it("come as one file that holds everything, keys only where they are released", async () => {
    const released = await finished("fixed");
    const withheld = await finished("lenient");
    const open = await start("adaptive");
    await finished("fixed", await school.signIn("ben"));
    await invite({ menu_id: "fixed" });
    const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: "#0a0" } })
      .png()
      .toBuffer();
    const { url } = (await sendFile(school, ann, png)).body.data;
    await school.db.insert(accommodations).values({
      userId: "user-ann",
      version: 1,
      terms: null,
      givenBy: "Ms Chen",
      note: "until the cast is off",
      givenAt: school.now,
    });
    const { code, data, text } = await exported();
    expect(code).toBe(200);
    expect(data.account).toEqual({
      username: "ann",
      nickname: "ann",
      grade: 5,
      mobile: null,
      role: ["student"],
      permission: [],
      admin: false,
      created_at: expect.any(Number),
      identities: [],
    });
    expect(data.attempts.map(({ attempt_id, status }) => [attempt_id, status])).toEqual([
      [released.attempt.attempt_id, "finished"],
      [withheld.attempt.attempt_id, "finished"],
      [open.attempt_id, "sitting"],
    ]);
    const [first, second, third] = data.attempts;
    expect(first?.items.map(({ exercise_id, mark, key }) => [exercise_id, mark, key?.type])).toEqual([
      ["f1", "right", "single_choice"],
      ["f2", "skipped", "single_choice"],
      ["f3", "wrong", "text_entry"],
      ["f4", "skipped", "multiple_choice"],
    ]);
    expect(first?.report).toMatchObject({ kind: "fixed", right: 1, released: true });
    expect(first?.history.map(({ kind }) => kind)).toEqual(["answer", "answer", "checkStatus"]);
    expect(first?.tools).toEqual({ f1: { eliminated: ["B"] } });
    expect(second?.items.map((item) => [item.mark, item.key, item.explanation])).toEqual(
      Array.from({ length: 4 }, () => [undefined, undefined, undefined]),
    );
    expect(second?.report).toMatchObject({ released: false });
    expect([third?.report, third?.items.length]).toEqual([null, 1]);
    expect(JSON.stringify(data.attempts.slice(1))).not.toMatch(new RegExp(`${canary.key}|${canary.explanation}`));
    expect(JSON.stringify(first)).toContain(canary.key);
    expect(text).not.toContain(canary.source);
    expect(data.files).toMatchObject([{ url, data: expect.stringMatching(/^data:image\/webp;base64,/) }]);
    expect(data.accommodations).toMatchObject([{ given_by: "Ms Chen", note: "until the cast is off" }]);
    expect(data.invitations.map(({ name }) => name)).toEqual(["For my aunt"]);
    expect(data.sessions.map(({ is_current }) => is_current)).toEqual([true]);
    expect(text).not.toMatch(/argon2|user-ben/);
  });

  it("hold the keys once the owner releases them, and hold them back while the test is sat again", async () => {
    const sitting = await finished("lenient");
    const keysIn = async () => (await exported()).data.attempts[0]?.items.filter(({ key }) => key !== undefined).length;
    expect(await keysIn()).toBe(0);
    await school.db
      .update(tests)
      .set({ releasedAt: school.now })
      .where(and(eq(tests.menuId, "lenient"), eq(tests.version, 1)));
    expect(await keysIn()).toBe(4);
    await start("lenient");
    expect(await keysIn()).toBe(0);
    expect((await sitting.report()).data).toMatchObject({ sitting_again: true });
  });

  it("that cannot be gathered are refused in words, and break off where the middle fails", async () => {
    await finished("fixed");
    const ask = () =>
      school.app.inject({ method: "GET", url: "/api/user/export", headers: { authorization: `Bearer ${ann}` } });
    await school.db.execute(sql`alter table refused_operations rename to mislaid`);
    const [before] = [await ask()];
    expect([before.statusCode, before.json().code]).toEqual([500, 500]);
    await school.db.execute(sql`alter table mislaid rename to refused_operations`);
    await school.db.execute(sql`alter table tool_states rename to mislaid`);
    await expect(ask()).rejects.toThrow();
    await school.db.execute(sql`alter table mislaid rename to tool_states`);
    expect((await ask()).json().code).toBe(200);
  });

  it("are asked for a few times, not again and again", async () => {
    const codes: number[] = [];
    for (let count = 0; count < 7; count += 1) codes.push((await school.call("exportData", {}, ann)).body.code);
    expect(codes).toEqual([200, 200, 200, 200, 200, 200, 429]);
  });
});

describe("an account that is deleted", () => {
  const remove = async (input: object = {}, token = ann) =>
    (await school.call("deleteAccount", { username: "ann", password, ...input }, token)).body.code;
  const row = async () => (await school.db.select().from(users).where(eq(users.userId, "user-ann")))[0];

  it("leaves its sittings without a name, and nothing else", async () => {
    const sitting = await finished("fixed");
    const { attempt_id } = sitting.attempt;
    const logBefore = await sitting.log();
    const own = await invite({ menu_id: "fixed" });
    const shown = await invite({ attempt_id });
    const guest = await enter(own.secrets?.vtk, "Aunt May");
    const viewer = await enter(shown.secrets?.vtk, "Uncle Bo");
    const guestSitting = await start("fixed", guest);
    const bens = await invite({ menu_id: "fixed", name: "From Ben" }, await school.signIn("ben"));
    const asGuest = await enter(bens.secrets?.vtk, "Ann as a guest");
    await finished("fixed", asGuest);
    const claim = (await school.call("claimResult", { vtk: asGuest }, ann)).body;
    expect(claim.code).toBe(200);
    await school.db.insert(identities).values({ provider: "school", subject: "ann-1", userId: "user-ann" });
    await school.db.update(users).set({ mobile: "13800000009" }).where(eq(users.username, "ann"));
    const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: "#0a0" } })
      .png()
      .toBuffer();
    const { url } = (await sendFile(school, ann, png)).body.data;
    await school.call("updateUser", { avatar: url }, ann);
    const elsewhere = await school.signIn("ann");

    expect(await remove()).toBe(200);

    expect(await row()).toEqual({
      userId: "user-ann",
      username: "deleted-user-ann",
      passwordHash: expect.stringMatching(/^\$argon2id/),
      nickname: "",
      avatar: "",
      status: 1,
      type: 0,
      admin: false,
      role: [],
      permission: [],
      grade: null,
      mobile: null,
      createdAt: expect.any(Number),
      deletedAt: school.now,
    });
    const codes = await Promise.all(
      [ann, elsewhere].map(async (token) => (await school.call("userInfo", {}, token)).body.code),
    );
    expect([codes, await school.db.select().from(sessions).where(eq(sessions.userId, "user-ann"))]).toEqual([
      [100001, 100001],
      [],
    ]);
    expect((await school.call("login", { username: "ann", password })).body.code).toBe(100101);
    expect((await school.call("login", { username: "deleted-user-ann", password })).body.code).toBe(100101);
    expect(await sitting.log()).toEqual(logBefore);
    const kept = await school.db.select().from(attempts).where(eq(attempts.userId, "user-ann"));
    expect(new Map(kept.map(({ attemptId, status }) => [attemptId, status]))).toEqual(
      new Map([
        [attempt_id, "finished"],
        [claim.data.attempt_id, "finished"],
      ]),
    );
    const revoked = await school.db.select().from(invitations).where(eq(invitations.invitedBy, "user-ann"));
    expect(revoked.map(({ name, revokedAt }) => [name, revokedAt])).toEqual([
      ["", school.now],
      ["", school.now],
    ]);
    expect((await school.db.select().from(guests)).map(({ name }) => name)).toEqual(["", "", ""]);
    const visits = await Promise.all(
      [guest, viewer].map(async (token) => (await school.call("visitInfo", {}, token)).status),
    );
    expect(visits).toEqual([401, 401]);
    const [ended] = await school.db.select().from(attempts).where(eq(attempts.attemptId, guestSitting.attempt_id));
    expect(ended?.status).toBe("finished");
    expect(await school.db.select().from(toolStates).where(eq(toolStates.attemptId, attempt_id))).toEqual([]);
    expect(await school.db.select().from(identities)).toEqual([]);
    expect(await sweepUploads(school.deps)).toBe(1);
    expect(await school.db.select().from(uploads)).toEqual([]);
    expect((await school.app.inject({ method: "GET", url })).statusCode).toBe(404);
    const { rows } = await school.db.execute(sql`select 1 from users where users::text ~ 'ann-1|13800000009'`);
    expect(rows).toEqual([]);
  });

  it("frees its name, and whoever takes it finds nothing of it", async () => {
    const named = { username: "anna_1", password: "a-long-word-7", nickname: "Anna" };
    const first = (await school.call("register", named)).body.data.token;
    await finished("fixed", first);
    expect(await remove({ username: "anna_1", password: "a-long-word-7" }, first)).toBe(200);
    const second = (await school.call("register", named)).body.data.token;
    expect((await school.call("answerRecord", {}, second)).body.data).toMatchObject({ list: [] });
  });

  it("is not, where anything is wrong: then nothing has changed", async () => {
    await start("fixed");
    const before = await digestOf(school.db);
    expect(await remove({ username: "Ann" })).toBe(100501);
    expect(await remove({ password: "another" })).toBe(100101);
    expect(await remove({ password: undefined })).toBe(100101);
    expect(await remove()).toBe(100502);
    await school.db.execute(sql`create function stop() returns trigger language plpgsql as
      $$ begin raise exception 'stop'; end $$`);
    await school.db.execute(sql`create trigger stop before update on users for each row execute function stop()`);
    expect(await remove({ ends_sittings: true })).toBe(500);
    await school.db.execute(sql`drop trigger stop on users`);
    expect(await digestOf(school.db)).toBe(before);
    expect((await school.call("userInfo", {}, ann)).body.code).toBe(200);
    expect(await remove({ ends_sittings: true })).toBe(200);
    const [ended] = await school.db.select().from(attempts);
    expect([ended?.status, ended?.finishReason]).toEqual(["finished", "submitted"]);
  });

  it("is asked for a password, or for a fresh sign-in where somebody else vouches for the person", async () => {
    await school.db.insert(identities).values({ provider: "school", subject: "ann-1", userId: "user-ann" });
    school.now += 10 * minute + 1;
    expect(await remove({ password: undefined })).toBe(100504);
    school.now -= 1;
    expect(await remove({ password: undefined })).toBe(200);
  });

  it("is never the last administrator's", async () => {
    await school.db.update(users).set({ admin: true }).where(eq(users.username, "ann"));
    expect(await remove()).toBe(100503);
    await school.db.update(users).set({ admin: true }).where(eq(users.username, "off"));
    expect(await remove()).toBe(100503);
    await school.db.update(users).set({ admin: true }).where(eq(users.username, "ben"));
    const both = await Promise.all([remove(), remove({ username: "ben" }, await school.signIn("ben"))]);
    expect(both.toSorted((a, b) => a - b)).toEqual([200, 100503]);
  });

  it("tells before what it would end", async () => {
    const { attempt_id } = await start("fixed");
    await school.db.insert(accommodations).values({
      userId: "user-ann",
      version: 1,
      terms: {
        time_factor: 1.5,
        break_factor: 1,
        extra_breaks: false,
        text_to_speech: false,
        text_size: 100,
        colours: null,
      },
      givenBy: "Ms Chen",
      givenAt: school.now,
    });
    await school.db.update(users).set({ mobile: "13812345678" }).where(eq(users.username, "ann"));
    expect((await school.call("ownAccount", {}, ann)).body.data).toEqual({
      created_at: expect.any(Number),
      mobile: "138****5678",
      linked: false,
      accommodation: { terms: expect.objectContaining({ time_factor: 1.5 }), given_by: "Ms Chen", until: null },
      open_sittings: [{ attempt_id, title: { en: "Fixed" }, family: "custom", started_at: school.now }],
    });
  });
});
