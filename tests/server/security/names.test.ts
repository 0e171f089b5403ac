import { beforeAll, describe, expect, it } from "vitest";
import { openSchool, type School } from "../../support/sittings";

let school: School;
let admin: string;
beforeAll(async () => {
  school = await openSchool();
  await school.db.execute("update users set admin = true where username = 'ben'");
  admin = await school.signIn("ben");
});

let number = 0;
const freshName = () => `fresh_${(number += 1)}`;
const register = async (input: object) => {
  const usual = { username: freshName(), password: "river-stone-7", nickname: "Mia" };
  return (await school.call("register", { ...usual, ...input })).body.code;
};

describe("a new password", () => {
  it.each(["password1", "PassWord1", "iloveyou2", "woaini1314", "qwerty123", "football1", "1qaz2wsx"])(
    "%s is refused as common",
    async (password) => {
      expect(await register({ password })).toBe(100104);
    },
  );
  it.each(["Zebulon7", "2015zebulon", "zebulon_quill_2015", "Quill-2016!", "zebulonquill1"])(
    "%s of Zebulon Quill is refused as the person's name",
    async (password) => {
      expect(await register({ username: freshName(), nickname: "Zebulon Quill", password })).toBe(100124);
    },
  );
  it("is refused if it is the user name with a number appended", async () => {
    expect(await register({ username: "zeb_quill", password: "zebquill99" })).toBe(100124);
  });
  it("may contain a short name in the middle of other words", async () => {
    expect(await register({ nickname: "Al", password: "coral-tower-9" })).toBe(200);
  });
  it("is checked against the list and the names wherever one is set", async () => {
    const made = { username: "plum_tree", nickname: "Plum", role: ["student"] };
    const make = async (password: string) => (await school.call("makeAccount", { ...made, password }, admin)).body.code;
    expect([await make("football1"), await make("plumtree1")]).toEqual([100104, 100124]);
    const ann = await school.signIn("ann");
    const change = async (password: string) =>
      (await school.call("updateUser", { old_password: "secret-word", password }, ann)).body.code;
    expect([await change("football1"), await change("ann12345")]).toEqual([100104, 100124]);
  });
});

describe("a user name", () => {
  it("is refused if it looks like another", async () => {
    expect(await register({ username: "Orion_01" })).toBe(200);
    for (const username of ["orion_01", "0rion_01", "Or1on_01", "Orlon_01", "ORION_O1", "Orion_0l"])
      expect([username, await register({ username })]).toEqual([username, 100125]);
    expect(await register({ username: "Orion_01" })).toBe(100103);
    expect(await register({ username: "orion_02" })).toBe(200);
    const made = { username: "ORION_02", nickname: "Plum", role: ["student"], password: "river-stone-7" };
    expect((await school.call("makeAccount", made, admin)).body.code).toBe(100125);
  });
  it("is created once where two similar ones are requested simultaneously", async () => {
    const names = ["Castor", "castor", "CASTOR", "cast0r", "Cast0r"];
    const codes = await Promise.all(names.map((username) => register({ username })));
    expect(codes.toSorted((one, other) => one - other)).toEqual([200, 100125, 100125, 100125, 100125]);
  });
  it.each(["аdmin_1", "ad\u200bmin", "admin\u202e", "ＡＤＭＩＮ", "ad min"])("%j is refused", async (username) => {
    expect(await register({ username })).toBe(400);
  });
});

describe("a nickname", () => {
  const unseen = ["Mi\u0000a", "Mi\u200ba", "\u202eaiM", "Mi\u2066a", "Mi\u0007a", "\u3164", "\u2800", "Mi\ufeffa"];
  it.each(unseen)("%j contains invisible characters, and is refused wherever it is set", async (nickname) => {
    expect(await register({ nickname })).toBe(100126);
    const ann = await school.signIn("ann");
    expect((await school.call("updateUser", { nickname }, ann)).body.code).toBe(100126);
    const made = { username: freshName(), nickname, role: ["student"], password: "river-stone-7" };
    expect((await school.call("makeAccount", made, admin)).body.code).toBe(100126);
  });
  it.each(["王小明", "José Ångström", "Mia 🦊", "नेहा", "O’Brien-Smith"])("%s is accepted", async (nickname) => {
    expect(await register({ nickname })).toBe(200);
  });
});
