import { beforeAll, describe, expect, it } from "vitest";
import { auditEntries } from "../../../src/server/db/security-schema";
import { forgetExpired } from "../../../src/server/use-cases/forget-expired";
import { kindsOf, rosterOf, workbookOf } from "../../support/rosters";
import { newKey, openSchool, type School } from "../../support/sittings";
import { newcomer } from "../rights/world";

let school: School;
let teacher: ReturnType<typeof rosterOf>;
beforeAll(async () => {
  school = await openSchool();
  teacher = rosterOf(school, await newcomer(school, { role: ["teacher"], username: "rosa" }));
});

const nameless = { external_id: null, username: null, other: {} };
const table = [
  ["姓名", "学号", "用户名", "House", "Notes"],
  ["李华", "0007", "LiHua_1", "Red", "sits, at the front"],
  ['Ann "Annie" O\'Neil', "42", "", "", "two\nlines"],
];
const quoted = (separator: string) =>
  table.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(separator)).join("\r\n");
const tableRows = [
  {
    line: 2,
    kind: "new",
    member_id: null,
    name: "李华",
    external_id: "0007",
    username: "lihua_1",
    other: { House: "Red", Notes: "sits, at the front" },
    was: null,
  },
  {
    line: 3,
    kind: "new",
    member_id: null,
    name: 'Ann "Annie" O\'Neil',
    external_id: "42",
    username: null,
    other: { Notes: "two lines" },
    was: null,
  },
];
const columns = { read: ["姓名", "学号", "用户名"], other: ["House", "Notes"] };

describe("a list", () => {
  it("of pasted names is compared and applied whole, once for each key, and the log tells it", async () => {
    const class_id = await teacher.make();
    const shown = await teacher.diff(class_id, "Li Hua\n\n  Wang   Mei \u200b\nJosé\n");
    expect(shown).toEqual({
      digest: expect.stringMatching(/^[0-9a-f]{64}$/),
      columns: { read: ["A"], other: [] },
      rows: [
        { line: 1, kind: "new", member_id: null, name: "Li Hua", ...nameless, was: null },
        { line: 3, kind: "new", member_id: null, name: "Wang Mei", ...nameless, was: null },
        { line: 4, kind: "new", member_id: null, name: "José", ...nameless, was: null },
      ],
      refused: [],
    });
    expect((await teacher.detail(class_id)).members).toEqual([]);
    const key = newKey();
    const applied = { class_id, version: 2, joined: 3, left: 0, changed: 0 };
    expect((await teacher.apply(class_id, shown.digest, {}, key)).data).toEqual(applied);
    expect((await teacher.apply(class_id, shown.digest, {}, key)).data).toEqual(applied);
    expect((await teacher.apply(class_id, shown.digest)).code).toBe(101006);
    const { members, version, left } = await teacher.detail(class_id);
    expect([version, left, members.map(({ name, access, left_at }) => [name, access, left_at])]).toEqual([
      2,
      0,
      [
        ["José", "none", null],
        ["Li Hua", "none", null],
        ["Wang Mei", "none", null],
      ],
    ]);
    const told = (await school.db.select().from(auditEntries)).filter(({ kind }) => kind === "rosterApplied");
    expect(told.map(({ account, facts }) => [account, facts])).toEqual([
      ["rosa", { class: "5b", joined: "3", left: "0", renewed: "0" }],
    ]);
  });

  it.each([
    ["commas", quoted(",")],
    ["semicolons", quoted(";")],
    ["tabs", quoted("\t")],
    ["UTF-8 with a mark", Buffer.from(`\uFEFF${quoted(",")}`)],
    ["UTF-16LE with a mark", Buffer.from(`\uFEFF${quoted("\t")}`, "utf16le")],
    ["UTF-16LE without one", Buffer.from(quoted("\t"), "utf16le")],
    ["UTF-16BE with a mark", Buffer.from(`\uFEFF${quoted(",")}`, "utf16le").swap16()],
    ["UTF-16BE without one", Buffer.from(quoted(","), "utf16le").swap16()],
  ])("is read with its headings in either language and its unknown columns from %s", async (_kind, list) => {
    const { rows, ...rest } = await teacher.diff(await teacher.make(), list);
    expect(rows).toEqual(tableRows.map((row) => ({ ...row, line: row.line })));
    expect(rest).toMatchObject({ columns, refused: [] });
  });

  it("is read from GB18030", async () => {
    const bytes = [0xd0, 0xd5, 0xc3, 0xfb, 0x0a, 0xc0, 0xee, 0xbb, 0xaa, 0x0a, 0xd6, 0xec, 0xe9, 0x46, 0xbb, 0xf9];
    const { rows } = await teacher.diff(await teacher.make(), Buffer.from(bytes));
    expect(kindsOf(rows)).toEqual([
      [2, "new", "李华"],
      [3, "new", "朱镕基"],
    ]);
  });

  it("is read from XLSX, with numbers as they are shown, below a title", async () => {
    const list = await workbookOf([
      ["Class 5b"],
      [],
      ["Surname", { shared: "First name" }, "Student ID", null, "Age"],
      [{ shared: "O'Neil" }, "Ann", { number: 7, digits: 4 }, "x", { number: 11.5 }],
      ["王", "梅", { number: 20_241_101 }, null, null],
    ]);
    const { rows, columns: read } = await teacher.diff(await teacher.make(), list);
    expect(read).toEqual({ read: ["Surname", "First name", "Student ID"], other: ["D", "Age"] });
    expect(rows.map(({ line, name, external_id, other }) => [line, name, external_id, other])).toEqual([
      [4, "Ann O'Neil", "0007", { D: "x", Age: "11.5" }],
      [5, "王梅", "20241101", {}],
    ]);
  });
});

describe("a second list", () => {
  it("changes, keeps, adds and lets go by student ID, then user name, then a name that is unique", async () => {
    const class_id = await teacher.make();
    await teacher.put(class_id, "name,id,user name,house\nAnn,1,,red\nBen,2,ben_1,\nCai,,cai_1,\nDan,,,\nEve,,,");
    const before = await teacher.detail(class_id);
    const idOf = (wanted: string) => before.members.find(({ name }) => name === wanted)?.member_id;
    const list = "id,name,user name,house\n1,Anna,,\n,Ben,,green\n,Caius,cai_1,\n7,Dan,,\n9,Fay,,";
    const { rows, digest } = await teacher.diff(class_id, list);
    expect(
      rows.map(({ line, kind, name, member_id, external_id, other }) => [
        line,
        kind,
        name,
        member_id,
        external_id,
        other,
      ]),
    ).toEqual([
      [2, "changed", "Anna", idOf("Ann"), "1", { house: "red" }],
      [3, "changed", "Ben", idOf("Ben"), "2", { house: "green" }],
      [4, "changed", "Caius", idOf("Cai"), null, {}],
      [5, "changed", "Dan", idOf("Dan"), "7", {}],
      [6, "new", "Fay", null, "9", {}],
      [null, "left", "Eve", idOf("Eve"), null, {}],
    ]);
    school.now += 1_000;
    expect((await teacher.apply(class_id, digest)).data).toEqual({
      class_id,
      version: 3,
      joined: 1,
      left: 1,
      changed: 4,
    });
    const again = await teacher.diff(class_id, list);
    expect(new Set(again.rows.map(({ kind }) => kind))).toEqual(new Set(["same"]));
    expect((await teacher.apply(class_id, again.digest)).data).toEqual({
      class_id,
      version: 3,
      joined: 0,
      left: 0,
      changed: 0,
    });

    const { members, left } = await teacher.detail(class_id, { left: "1" });
    expect(left).toBe(1);
    expect(members.find(({ name }) => name === "Eve")).toMatchObject({ member_id: idOf("Eve"), left_at: school.now });
    const back = await teacher.diff(class_id, `${list}\n,Eve,,`);
    expect(back.rows.at(-1)).toMatchObject({ line: 7, kind: "new", name: "Eve", member_id: idOf("Eve") });
    expect((await teacher.apply(class_id, back.digest)).data).toMatchObject({ joined: 1, left: 0, changed: 0 });
    expect((await teacher.detail(class_id)).members.find(({ name }) => name === "Eve")).toMatchObject({
      member_id: idOf("Eve"),
      left_at: null,
    });
  });

  it("asks where several members may be meant, and takes each choice once", async () => {
    const class_id = await teacher.make();
    await teacher.put(class_id, "name,id\nLi Hua,1\nLi Hua,2\nMo,3");
    const ids = (await teacher.detail(class_id)).members.map(({ member_id }) => member_id);
    const shown = await teacher.diff(class_id, "name,id\nLi Hua,\nMo,4");
    expect(shown.rows.map(({ kind, candidates, unless_chosen }) => [kind, candidates?.length, unless_chosen])).toEqual([
      ["conflict", 2, undefined],
      ["conflict", 1, undefined],
      ["left", undefined, true],
      ["left", undefined, true],
      ["left", undefined, true],
    ]);
    const refused = async (chosen: object) => {
      const { code, data } = await teacher.apply(class_id, shown.digest, chosen);
      return [code, data];
    };
    expect(await refused({})).toEqual([101007, { line: 2 }]);
    expect(await refused({ 2: ids[0] })).toEqual([101007, { line: 3 }]);
    expect(await refused({ 2: ids[2], 3: null })).toEqual([101007, { line: 2 }]);
    expect(await refused({ 2: "no-such-member", 3: null })).toEqual([101007, { line: 2 }]);
    expect((await teacher.apply(class_id, shown.digest, { 2: ids[0], 3: null })).data).toMatchObject({
      joined: 1,
      left: 2,
      changed: 0,
    });
    const { members } = await teacher.detail(class_id);
    expect(members.map(({ name, external_id }) => [name, external_id])).toEqual([
      ["Li Hua", "1"],
      ["Mo", "4"],
    ]);
  });

  it("lets nobody go where the others are kept", async () => {
    const class_id = await teacher.make();
    await teacher.put(class_id, "Ann\nBen");
    const { rows } = await teacher.diff(class_id, "Cai\nBen", { keep_others: true });
    expect(kindsOf(rows)).toEqual([
      [1, "new", "Cai"],
      [2, "same", "Ben"],
    ]);
  });

  it("is refused once the class has changed, is archived, or a day has passed", async () => {
    const class_id = await teacher.make();
    const [first, second] = [await teacher.diff(class_id, "Ann"), await teacher.diff(class_id, "Ben")];
    await teacher.apply(class_id, first.digest);
    expect((await teacher.apply(class_id, second.digest)).code).toBe(101006);
    const third = await teacher.diff(class_id, "Cai");
    expect((await teacher.apply(await teacher.make(), third.digest)).code).toBe(101006);
    school.now += 86_400_001;
    await forgetExpired(school.deps);
    expect((await teacher.apply(class_id, third.digest)).code).toBe(101006);
    const fourth = await teacher.diff(class_id, "Cai");
    const named = { class_id, version: 2, name: "5b", archived: true };
    await school.call("saveClass", { idempotency_key: newKey(), ...named }, teacher.token);
    expect((await teacher.apply(class_id, fourth.digest)).code).toBe(101005);
    expect((await school.call("rosterDiff", { class_id, text: "Ann" }, teacher.token)).body.code).toBe(101005);
    expect((await teacher.detail(class_id)).members.map(({ name }) => name)).toEqual(["Ann"]);
  });
});
