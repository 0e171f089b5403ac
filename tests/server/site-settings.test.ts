import { eq } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  isSitePath,
  isSecureAddress,
  siteFieldProblem,
  type SiteFieldProblem,
  type SiteFields,
} from "../../src/contract/site/site-fields";
import { readConfig } from "../../src/server/configuration/config";
import { users } from "../../src/server/db/accounts-schema";
import { siteVersions } from "../../src/server/db/site-schema";
import { foreignSources } from "../../src/server/live-site/content-policy";
import { createLiveSite } from "../../src/server/live-site/live-site";
import { morning, openSchool, type School } from "../support/sittings";

let school: School;
let ann: string;
let ben: string;

const plain: SiteFields = {
  name: "Invigil",
  logo: "",
  theme_id: "blue-black",
  site: "",
  site_pc: "",
  site_h5: "",
  favicon: "",
  watermark_img: "",
  watermark_img_teacher: "",
  is_check_user_status: 0,
  qrcode_service: "",
  statistics_url: "",
  review: "none",
};
const changed: SiteFields = {
  ...plain,
  name: "Hill School",
  theme_id: "green-white",
  logo: "https://pictures.example.org/logo.png",
  favicon: "/uploads/icon.png",
  statistics_url: "https://count.example.org/js/count.js?id=7",
};

beforeAll(async () => {
  school = await openSchool();
  await school.db
    .update(users)
    .set({ permission: ["site.edit"] })
    .where(eq(users.userId, "user-ann"));
  await school.db.update(users).set({ admin: true }).where(eq(users.userId, "user-ben"));
  [ann, ben] = [await school.signIn("ann"), await school.signIn("ben")];
});
afterAll(() => school.app.close());

const policy = async (app = school.app) =>
  String((await app.inject({ method: "GET", url: "/some/page" })).headers["content-security-policy"]);

describe("the settings of the site", () => {
  it("are those of the start until they are changed", async () => {
    expect((await school.call("siteSettings", {}, ann)).body.data).toEqual({
      fields: plain,
      version: 0,
      changed_at: null,
      changed_by: null,
    });
    const told = (await school.call("siteConfig", { platform: "h5", v: "2" })).body;
    expect([told.code, told.data.name, told.data.language]).toEqual([200, "Invigil", "zh"]);
  });

  it("are changed for everyone immediately, in a new version; a repeated request changes nothing", async () => {
    const save = () => school.call("saveSite", { fields: { ...changed, name: " Hill School " }, version: 0 }, ann);
    const saved = { fields: changed, version: 1, changed_at: morning, changed_by: "ann" };
    expect((await save()).body.data).toEqual(saved);
    expect((await save()).body.data).toEqual(saved);
    expect((await school.call("siteConfig", {})).body.data).toMatchObject({ ...changed });
    expect(await school.db.$count(siteVersions)).toBe(1);
  });

  it("are not overwritten from an older version; the refusal names the newer one's author", async () => {
    const late = await school.call("saveSite", { fields: { ...plain, name: "Late" }, version: 0 }, ben);
    expect([late.body.code, late.body.data]).toEqual([100601, { version: 1, changed_at: morning, changed_by: "ann" }]);
    const both = await Promise.all(
      ["One", "Two"].map((name) => school.call("saveSite", { fields: { ...changed, name }, version: 1 }, ben)),
    );
    expect(both.map(({ body }) => body.code).toSorted((one, other) => one - other)).toEqual([200, 100601]);
  });

  it("can be undone by one change, and redone by undoing that", async () => {
    const back = (await school.call("undoSite", { version: 2 }, ben)).body.data;
    expect([back.version, back.fields]).toEqual([3, changed]);
    const forth = (await school.call("undoSite", { version: 3 }, ben)).body.data;
    expect([forth.version, ["One", "Two"].includes(forth.fields.name)]).toEqual([4, true]);
    expect((await school.call("undoSite", { version: 3 }, ben)).body.code).toBe(100601);
    await school.call("saveSite", { fields: changed, version: 4 }, ben);
  });

  it("reach another server within two seconds", async () => {
    let now = 0;
    const other = createLiveSite(school.db, plain, () => now);
    expect((await other.current()).name).toBe("Hill School");
    await school.call("saveSite", { fields: { ...changed, name: "Hill" }, version: 5 }, ann);
    now = 1_999;
    const early = (await other.current()).name;
    now = 2_000;
    expect([early, (await other.current()).name, other.known().name]).toEqual(["Hill School", "Hill", "Hill"]);
  });

  it("stay as last read where the database does not answer", async () => {
    const broken = {
      select: () => {
        throw new Error("gone");
      },
    } as unknown as School["db"];
    const other = createLiveSite(broken, plain, () => 0);
    await expect(other.current()).resolves.toEqual(plain);
  });

  it.each([
    ["name", ""],
    ["logo", "javascript:alert(1)"],
    ["favicon", "//evil.example/x.png"],
    ["statistics_url", "https://count.example.org/a.js; script-src *"],
    ["site_h5", "/uploads/x"],
    ["theme_id", "pink"],
    ["is_check_user_status", 2],
  ] as const)("is refused with %s as %j", async (field, value) => {
    const { version } = (await school.call("siteSettings", {}, ann)).body.data;
    const { body } = await school.call("saveSite", { fields: { ...changed, [field]: value }, version }, ann);
    expect(body.code).toBe(400);
  });

  it("are open only with the permission to edit them", async () => {
    await school.db.update(users).set({ permission: [] }).where(eq(users.userId, "user-ann"));
    expect([
      (await school.call("siteSettings", {}, ann)).body.code,
      (await school.call("saveSite", { fields: changed, version: 6 }, ann)).body.code,
      (await school.call("undoSite", { version: 6 }, ann)).body.code,
      (await school.call("siteSettings", {})).body.code,
    ]).toEqual([403, 403, 403, 100001]);
  });
});

describe("the policy of the pages", () => {
  it("lists the hosts of the settings, each where it is needed, and no others", async () => {
    const [before, after] = [await policy(await started()), await policy()];
    expect(before).toContain("script-src 'self';");
    expect(before).toContain("img-src 'self' data:;");
    expect(before).toContain("connect-src 'self';");
    expect(after).toContain("script-src 'self' https://count.example.org/js/count.js;");
    expect(after).toContain("img-src 'self' data: https://count.example.org https://pictures.example.org;");
    expect(after).toContain("connect-src 'self' https://count.example.org;");
    const names = (policyText: string) => policyText.split(";").map((rule) => rule.trim().split(" ")[0]);
    expect(names(before).filter((name) => !names(after).includes(name))).toEqual(["require-trusted-types-for"]);
    expect(names(after)).toEqual(names(before).filter((name) => name !== "require-trusted-types-for"));
  });

  it("contains only hosts and scripts, for any accepted setting", () => {
    const odd = fc.constantFrom("'unsafe-inline'", ";", " ", "*", "data:", "%3B", "@x", "#a", "?b=;", "/p/q.js", "");
    fc.assert(
      fc.property(fc.webUrl({ validSchemes: ["https"] }), odd, (url, more) => {
        const address = url + more;
        fc.pre(siteFieldProblem("statistics_url", address) === null);
        const { scripts, connections } = foreignSources({ ...plain, statistics_url: address });
        for (const source of [...scripts, ...connections]) expect(source).toMatch(/^https:\/\/[^\s;,'"]+$/);
        expect([scripts.length, connections.length]).toEqual([1, 1]);
      }),
    );
  });
});

/** A server on a database in which the settings were never changed. */
async function started() {
  const fresh = await openSchool();
  return fresh.app;
}

it.each<[string, boolean, boolean]>([
  ["/uploads/a.png", true, false],
  ["//evil.example/a.png", false, false],
  ["/\\evil.example", false, false],
  ["https://a.example/b.png", false, true],
  ["http://a.example/b.png", false, false],
  ["https://user:word@a.example/", false, false],
  ["javascript:alert(1)", false, false],
  ["data:image/png;base64,AAAA", false, false],
  ["uploads/a.png", false, false],
  ["https://", false, false],
])("the address %j: on this site %s, secure on another site %s", (address, own, secure) => {
  expect([isSitePath(address), isSecureAddress(address)]).toEqual([own, secure]);
});

it.each<[Parameters<typeof siteFieldProblem>, SiteFieldProblem | null]>([
  [["name", "x".repeat(65)], "tooLong"],
  [["name", "  "], "missing"],
  [["logo", ""], null],
  [["logo", "x"], "noPicture"],
  [["site", "/a"], "noSite"],
  [["statistics_url", "/count.js"], null],
  [["statistics_url", "ftp://a"], "noScript"],
  [["site_pc", `https://a.example/${"x".repeat(500)}`], "tooLong"],
  [["theme_id", "ocean"], null],
  [["is_check_user_status", 1], null],
])("the problem of the field %j is %j", (given, problem) => {
  expect(siteFieldProblem(...given)).toBe(problem);
});

it("the settings of the start obey the same rules", () => {
  expect(readConfig({ SITE_NAME: "Hill", SITE_H5: "https://m.example.org" }).site).toMatchObject({
    name: "Hill",
    site_h5: "https://m.example.org",
  });
  expect(() => readConfig({ SITE_NAME: " " })).toThrow('SITE_NAME must have 1 to 64 characters, not " ".');
  expect(() => readConfig({ SITE_H5: "javascript:x" })).toThrow("SITE_H5 must be an address");
});

it("the server refuses an invalid port", () => {
  expect([readConfig({}).port, readConfig({ PORT: "0" }).port, readConfig({ PORT: "65535" }).port]).toEqual([
    10_002, 0, 65_535,
  ]);
  for (const port of ["", " ", "65536", "-1", "8e1", "0x50", "80.0"])
    expect(() => readConfig({ PORT: port })).toThrow(`PORT must be a number from 0 to 65535, not "${port}".`);
});

describe("a site", () => {
  it("has its name normalised like user names, and without invisible characters", async () => {
    const other = await openSchool();
    await other.db.update(users).set({ permission: ["site.edit"] });
    const token = await other.signIn("ann");
    const { data } = (await other.call("siteSettings", {}, token)).body;
    const save = (name: string) =>
      other.call("saveSite", { fields: { ...data.fields, name }, version: data.version }, token);
    for (const unseen of ["Hill\u202eloohcS", "Hill\u200bSchool", "\u3164"])
      expect((await save(unseen)).body.code).toBe(100126);
    expect((await save("\ufdfa".repeat(10))).body.code).toBe(400);
    expect((await save("\u3000Ｈｉｌｌ　Scho\u0308ol")).body.data.fields.name).toBe("Hill Schöol");
    expect(readConfig({ SITE_NAME: " Ｈｉｌｌ\u200b " }).site.name).toBe("Hill");
  });
});
