import { and, eq, sql } from "drizzle-orm";
import sharp from "sharp";
import { beforeEach, describe, expect, it } from "vitest";
import { exportSchema } from "../../src/contract/account/export";
import { ltiPersons } from "../../src/server/db/integrations-schema";
import { tests } from "../../src/server/db/schema";
import { accommodations } from "../../src/server/db/student-schema";
import { sitFixedTest, invite, start } from "../support/my-account";
import { sendFile } from "../support/sent-file";
import { canary, openSchool, type School } from "../support/sittings";

let school: School;
let ann: string;
beforeEach(async () => {
  school = await openSchool();
  ann = await school.signIn("ann");
});

describe("the export of personal data", () => {
  const exported = async (token = ann) => {
    const reply = await school.app.inject({
      method: "GET",
      url: "/api/user/export",
      headers: { authorization: `Bearer ${token}` },
    });
    const { code, data } = reply.json();
    return { code, text: reply.body, data: exportSchema.parse(data) };
  };

  it("is one file with everything, and with keys only where they are released", async () => {
    const released = await sitFixedTest(school, ann, "fixed");
    const withheld = await sitFixedTest(school, ann, "lenient");
    const open = await start(school, ann, "adaptive");
    await sitFixedTest(school, await school.signIn("ben"), "fixed");
    await invite(school, ann, { menu_id: "fixed" });
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
    const platform = { issuer: "https://school.example", linkedAt: school.now };
    await school.db.insert(ltiPersons).values([
      { ...platform, subject: "person-7", userId: "user-ann" },
      { ...platform, subject: "person-8", userId: "user-ben" },
    ]);
    const { code, data, text } = await exported();
    expect(code).toBe(200);
    expect(data.account).toEqual({
      username: "ann",
      nickname: "ann",
      grade: 5,
      mobile: null,
      email: null,
      role: ["student"],
      permission: [],
      admin: false,
      created_at: expect.any(Number),
      identities: [],
      learning_platforms: [{ issuer: "https://school.example", subject: "person-7", linked_at: school.now }],
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

  it("contains keys once the owner releases them, but not while the test is sat again", async () => {
    const sitting = await sitFixedTest(school, ann, "lenient");
    const keysIn = async () => (await exported()).data.attempts[0]?.items.filter(({ key }) => key !== undefined).length;
    const wrongIn = async () => (await exported()).data.wrong_book.map(({ exercise_id, mark }) => [exercise_id, mark]);
    expect([await keysIn(), await wrongIn()]).toEqual([0, []]);
    await school.db
      .update(tests)
      .set({ releasedAt: school.now })
      .where(and(eq(tests.menuId, "lenient"), eq(tests.version, 1)));
    expect([await keysIn(), await wrongIn()]).toEqual([4, [["f3", "wrong"]]]);
    await start(school, ann, "lenient");
    expect(await keysIn()).toBe(0);
    expect((await sitting.report()).data).toMatchObject({ sitting_again: true });
  });

  it("is refused where reading fails at the start, and breaks off where it fails later", async () => {
    await sitFixedTest(school, ann, "fixed");
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

  it("is limited in frequency", async () => {
    const codes: number[] = [];
    for (let count = 0; count < 7; count += 1) codes.push((await school.call("exportData", {}, ann)).body.code);
    expect(codes).toEqual([200, 200, 200, 200, 200, 200, 429]);
  });
});
