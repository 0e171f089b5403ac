import { like } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { rateLimits } from "../../../src/server/db/guest-schema";
import { writeAudit } from "../../../src/server/use-cases/audit";
import { publishTest } from "../../../src/server/use-cases/publish-test";
import { forgetLimits } from "../../support/forget-limits";
import { guestOf, invite } from "../../support/invitations";
import { fixedItems, fixedTest, minute, openSchool, type School } from "../../support/sittings";

let school: School;
let admin: string;
beforeAll(async () => {
  school = await openSchool({ registration: true }, { pause: async () => undefined });
  await school.db.execute("update users set admin = true where username = 'ben'");
  admin = await school.signIn("ben");
});
beforeEach(async () => {
  await forgetLimits(school.db);
  school.now += minute;
});

const told = async (input: object = {}) => (await school.call("auditList", input, admin)).body.data;
/** The entries written since the test began. */
const fresh = async () =>
  (await told()).list.filter(({ at }) => at === school.now).map(({ kind, account, facts }) => [kind, account, facts]);
const tryOut = (username: string, password: string) => school.call("login", { username, password });

describe("the audit log", () => {
  it("contains successful and refused sign-ins with account and address, latest first", async () => {
    await tryOut("ann", "secret-word");
    await tryOut("ann", "wrong");
    await tryOut("off", "secret-word");
    const { list, total } = await told();
    expect(list.slice(0, 3)).toEqual([
      {
        number: total,
        at: school.now,
        kind: "signInRefused",
        account: "off",
        address: "127.0.0.1",
        facts: { why: "accountDisabled" },
      },
      {
        number: total - 1,
        at: school.now,
        kind: "signInRefused",
        account: "ann",
        address: "127.0.0.1",
        facts: { why: "credentialsWrong" },
      },
      { number: total - 2, at: school.now, kind: "signedIn", account: "ann", address: "127.0.0.1", facts: {} },
    ]);
  });

  it("contains no text typed in place of a user name", async () => {
    await tryOut("my-password-by-mistake", "ann");
    expect(await fresh()).toEqual([]);
  });

  it("contains the released version of a test, and nothing for a repeated release", async () => {
    const draft = {
      menuId: "fixed",
      family: "custom",
      definition: fixedTest,
      sourceDigest: null,
      items: fixedItems,
    } as const;
    await publishTest(school.db, draft, school.now, 2);
    await publishTest(school.db, draft, school.now, 2);
    expect(await fresh()).toEqual([["testReleased", "", { test: "fixed", version: "2", items: "4" }]]);
  });

  it("shows the names of tests and guests", async () => {
    const { visit } = await guestOf(school, admin);
    const facts = { test: "fixed", sitting: "sitting-1", guest: visit.guest_id };
    const happening = { kind: "skimmed", account: "ben", address: "", facts } as const;
    await writeAudit({ db: school.db, clock: () => school.now }, happening);
    const { titles, guests } = await told({ kind: "skimmed" });
    expect([titles, guests]).toEqual([{ fixed: fixedTest.title }, { [visit.guest_id]: "Mia" }]);
  });

  it("is not filled by guessed passwords", async () => {
    for (let tried = 0; tried < 25; tried += 1) {
      await school.db.delete(rateLimits).where(like(rateLimits.key, "sign_in%"));
      await tryOut("ann", "wrong");
    }
    expect((await fresh()).length).toBe(20);
  });

  it("contains new accounts, changed roles, invitations and changes of the site", async () => {
    const made = { username: "clara_m", nickname: "Clara", password: "river-stone-7", role: ["student"] };
    const { user_id } = (await school.call("makeAccount", made, admin)).body.data;
    await school.call("changeAccount", { user_id, role: ["teacher"], status: 1 }, admin);
    await invite(school, admin, { menu_id: "fixed" });
    const { fields, version } = (await school.call("siteSettings", {}, admin)).body.data;
    await school.call("saveSite", { fields: { ...fields, name: "School" }, version }, admin);
    expect(await fresh()).toEqual([
      ["siteChanged", "ben", {}],
      ["invitationMade", "ben", { test: "fixed" }],
      ["accountChanged", "ben", { whose: "clara_m", role: "teacher", status: "1" }],
      ["accountMade", "ben", { whose: "clara_m", role: "student", status: "0" }],
    ]);
  });

  it("contains sign-ins without a password, with their method", async () => {
    await school.call("register", { username: "dora_k", nickname: "Dora", password: "harbour-lamp-3" });
    expect(await fresh()).toEqual([["signedIn", "dora_k", { by: "registration" }]]);
  });

  it("contains requests for other people's attempts, in limited number", async () => {
    const ann = await school.signIn("ann");
    const { attempt_id } = (await school.call("startExam", { menu_id: "fixed" }, ann)).body.data;
    const facts = { call: "examItemDetail", sitting: attempt_id };
    expect((await school.call("examItemDetail", { attempt_id }, admin)).body.code).toBe(100202);
    expect((await school.call("examItemDetail", { attempt_id: "not-there" }, admin)).body.code).toBe(100202);
    expect(await fresh()).toEqual([
      ["foreignAsked", "ben", facts],
      ["signedIn", "ann", {}],
    ]);
    for (let tried = 0; tried < 25; tried += 1) await school.call("examItemDetail", { attempt_id }, admin);
    expect((await told({ kind: "foreignAsked" })).total).toBe(20);
  });

  it("can be read in pages and by account", async () => {
    const { page_size, total } = await told();
    expect(page_size).toBe(50);
    expect((await told({ page: "2" })).list.length).toBe(Math.max(0, total - 50));
    const ofOff = (await told({ account: "off" })).list;
    expect([...new Set(ofOff.map(({ account }) => account))]).toEqual(["off"]);
    const changes = (await told({ kind: "siteChanged" })).list;
    expect([...new Set(changes.map(({ kind }) => kind))]).toEqual(["siteChanged"]);
    expect((await school.call("auditList", { kind: "lunch" }, admin)).body.code).toBe(400);
  });

  it.each(["update audit_entries set account = 'x'", "delete from audit_entries", "truncate audit_entries"])(
    "cannot be changed: %s",
    async (words) => {
      await expect(school.db.execute(words)).rejects.toMatchObject({
        cause: { message: "the table audit_entries is append-only" },
      });
    },
  );
});
