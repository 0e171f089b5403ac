import { eq } from "drizzle-orm";
import fc from "fast-check";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { CallName } from "../../src/contract/calls/addresses";
import { users } from "../../src/server/db/accounts-schema";
import { noticeMarks, notices } from "../../src/server/db/site-schema";
import { cleanNotice } from "../../src/server/use-cases/notices/notice-html";
import { minute, morning, openSchool, type School } from "../support/sittings";

const id = (place: number) => `0190a5b0-0000-7000-8000-${String(place).padStart(12, "0")}`;

let school: School;
let ann: string;
let ben: string;

beforeAll(async () => {
  school = await openSchool();
  await school.db
    .update(users)
    .set({ permission: ["notice.write"], role: ["teacher"] })
    .where(eq(users.userId, "user-ann"));
  [ann, ben] = [await school.signIn("ann"), await school.signIn("ben")];
});
beforeEach(async () => {
  school.now = morning;
  await school.db.delete(notices);
  await school.db.delete(noticeMarks);
});

const draft = (more: object = {}) => ({
  notice_id: id(1),
  revision: 0,
  text: { en: "<p>No school on Friday</p>", zh: "<p>周五放假</p>" },
  image: "",
  role: [],
  valid_from: morning,
  valid_until: null,
  ...more,
});
const save = (more: object = {}) => school.call("saveNotice", draft(more), ann);
const seen = async (token: string, language = "en") =>
  (await school.call("noticeList", {}, token, { "accept-language": language })).body.data.list.map(
    ({ notice }) => notice,
  );

describe("a written notice", () => {
  it("is shown to everyone in their language; its author is stored", async () => {
    expect((await save()).body.data).toEqual({
      ...draft({ revision: 1 }),
      written_by: "ann",
      written_at: morning,
      changed_at: morning,
      withdrawn_at: null,
    });
    expect([await seen(ben), await seen(ben, "zh")]).toEqual([["<p>No school on Friday</p>"], ["<p>周五放假</p>"]]);
  });

  it("is shown to its roles during its period only", async () => {
    await save({ role: ["teacher"] });
    await save({
      notice_id: id(2),
      valid_from: morning + minute,
      valid_until: morning + 2 * minute,
      text: { en: "Soon" },
    });
    expect([await seen(ann), await seen(ben)]).toEqual([["<p>No school on Friday</p>"], []]);
    school.now = morning + minute;
    expect(await seen(ben, "zh")).toEqual(["Soon"]);
    school.now = morning + 2 * minute;
    expect(await seen(ben)).toEqual([]);
  });

  it("becomes new when its period begins, even for readers who cleared their notices before", async () => {
    await save({ valid_from: morning + minute });
    await school.call("markNotices", { mark: "cleared", until: morning }, ben);
    school.now = morning + minute;
    expect(await seen(ben)).toEqual(["<p>No school on Friday</p>"]);
  });

  it("is made once, changed only from its latest revision, withdrawn and published again", async () => {
    await save();
    expect((await save()).body.data.revision).toBe(1);
    expect((await save({ revision: 1, text: { en: "Changed" } })).body.data.revision).toBe(2);
    expect((await save({ revision: 1, text: { en: "Late" } })).body.code).toBe(100602);
    const withdraw = (withdrawn: boolean) => school.call("withdrawNotice", { notice_id: id(1), withdrawn }, ann);
    expect((await withdraw(true)).body.data.withdrawn_at).toBe(morning);
    expect(await seen(ben)).toEqual([]);
    await withdraw(false);
    expect(await seen(ben)).toEqual(["Changed"]);
    expect((await school.call("withdrawNotice", { notice_id: id(9), withdrawn: true }, ann)).body.code).toBe(100603);
  });

  it("is listed page by page for its writers", async () => {
    for (let place = 1; place <= 21; place += 1) {
      school.now = morning + place;
      await save({ notice_id: id(place) });
    }
    const [first, second] = [
      (await school.call("writtenNotices", {}, ann)).body.data,
      (await school.call("writtenNotices", { page: 2 }, ann)).body.data,
    ];
    expect([first.list.length, first.total, first.list[0]?.notice_id, second.list.map((row) => row.notice_id)]).toEqual(
      [20, 21, id(21), [id(1)]],
    );
  });

  it.each([
    ["no text", { text: { en: "<p> </p>" } }],
    ["an end before its beginning", { valid_until: morning }],
    ["a picture of another site", { image: "https://a.example/x.png" }],
    ["an unknown role", { role: ["owner"] }],
  ])("is refused with %s", async (_, more) => {
    expect((await save(more)).body.code).toBe(400);
  });

  it("can be written only with the permission", async () => {
    const codes = await Promise.all(
      (
        [
          ["saveNotice", draft()],
          ["withdrawNotice", { notice_id: id(1), withdrawn: true }],
          ["writtenNotices", {}],
        ] as const
      ).map(async ([name, input]: readonly [CallName, object]) => (await school.call(name, input, ben)).body.code),
    );
    expect(codes).toEqual([403, 403, 403]);
  });
});

describe("the HTML of a notice", () => {
  it.each([
    ["<script>alert(1)</script>Hello", "Hello"],
    ['<a href="javascript:alert(1)" onclick="x()">a</a>', "<a>a</a>"],
    ['<a href="//evil.example">a</a>', "<a>a</a>"],
    [
      '<a href="/center">a</a> <a href="https://b.example/c">b</a>',
      '<a href="/center">a</a> <a href="https://b.example/c">b</a>',
    ],
    ['<img src=x onerror="alert(1)"><b style="color:red">bold</b>', "<b>bold</b>"],
    ["1 < 2 & 3", "1 &lt; 2 &amp; 3"],
  ])("%j is stored as %j", (given, kept) => {
    expect(cleanNotice(given)).toBe(kept);
  });

  it("does not change when it is sanitised a second time", () => {
    const piece = fc.constantFrom(
      "<b>",
      "</b>",
      "<a href='/x'>",
      "</a>",
      "<script>",
      "<",
      ">",
      "&",
      "&lt;",
      "x",
      '"',
      "<p",
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const once = cleanNotice(pieces.join(""));
        expect(cleanNotice(once)).toBe(once);
        expect(once).not.toMatch(/<script|onerror|javascript:/i);
      }),
    );
  });
});
