import { eq, sql } from "drizzle-orm";
import sharp from "sharp";
import { beforeEach, describe, expect, it } from "vitest";
import { identities, sessions, users } from "../../src/server/db/accounts-schema";
import { guests, invitations } from "../../src/server/db/guest-schema";
import { attempts } from "../../src/server/db/schema";
import { accommodations } from "../../src/server/db/student-schema";
import { toolStates } from "../../src/server/db/tool-states-schema";
import { uploads } from "../../src/server/db/upload-schema";
import { sweepUploads } from "../../src/server/use-cases/uploads/sweep-uploads";
import { digestOf } from "../support/database";
import { sitFixedTest, invite, start } from "../support/my-account";
import { sendFile } from "../support/sent-file";
import { minute, newKey, openSchool, type School } from "../support/sittings";

let school: School;
let ann: string;
beforeEach(async () => {
  school = await openSchool();
  ann = await school.signIn("ann");
});

const password = "secret-word";
/** Enters as a guest by a link; returns the guest's token. */
const enter = async (vtk: string | undefined, name: string): Promise<string> =>
  (await school.call("enterAsGuest", { vtk, name, idempotency_key: newKey() })).body.data.token;

describe("a deleted account", () => {
  const remove = async (input: object = {}, token = ann) =>
    (await school.call("deleteAccount", { username: "ann", password, ...input }, token)).body.code;
  const row = async () => (await school.db.select().from(users).where(eq(users.userId, "user-ann")))[0];

  it("leaves only its attempts, without a name", async () => {
    const sitting = await sitFixedTest(school, ann, "fixed");
    const { attempt_id } = sitting.attempt;
    const logBefore = await sitting.log();
    const own = await invite(school, ann, { menu_id: "fixed" });
    const shown = await invite(school, ann, { attempt_id });
    const guest = await enter(own.secrets?.vtk, "Aunt May");
    const viewer = await enter(shown.secrets?.vtk, "Uncle Bo");
    const guestSitting = await start(school, guest, "fixed");
    const bens = await invite(school, await school.signIn("ben"), { menu_id: "fixed", name: "From Ben" });
    const asGuest = await enter(bens.secrets?.vtk, "Ann as a guest");
    await sitFixedTest(school, asGuest, "fixed");
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
      hasPassword: true,
      nickname: "",
      avatar: "",
      status: 1,
      type: 0,
      admin: false,
      role: [],
      permission: [],
      grade: null,
      email: null,
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

  it("frees its user name; a new account with it has none of the old data", async () => {
    const named = { username: "anna_1", password: "a-long-word-7", nickname: "Anna" };
    const first = (await school.call("register", named)).body.data.token;
    await sitFixedTest(school, first, "fixed");
    expect(await remove({ username: "anna_1", password: "a-long-word-7" }, first)).toBe(200);
    const second = (await school.call("register", named)).body.data.token;
    expect((await school.call("answerRecord", {}, second)).body.data).toMatchObject({ list: [] });
  });

  it("is not deleted where anything in the request is wrong", async () => {
    await start(school, ann, "fixed");
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

  it("requires the password, or a recent sign-in for accounts of a provider", async () => {
    await school.db.insert(identities).values({ provider: "school", subject: "ann-1", userId: "user-ann" });
    school.now += 10 * minute + 1;
    expect(await remove({ password: undefined })).toBe(100504);
    school.now -= 1;
    expect(await remove({ password: undefined })).toBe(200);
  });

  it("is never that of the last administrator", async () => {
    await school.db.update(users).set({ admin: true }).where(eq(users.username, "ann"));
    expect(await remove()).toBe(100503);
    await school.db.update(users).set({ admin: true }).where(eq(users.username, "off"));
    expect(await remove()).toBe(100503);
    await school.db.update(users).set({ admin: true }).where(eq(users.username, "ben"));
    const both = await Promise.all([remove(), remove({ username: "ben" }, await school.signIn("ben"))]);
    expect(both.toSorted((a, b) => a - b)).toEqual([200, 100503]);
  });

  it("lists beforehand the attempts that the deletion would end", async () => {
    const { attempt_id } = await start(school, ann, "fixed");
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
      email: null,
      linked: false,
      has_password: true,
      accommodation: { terms: expect.objectContaining({ time_factor: 1.5 }), given_by: "Ms Chen", until: null },
      open_sittings: [{ attempt_id, title: { en: "Fixed" }, family: "custom", started_at: school.now }],
    });
  });
});
