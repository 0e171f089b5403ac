import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { groupedCode, readCode } from "../../src/contract/account/invitation-code";
import { users } from "../../src/server/db/accounts-schema";
import { guests, invitations, invitationUses } from "../../src/server/db/guest-schema";
import { digestOf } from "../support/database";
import { enter, handIn, hour, invite, sittingGuest } from "../support/invitations";
import { sittingOf } from "../support/one-sitting";
import { newKey, openSchool, type School } from "../support/sittings";

let school: School;
let ann: string;
let ben: string;
beforeAll(async () => {
  school = await openSchool();
  ann = await school.signIn("ann");
  ben = await school.signIn("ben");
});

const make = (input: object, token = ann) =>
  school.call("setShareConfig", { idempotency_key: newKey(), valid_until: school.now + hour, ...input }, token);
const change = (share_id: string, wanted: "revoke" | "renew", token = ann, idempotency_key = newKey()) =>
  school.call("setShareConfig", { share_id, change: wanted, idempotency_key }, token);
const look = async (secret: object) => (await school.call("lookAtInvitation", secret)).body;

describe("making an invitation", () => {
  it("shows code and link once, and stores neither", async () => {
    const key = newKey();
    const first = (await make({ menu_id: "fixed", name: " For Mia ", uses: 3, idempotency_key: key })).body;
    expect(first.data).toEqual({
      share: {
        share_id: expect.any(String),
        kind: "test",
        menu_id: "fixed",
        attempt_id: null,
        family: "custom",
        title: { en: "Fixed" },
        name: "For Mia",
        valid_from: school.now,
        valid_until: school.now + hour,
        uses: 3,
        used: 0,
        sees_result: true,
        strict: false,
        code_end: first.data.secrets?.code.slice(-4),
        created_at: school.now,
        revoked_at: null,
        state: "open",
      },
      secrets: {
        code: expect.stringMatching(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){2}$/),
        vtk: expect.stringMatching(/^v\.[\w-]{43}$/),
      },
    });
    expect((await make({ menu_id: "fixed", name: "x", idempotency_key: key })).body.data).toEqual(first.data);
    const { code = "", vtk = "" } = first.data.secrets ?? {};
    const [row] = await school.db
      .select()
      .from(invitations)
      .where(eq(invitations.invitationId, first.data.share.share_id));
    for (const secret of [code, readCode(code), vtk, key]) expect(JSON.stringify(row)).not.toContain(secret);
    const { body } = await school.call("getShareConfig", {}, ann);
    expect(body.data.list).toContainEqual(first.data.share);
    expect(JSON.stringify(body)).not.toContain(code);
  });

  it.each([
    ["an end in the past", () => ({ menu_id: "fixed", valid_until: school.now }), 400],
    ["an end before its beginning", () => ({ menu_id: "fixed", valid_from: school.now + 2 * hour }), 400],
    ["more than a year", () => ({ menu_id: "fixed", valid_until: school.now + 367 * 24 * hour }), 400],
    ["no uses", () => ({ menu_id: "fixed", uses: 0 }), 400],
    ["an unknown field", () => ({ menu_id: "fixed", used: -1 }), 400],
    ["a test that does not exist", () => ({ menu_id: "nothing" }), 100201],
    ["a sitting that does not exist", () => ({ attempt_id: "nothing" }), 100202],
  ])("refuses %s", async (_, input, code) => {
    const before = await digestOf(school.db);
    expect((await make(input())).body.code).toBe(code);
    expect(await digestOf(school.db)).toBe(before);
  });

  it("to a test with an attempt limit is for teachers only", async () => {
    await school.db.execute(
      `update tests set definition = jsonb_set(definition, '{attempt_limit}', '1') where menu_id = 'lenient'`,
    );
    expect((await make({ menu_id: "lenient" })).body.code).toBe(100308);
    await school.db.execute(`update users set role = '["teacher"]' where username = 'ben'`);
    expect((await make({ menu_id: "lenient" }, ben)).body.code).toBe(200);
  });

  it("shows only its maker that it exists", async () => {
    const { share } = await invite(school, ann);
    expect((await school.call("getShareRecord", { share_id: share.share_id }, ben)).body.code).toBe(100301);
    expect((await change(share.share_id, "revoke", ben)).body.code).toBe(100301);
    const { body } = await school.call("getShareConfig", {}, ben);
    expect(body.data.list.map(({ share_id }) => share_id)).not.toContain(share.share_id);
  });
});

describe("an invitation", () => {
  it("is found by its code in any spelling, and by its link", async () => {
    const { code, vtk, share } = await invite(school, ann);
    const typed = code.toLowerCase().replaceAll("-", " ").replaceAll("0", "o").replaceAll("1", "l");
    const looked = await look({ code: typed });
    expect(looked.data).toEqual({
      share_id: share.share_id,
      kind: "test",
      menu_id: "fixed",
      family: "custom",
      exam_info: expect.objectContaining({ type: 0 }),
      title: { en: "Fixed" },
      measures: { en: "Biology" },
      grades: [],
      inviter: "ann",
      valid_until: share.valid_until,
      sees_result: true,
      strict: false,
      items: 4,
      time_limit_ms: 600_000,
      guest: null,
    });
    expect(await look({ vtk })).toEqual(looked);
  });

  it("is not used up by looking at it", async () => {
    const { code, vtk, share } = await invite(school, ann);
    const before = await digestOf(school.db);
    for (const secret of [{ code }, { vtk }, { code }, { vtk }]) expect((await look(secret)).code).toBe(200);
    for (const method of ["GET", "HEAD"] as const) {
      const page = await school.app.inject({ method, url: `/visitor?vtk=${vtk}` });
      expect(page.statusCode).toBeLessThan(500);
      const call = await school.app.inject({ method, url: "/api/visitor/enter", query: { vtk } });
      expect(call.statusCode).toBe(404);
    }
    expect(await digestOf(school.db)).toBe(before);
    expect((await school.call("getShareRecord", { share_id: share.share_id }, ann)).body.data).toMatchObject({
      share: { used: 0, state: "open" },
      list: [],
    });
  });

  it("admits its number of guests, the first of two simultaneous ones", async () => {
    const { code, share } = await invite(school, ann);
    const replies = await Promise.all([enter(school, code), enter(school, code)]);
    expect(replies.map(({ code: told }) => told).toSorted((one, other) => one - other)).toEqual([200, 100305]);
    expect((await look({ code })).code).toBe(100305);
    expect(
      await school.db.select().from(invitationUses).where(eq(invitationUses.invitationId, share.share_id)),
    ).toEqual([expect.objectContaining({ number: 1 })]);
    await expect(
      school.db.update(invitations).set({ used: 2 }).where(eq(invitations.invitationId, share.share_id)),
    ).rejects.toThrow();
  });

  it("of ten uses admits ten of thirty simultaneous guests", async () => {
    const { code, share } = await invite(school, ann, { uses: 10 });
    const replies = await Promise.all(Array.from({ length: 30 }, () => enter(school, code)));
    expect(replies.filter(({ code: told }) => told === 200)).toHaveLength(10);
    const uses = await school.db
      .select()
      .from(invitationUses)
      .where(eq(invitationUses.invitationId, share.share_id))
      .orderBy(invitationUses.number);
    expect(uses.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  it("counts a repeated request once; a known device may look after it is used up", async () => {
    const { code, share } = await invite(school, ann);
    const idempotency_key = newKey();
    const first = await enter(school, code, { idempotency_key });
    expect(await enter(school, code, { idempotency_key, name: "Another" })).toEqual(first);
    expect((await look({ code, idempotency_key })).data.guest).toEqual({ name: "Mia" });
    const rows = await school.db.select().from(guests).where(eq(guests.invitationId, share.share_id));
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(first.data.token);
    expect(JSON.stringify(rows)).not.toContain(idempotency_key);
  });

  it("gives the reason why it admits no guests", async () => {
    const early = await invite(school, ann, { valid_from: school.now + hour, valid_until: school.now + 2 * hour });
    expect(await look({ code: early.code })).toMatchObject({
      code: 100302,
      data: { valid_from: school.now + hour, valid_until: school.now + 2 * hour },
    });
    expect((await enter(school, early.code)).code).toBe(100302);
    const late = await invite(school, ann);
    school.now += hour;
    expect((await enter(school, late.code)).code).toBe(100303);
    expect((await enter(school, early.code)).code).toBe(200);
    const gone = await invite(school, ann);
    await change(gone.share.share_id, "revoke");
    expect((await enter(school, gone.code)).code).toBe(100304);
    const unknown = groupedCode("0".repeat(12));
    expect((await enter(school, unknown)).code).toBe(100301);
    expect((await enter(school, "not a code")).code).toBe(100301);
  });

  it("can get a new code and link, which void the previous ones", async () => {
    const { code, vtk, share } = await invite(school, ann);
    const key = newKey();
    const renewed = (await change(share.share_id, "renew", ann, key)).body.data;
    expect((await change(share.share_id, "renew", ann, key)).body.data).toEqual(renewed);
    expect([(await look({ code })).code, (await look({ vtk })).code]).toEqual([100301, 100301]);
    expect((await look({ code: renewed.secrets?.code })).data.share_id).toBe(share.share_id);
    await change(share.share_id, "revoke");
    expect((await change(share.share_id, "renew")).body.code).toBe(100304);
    expect((await change(share.share_id, "revoke")).body.data.secrets).toBeNull();
  });
});

describe("the record", () => {
  it("lists the guests with time and progress", async () => {
    const begun = school.now;
    const guest = await sittingGuest(school, ann, { uses: 2 });
    const sitting = sittingOf(school, guest.token, guest.attempt);
    await sitting.answer();
    await enter(school, guest.code, { name: "" });
    const record = async () =>
      (await school.call("getShareRecord", { share_id: guest.share.share_id }, ann)).body.data.list;
    const under = {
      status: "sitting",
      answered: 1,
      total: 4,
      started_at: begun,
      finished_at: null,
      score: null,
      attempt_id: null,
    };
    const seen = { used_at: begun, browser: null, system: null, claimed: false };
    const second = { ...seen, number: 2, name: "", sitting: null };
    expect(await record()).toEqual([{ ...seen, number: 1, name: "Mia", sitting: under }, second]);
    await handIn(school, guest.token, guest.attempt);
    expect(await record()).toEqual([
      {
        ...seen,
        number: 1,
        name: "Mia",
        sitting: { ...under, status: "finished", finished_at: begun, score: expect.objectContaining({ value: 25 }) },
      },
      second,
    ]);
    const { permission } = (await school.db.select().from(users).where(eq(users.userId, "user-ann")))[0] ?? {};
    const permit = (names: readonly string[]) =>
      school.db
        .update(users)
        .set({ permission: [...names] })
        .where(eq(users.userId, "user-ann"));
    await permit([...(permission ?? []), "result.view"]);
    const [first] = await record();
    const attempt_id = guest.attempt.attempt_id;
    expect(first?.sitting?.attempt_id).toBe(attempt_id);
    expect((await school.call("answerRecord", { attempt_id }, ann)).body.code).toBe(200);
    await permit(permission ?? []);
    expect((await school.call("answerRecord", { attempt_id }, ann)).body.code).not.toBe(200);
  });
});
