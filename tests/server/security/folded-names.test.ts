import { hash } from "@node-rs/argon2";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { users } from "../../../src/server/db/accounts-schema";
import { auditEntries } from "../../../src/server/db/security-schema";
import { openSchool, type School } from "../../support/sittings";

let school: School;
beforeAll(async () => {
  school = await openSchool();
});

const composed = "Caf\u00e9-T\u00fcr-Schule9";
const decomposed = "Cafe\u0301-Tu\u0308r-Schule9";

let number = 0;
const register = async (password: string, nickname = "Mia") => {
  const username = `folded_${(number += 1)}`;
  return { username, code: (await school.call("register", { username, password, nickname })).body.code };
};
const signIn = async (username: string, password: string) =>
  (await school.call("login", { username, password })).body.code;
const hashedBefore = async (username: string, password: string) =>
  school.db
    .update(users)
    .set({ passwordHash: await hash(password, { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 }) })
    .where(eq(users.username, username));

describe("a password", () => {
  it.each([
    [composed, decomposed],
    [decomposed, composed],
    ["river-stone-7", "ｒｉｖｅｒ－stone-７"],
    ["river stone 7", "river\u3000stone\u00a07"],
  ])("%s signs in as %s", async (set, typed) => {
    const { username, code } = await register(set);
    expect([code, await signIn(username, typed), await signIn(username, set)]).toEqual([200, 200, 200]);
    expect(await signIn(username, `${typed}x`)).toBe(100101);
    expect(await signIn(username, set.toUpperCase())).toBe(100101);
  });
  it.each([
    [composed, decomposed],
    [decomposed, composed],
    ["river-stone-７", "river-stone-７"],
  ])("%s hashed without normalisation still works, typed as %s", async (set, typed) => {
    const { username } = await register("river-stone-7");
    await hashedBefore(username, set);
    expect([await signIn(username, set), await signIn(username, typed)]).toEqual([200, 200]);
    expect(await signIn(username, "river-stone-8")).toBe(100101);
  });
  it("can be changed with the old one in another Unicode form", async () => {
    const { username } = await register(composed);
    const token = (await school.call("login", { username, password: composed })).body.data?.token ?? "";
    const change = await school.call("updateUser", { old_password: decomposed, password: "ｎew-word-１" }, token);
    expect([change.body.code, await signIn(username, "new-word-1")]).toEqual([200, 200]);
  });
  it("is checked in its normalised form: length, letters, common passwords, names", async () => {
    const short = "u\u0308u\u0308u\u03089";
    expect(short.length).toBeGreaterThanOrEqual(7);
    expect((await register(`${short}a`)).code).toBe(400);
    expect((await register("ｐａｓｓｗｏｒｄ１")).code).toBe(100104);
    expect((await register("Jose\u0301-Quill-9", "José Quill")).code).toBe(100124);
    expect((await register("ＪＯＳＥ-quill-9", "José Quill")).code).toBe(100124);
    expect((await register("ｌｅｔｔｅｒｓ１２-x")).code).toBe(200);
  });
});

describe("a user name", () => {
  it.each(["Ann", "ANN", "ａｎｎ", " Ａnn　"])("ann signs in as %j", async (typed) => {
    expect([await signIn(typed, "secret-word"), await signIn(typed, "wrong-word-1")]).toEqual([200, 100101]);
    const written = await school.db.select().from(auditEntries).orderBy(auditEntries.number);
    expect(written.slice(-2).map(({ kind, account }) => [kind, account])).toEqual([
      ["signedIn", "ann"],
      ["signInRefused", "ann"],
    ]);
  });
  it("stays distinct where two differ only in case", async () => {
    const [ann] = await school.db.select().from(users).where(eq(users.username, "ann"));
    const twin = { ...ann, userId: "twin", mobile: null, email: null } as typeof users.$inferSelect;
    await school.db.insert(users).values([
      { ...twin, userId: "twin-1", username: "Twin" },
      { ...twin, userId: "twin-2", username: "twin" },
    ]);
    expect(await Promise.all(["Twin", "twin", "TWIN", "ｔｗｉｎ"].map((name) => signIn(name, "secret-word")))).toEqual([
      200, 200, 100101, 100101,
    ]);
  });
});

describe("a search for accounts", () => {
  it("finds names in any case, width and form, and nothing else", async () => {
    await school.db.update(users).set({ admin: true }).where(eq(users.username, "ben"));
    const ben = await school.signIn("ben");
    const made = await register("river-stone-7", "Ｚoe\u0308 100%");
    for (const query of ["Zoë", "zoe\u0308", "ＺＯＥ", "zoe", "100%", made.username.toUpperCase()]) {
      const { data } = (await school.call("accountList", { query }, ben)).body;
      expect([query, data?.list.map(({ username }) => username)]).toEqual([query, [made.username]]);
    }
    expect((await school.call("accountList", { query: "1%0" }, ben)).body.data?.list).toEqual([]);
  });
});
