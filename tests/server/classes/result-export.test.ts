import { parse } from "csv-parse/sync";
import { eq } from "drizzle-orm";
import readExcelFile from "read-excel-file/node";
import { beforeAll, describe, expect, it } from "vitest";
import { classMembers } from "../../../src/server/db/classes-schema";
import { auditEntries } from "../../../src/server/db/security-schema";
import { choose, openSchool, type School } from "../../support/sittings";
import { allRight, openClass, sitAssigned, teacherOf } from "../../support/taught-class";
import { newcomer } from "../rights/world";

let school: School;
beforeAll(async () => {
  school = await openSchool();
});

const fetched = (token: string | undefined, query: Readonly<Record<string, string>>) =>
  school.app.inject({
    method: "GET",
    url: "/api/studio/export",
    query,
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
  });

async function satClass() {
  const taught = await openClass(school, ["=Ann", "Ben"]);
  const [ann, ben] = taught.tokens as [string, string];
  await sitAssigned(school, ann, taught.assignment, { f1: choose("A"), f3: { type: "text_entry", text: "3/4" } });
  await sitAssigned(school, ben, taught.assignment, allRight);
  await school.db
    .update(classMembers)
    .set({ externalId: "007" })
    .where(eq(classMembers.memberId, taught.member_ids[0] ?? ""));
  return taught;
}

describe("the export of a class's results", () => {
  it("as CSV has a row for each member with points and answers, without formulas", async () => {
    const { teacher, assignment } = await satClass();
    const reply = await fetched(teacher, { ...assignment, format: "csv", language: "en" });
    expect([reply.statusCode, reply.headers["content-type"]]).toEqual([200, "text/csv; charset=utf-8"]);
    expect(reply.headers["content-disposition"]).toMatch(/^attachment; filename\*=UTF-8''5A-[\w-]+\.csv$/);
    const [head, ...rows] = parse(reply.rawPayload, { bom: true });
    expect(head?.slice(0, 9).join("|")).toBe(
      "Name|School number|State|Attempts|Score|Band from|Band to|Points|Points possible",
    );
    expect(head?.slice(9).join("|")).toBe("No. 1|No. 2|No. 3|No. 4|Answer 1|Answer 2|Answer 3|Answer 4");
    expect(rows.map((row) => [...row.slice(0, 5), ...row.slice(7)])).toEqual([
      ["Ben", "", "handed in", "1", "100", "4", "4", "1", "1", "1", "1", "Option B", "Option B", "CANARYKEY", "A; C"],
      ["'=Ann", "'007", "handed in", "1", "0", "0", "4", "0", "0", "0", "0", "Option A", "", "'3/4", ""],
    ]);
  });

  it("as a workbook has sheets of members, questions, skills and answers, in the reader's language", async () => {
    const { teacher, assignment } = await satClass();
    const reply = await fetched(teacher, { ...assignment, format: "xlsx", language: "zh" });
    const sheets = await readExcelFile(reply.rawPayload);
    expect(sheets.map(({ sheet, data }) => [sheet, data.length])).toEqual([
      ["成绩", 3],
      ["题目", 5],
      ["知识点", 3],
      ["作答", 9],
    ]);
    const [results, questions, skills, answers] = sheets.map(({ data }) => data);
    expect(results?.[2]?.slice(0, 5)).toEqual(["=Ann", "007", "已交卷", 1, 0]);
    expect(questions?.[1]?.slice(0, 5)).toEqual([1, "题目 f1", "General skill", 1, 0.5]);
    expect(skills?.slice(1)).toEqual([
      ["Ben", null, 1],
      ["=Ann", "007", 0],
    ]);
    expect(answers?.[7]).toEqual(["=Ann", "007", 3, "3/4", "错误", 0, 20, 0, null]);
  });

  it("is written to the audit log with its account", async () => {
    const { teacher, assignment } = await satClass();
    await fetched(teacher, { ...assignment, format: "csv" });
    const entries = await school.db.select().from(auditEntries).where(eq(auditEntries.kind, "resultsExported"));
    expect(entries.at(-1)?.facts).toEqual({ assignment: assignment.assignment_id, format: "csv" });
    const { list } = (await school.call("studioAudit", { ...assignment }, teacher)).body.data;
    expect(list.map(({ kind, facts }) => [kind, facts])).toEqual([["resultsExported", { format: "csv" }]]);
    expect((await school.call("studioAudit", { ...assignment }, await teacherOf(school))).body.data.total).toBe(0);
  });

  it("is refused to everybody but the teachers of the class and an admin, and leaves no audit entry then", async () => {
    const { assignment, tokens } = await satClass();
    const before = await school.db.$count(auditEntries, eq(auditEntries.kind, "resultsExported"));
    const query = { ...assignment, format: "csv" };
    const codes = [];
    for (const token of [undefined, tokens[0], await newcomer(school, { role: ["author"] }), await teacherOf(school)])
      codes.push((await fetched(token, query)).json().code);
    expect(codes).toEqual([100001, 403, 403, 101101]);
    expect(await school.db.$count(auditEntries, eq(auditEntries.kind, "resultsExported"))).toBe(before);
    const admin = await newcomer(school, { role: ["admin"], admin: true });
    expect((await fetched(admin, query)).statusCode).toBe(200);
    expect((await fetched(admin, { ...assignment, format: "pdf" })).json().code).toBe(400);
  });
});
