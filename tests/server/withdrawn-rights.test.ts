import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { users } from "../../src/server/db/accounts-schema";
import { anotherServer } from "../support/another-server";
import { enter, invite, sittingGuest } from "../support/invitations";
import { minute, openSchool, type School } from "../support/sittings";

let school: School;
let other: School;
let ann: string;
const setAnn = (values: Partial<typeof users.$inferInsert>) =>
  school.db.update(users).set(values).where(eq(users.userId, "user-ann"));
beforeAll(async () => {
  school = await openSchool();
  other = await anotherServer(school);
  await school.db.$client.query(
    `update tests set definition = jsonb_set(definition, '{attempt_limit}', '1') where menu_id = 'fixed'`,
  );
  ann = await school.signIn("ann");
});
beforeEach(() => setAnn({ status: 0, permission: ["exam.share"] }));

describe("a teacher who may no longer invite", () => {
  it.each([
    ["has lost the permission", { permission: [] }],
    ["is switched off", { status: 1 }],
  ])(
    "and %s: invitations admit no guests, and guests are refused at their next call, by every server",
    async (_, lost) => {
      const invitation = await invite(school, ann, { uses: 5 });
      const guest = await sittingGuest(school, ann);
      const { attempt_id, lease } = guest.attempt;
      const beat = async (at: School) => (await at.call("heartbeat", { attempt_id, lease }, guest.token)).status;
      expect(await beat(other)).toBe(200);
      await setAnn(lost);
      for (const at of [school, other]) {
        expect([await beat(at), (await at.call("visitInfo", {}, guest.token)).status]).toEqual([401, 401]);
        expect((await enter(at, invitation.code)).code).toBe(100304);
        expect((await at.call("lookAtInvitation", { code: invitation.code })).body.code).toBe(100304);
      }
      await setAnn({ status: 0, permission: ["exam.share"] });
      expect(await beat(other)).toBe(200);
    },
  );

  it("does not affect guests of a test that needs no permission", async () => {
    const guest = await sittingGuest(school, ann, { menu_id: "lenient" });
    await setAnn({ permission: [] });
    expect((await other.call("visitInfo", {}, guest.token)).status).toBe(200);
  });
});

describe("a strict invitation", () => {
  it("shows nothing of the test after its end, and accepts answers given before", async () => {
    const end = school.now + 5 * minute;
    const { token, attempt } = await sittingGuest(school, ann, { valid_until: end, strict: true });
    const { attempt_id, lease } = attempt;
    const asked = { attempt_id, exercise_id: attempt.exercise_list[0]?.exercise_item[0]?.exercise_id ?? "" };
    expect((await school.call("exerciseDetail", asked, token)).status).toBe(200);
    school.now = end + 1_000;
    for (const at of [school, other]) {
      expect((await at.call("exerciseDetail", asked, token)).status).toBe(401);
      expect((await at.call("startExam", { menu_id: "fixed" }, token)).status).toBe(401);
      expect((await at.call("menuDetail", { menu_id: "fixed" }, token)).status).toBe(401);
      expect((await at.call("heartbeat", { attempt_id, lease }, token)).status).toBe(200);
    }
  });
});
