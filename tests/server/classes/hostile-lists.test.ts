import JSZip from "jszip";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { setTimeout as pause } from "node:timers/promises";
import { beforeAll, describe, expect, it } from "vitest";
import { classMembers } from "../../../src/server/db/classes-schema";
import { rosterOf, workbookOf } from "../../support/rosters";
import { newKey, openSchool, type School } from "../../support/sittings";
import { newcomer } from "../rights/world";

let school: School;
let teacher: ReturnType<typeof rosterOf>;
beforeAll(async () => {
  school = await openSchool({ checksOutput: false });
  teacher = rosterOf(school, await newcomer(school, { role: ["teacher"] }));
});

/** In ms: above what other processes of this machine cause, far below what a list of 5 MB could cause. */
const longestStallMs = 2_000;
const png = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
const lines = (count: number) => Array.from({ length: count }, (_, place) => `Pupil ${place}`).join("\n");
const zipOf = (files: Readonly<Record<string, string>>) => {
  const zip = new JSZip();
  for (const [name, text] of Object.entries(files)) zip.file(name, text);
  return zip.generateAsync({ type: "nodebuffer", compression: "DEFLATE" });
};
const bomb = async () => {
  const whole = await JSZip.loadAsync(await workbookOf([["name"], ["Ann"]]));
  whole.file("xl/worksheets/first.xml", `<worksheet>${" ".repeat(45_000_000)}</worksheet>`);
  return whole.generateAsync({ type: "nodebuffer", compression: "DEFLATE" });
};
const doctype = async () => {
  const whole = await JSZip.loadAsync(await workbookOf([["name"], ["Ann"]]));
  whole.file("xl/worksheets/first.xml", `<!DOCTYPE x [<!ENTITY a "${"b".repeat(9)}">]><worksheet>&a;</worksheet>`);
  return whole.generateAsync({ type: "nodebuffer" });
};

const cases: readonly (readonly [string, () => string | Buffer | Promise<Buffer>, string])[] = [
  ["nothing", () => " \n\t\n", "There is no name in the list."],
  ["headings alone", () => "name,id\n", "There is no name in the list."],
  ["a picture that is called XLSX", () => png, "This file is not a table; send CSV, XLSX or plain text."],
  [
    "a text document",
    () => zipOf({ "word/document.xml": "<x/>" }),
    "This file is not a table; send CSV, XLSX or plain text.",
  ],
  [
    "a workbook of long ago",
    () => Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1]),
    "This file has an old Excel format or a password; save it as XLSX without one.",
  ],
  ["a workbook that unpacks to 45 MB", bomb, "This XLSX file is damaged or far larger than a list."],
  ["a workbook with a document type", doctype, "This XLSX file is damaged or far larger than a list."],
  [
    "a cut workbook",
    async () => (await workbookOf([["name"], ["Ann"]])).subarray(0, 600),
    "This XLSX file is damaged or far larger than a list.",
  ],
  ["more than 5 MB", () => lines(400_000), "The list is larger than 5 MB, the most that is read."],
  ["20,001 lines", () => lines(20_001), "The list has more than 20,000 lines, the most that are read."],
  [
    "20,000 lines",
    () => lines(20_000),
    "Line 5001: A class has 5,000 members at most; from this line on there are more.",
  ],
  [
    "columns without headings",
    () => "Ann,1\nBen,2",
    "Line 1: The list has several columns but no headings; name one of them “name”.",
  ],
  [
    "two columns of names",
    () => "Name,id,姓名\nAnn,1,安",
    "Line 1, C: Two columns are called “姓名”; rename one of them.",
  ],
  [
    "two columns with one heading",
    () => "Name,House,House\nAnn,1,2",
    "Line 1, C: Two columns are called “House”; rename one of them.",
  ],
  [
    "too many columns",
    () => `name,${Array.from({ length: 41 }, (_, place) => `c${place}`).join(",")}\nAnn`,
    "Line 1: The list has more than 40 columns without a meaning here; delete some.",
  ],
  [
    "an open quotation mark",
    () => 'name,id\nAnn,1\n"Ben,2\nCai,3',
    "Line 3, A: A quotation mark opens here and does not close.",
  ],
  [
    "a stray quotation mark",
    () => 'name,id\nAnn,1\nB"en",2',
    "Line 3, A: A quotation mark stands where none may be; double it or delete it.",
  ],
  [
    "a line with too many cells",
    () => "name,id\nAnn,1,2",
    "Line 2, C: The line has more cells than the list has headings.",
  ],
  ["a line without a name", () => "name,id\n,7", "Line 2, name: The name is missing."],
  ["a name of 101 letters", () => `name\n${"n".repeat(101)}`, `Line 2, name: “${"n".repeat(20)}…” is too long.`],
  [
    "a user name that cannot be one",
    () => "name,User Name\nAnn,ann lee",
    "Line 2, User Name: “ann lee” cannot be a user name: 4 to 32 letters, digits or underscores.",
  ],
  [
    "a name twice",
    () => "Ann\nBen\nann",
    "Line 3, A: “ann” stands in line 1 already; each pupil stands in the list once.",
  ],
  [
    "a student ID twice",
    () => "name,学号\nAnn,1\nBen,１",
    "Line 3, 学号: “1” stands in line 2 already; each pupil stands in the list once.",
  ],
  [
    "a user name twice",
    () => "name,login\nAnn,anna\nBen,ANNA",
    "Line 3, login: “anna” stands in line 2 already; each pupil stands in the list once.",
  ],
];

describe("a list that is not taken gets one sentence that names the place, and nothing is changed:", () => {
  it.each(cases)("%s", async (_kind, make, sentence) => {
    const class_id = await teacher.make();
    await teacher.put(class_id, "Zoe");
    const { refused, digest } = await teacher.diff(class_id, await make());
    expect([digest, refused.map((one) => one.sentence.en)]).toEqual([null, [sentence]]);
    expect(refused.map((one) => one.sentence.zh?.length)).toEqual([expect.any(Number)]);
    const { version, members } = await teacher.detail(class_id);
    expect([version, members.map(({ name }) => name)]).toEqual([2, ["Zoe"]]);
  });

  it("identifiers that contradict the class", async () => {
    const class_id = await teacher.make();
    await teacher.put(class_id, "name,id,login\nAnn,1,anna\nBen,2,benn");
    const said = async (list: string) =>
      (await teacher.diff(class_id, list)).refused.map(({ sentence }) => sentence.en);
    expect(await said("name,id,login\nAnn,1,benn")).toEqual([
      "Line 2: The student ID and the user name belong to two members: Ann, Ben. Correct one of them.",
    ]);
    expect(await said("name,id,login\nAnn,1,\nAnn B,,anna")).toEqual(["Line 3: This line and line 2 both mean Ann."]);
  });

  it("a body above the limit", async () => {
    const class_id = await teacher.make();
    const { status, body } = await school.call("rosterDiff", { class_id, text: "x".repeat(7_100_000) }, teacher.token);
    expect([status, body.code, body.msg]).toEqual([
      413,
      413,
      "This is larger than the server accepts, so nothing was changed.",
    ]);
  });
});

describe("hostile text", () => {
  it("is stored as text, without what nobody sees", async () => {
    const class_id = await teacher.make();
    const list = "name,__proto__,constructor\n=1+1,x,y\nA\u0000\u202eB\ud800,,\n<b>Bo</b>,,";
    const applied = await teacher.put(class_id, list);
    expect(applied).toMatchObject({ joined: 3 });
    const { members } = await teacher.detail(class_id);
    expect(members.map(({ name, other }) => [name, other])).toEqual([
      ["<b>Bo</b>", {}],
      ["=1+1", { B: "x", constructor: "y" }],
      ["AB\ufffd", {}],
    ]);
  });

  it("does not hold up the server", async () => {
    const class_id = await teacher.make();
    const heavy = [
      `name,id\n${Array.from({ length: 19_999 }, (_, place) => `"Pupil ${place}",${place}`).join("\n")}`,
      `name\n${'"'.repeat(3_000_000)}`,
      `name,id\n${",".repeat(4_900_000)}`,
      " ".repeat(4_900_000),
      `${"\u200b".repeat(1_600_000)}\nAnn`,
    ];
    const delay = monitorEventLoopDelay({ resolution: 5 });
    for (const text of heavy) {
      delay.reset();
      delay.enable();
      await pause(10);
      const { body } = await school.call("rosterDiff", { class_id, text }, teacher.token);
      await pause(10);
      delay.disable();
      expect(body.code).toBe(200);
      expect(delay.max / 1e6).toBeLessThan(longestStallMs);
    }
    expect(await school.db.$count(classMembers)).toBeGreaterThan(0);
  });
});

it("an archived class refuses a list before it is read", async () => {
  const class_id = await teacher.make();
  const named = { class_id, version: 1, name: "5b", archived: true };
  await school.call("saveClass", { idempotency_key: newKey(), ...named }, teacher.token);
  expect((await school.call("rosterDiff", { class_id, text: lines(30_000) }, teacher.token)).body.code).toBe(101005);
});
