import { fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeAll, describe, expect, it } from "vitest";
import { calls } from "../../../src/contract/calls/calls";
import { faultMessages } from "../../../src/contract/calls/fault-messages";
import type { Language } from "../../../src/contract/item/content";
import type { AuditEntry, AuditLog } from "../../../src/contract/site/audit";
import { auditKinds } from "../../../src/contract/site/audit-kinds";
import { AuditPage } from "../../../src/web/manage/audit/AuditPage";
import { askedWords } from "../../../src/web/site/audit/fact-words";
import { loadFaultWords } from "../../../src/web/ui/fault-words";
import { openPage, stubServer } from "../open-page";

beforeAll(loadFaultWords);

const at = Date.UTC(2026, 10, 23, 9);
const happened: readonly Pick<AuditEntry, "kind" | "account" | "address" | "facts">[] = [
  { kind: "signedIn", account: "ann", address: "10.0.0.1", facts: {} },
  { kind: "signedIn", account: "ann", address: "10.0.0.1", facts: { by: "code" } },
  { kind: "signedIn", account: "ann", address: "10.0.0.1", facts: { by: "provider" } },
  { kind: "signedIn", account: "ann", address: "10.0.0.1", facts: { by: "registration" } },
  { kind: "signedIn", account: "ann", address: "10.0.0.1", facts: { by: "link" } },
  { kind: "signInRefused", account: "ann", address: "10.0.0.1", facts: { why: "credentialsWrong" } },
  { kind: "signInRefused", account: "ann", address: "10.0.0.1", facts: { why: "accountDisabled" } },
  { kind: "accountMade", account: "boss", address: "10.0.0.1", facts: { whose: "lily", role: "student", status: "0" } },
  {
    kind: "accountChanged",
    account: "boss",
    address: "10.0.0.1",
    facts: { whose: "lily", role: "student,teacher", status: "1" },
  },
  { kind: "accountLinked", account: "boss", address: "10.0.0.1", facts: { whose: "lily" } },
  { kind: "invitationMade", account: "boss", address: "10.0.0.1", facts: { test: "unit-3" } },
  { kind: "siteChanged", account: "boss", address: "10.0.0.1", facts: {} },
  { kind: "testImported", account: "", address: "", facts: { test: "unit-3", items: "1200" } },
  { kind: "importRead", account: "lin", address: "", facts: { file: "cells.xml", items: "5" } },
  { kind: "importUndone", account: "lin", address: "10.0.0.1", facts: { file: "cells.xml", items: "5" } },
  { kind: "importDiscarded", account: "lin", address: "10.0.0.1", facts: { file: "cells.xml" } },
  { kind: "testReleased", account: "", address: "", facts: { test: "gone", version: "2", items: "4" } },
  { kind: "testExported", account: "lily", address: "10.0.0.1", facts: { test: "unit-3", format: "qti3" } },
  { kind: "testWithdrawn", account: "lily", address: "10.0.0.1", facts: { test: "unit-3", version: "2" } },
  {
    kind: "reviewDecided",
    account: "lily",
    address: "10.0.0.1",
    facts: { question: "q-1", revision: "3", decision: "returned" },
  },
  { kind: "classChanged", account: "lily", address: "10.0.0.1", facts: { class: "5b", change: "archived" } },
  {
    kind: "testAssigned",
    account: "lily",
    address: "10.0.0.1",
    facts: { test: "unit-3", version: "2", class: "5b" },
  },
  {
    kind: "assignmentRecalled",
    account: "lily",
    address: "10.0.0.1",
    facts: { test: "unit-3", version: "2", class: "5b" },
  },
  {
    kind: "assignmentChanged",
    account: "lily",
    address: "10.0.0.1",
    facts: { test: "unit-3", version: "2", class: "5b", change: "suspend" },
  },
  {
    kind: "classChanged",
    account: "lily",
    address: "10.0.0.1",
    facts: { class: "5b", change: "memberLeft", member: "Bo" },
  },
  { kind: "classChanged", account: "ann", address: "10.0.0.1", facts: { class: "5b", change: "joined", member: "" } },
  {
    kind: "accommodationGiven",
    account: "lily",
    address: "10.0.0.1",
    facts: { whose: "ann", class: "5b", version: "1" },
  },
  { kind: "resultsReleased", account: "", address: "", facts: { test: "unit-3", version: "2", class: "5b" } },
  {
    kind: "browserPolicyChanged",
    account: "lily",
    address: "10.0.0.1",
    facts: { class: "5b", test: "unit-3", browser: "settings" },
  },
  {
    kind: "browserDecided",
    account: "lily",
    address: "10.0.0.1",
    facts: { class: "5b", test: "unit-3", member: "Lin", decision: "unlock", reason: "cable" },
  },
  { kind: "roomOpened", account: "lily", address: "10.0.0.1", facts: { class: "5b", test: "unit-3" } },
  { kind: "roomSigned", account: "lily", address: "10.0.0.1", facts: { class: "5b", test: "unit-3" } },
  { kind: "resultsExported", account: "lily", address: "10.0.0.1", facts: { assignment: "a-1", format: "xlsx" } },
  {
    kind: "rosterApplied",
    account: "lily",
    address: "10.0.0.1",
    facts: { left: "2", class: "5b", joined: "30", renewed: "0" },
  },
  {
    kind: "regradeApplied",
    account: "lily",
    address: "10.0.0.1",
    facts: { assignment: "a-2", question: "q-1", rule: "fullCredit", changed: "1200", reason: "Two answers fit" },
  },
  {
    kind: "integrationChanged",
    account: "olga",
    address: "10.0.0.1",
    facts: { platform: "Moodle", change: "registered" },
  },
  { kind: "launchLinked", account: "ann", address: "10.0.0.1", facts: { platform: "Moodle" } },
  { kind: "memberLinksMade", account: "lily", address: "10.0.0.1", facts: { class: "5b", members: "30" } },
  { kind: "answersRescued", account: "", address: "", facts: { whose: "ann", sitting: "s-1", items: "3" } },
  { kind: "foreignAsked", account: "", address: "10.0.0.2", facts: { call: "examItemDetail", sitting: "s-1" } },
  { kind: "skimmed", account: "boss", address: "", facts: { test: "unit-3", sitting: "s-2", guest: "g-1" } },
  { kind: "skimmed", account: "boss", address: "", facts: { test: "unit-3", sitting: "s-3", guest: "g-2" } },
  { kind: "signedIn", account: "ann", address: "10.0.0.1", facts: { by: "laterWay", newFact: "laterValue" } },
];
const log: AuditLog = {
  list: happened.map((one, index) => ({ ...one, number: happened.length - index, at })),
  total: happened.length,
  page_size: 50,
  titles: { "unit-3": { en: "Unit 3", zh: "第三单元" } },
  assignments: { "a-1": { title: { en: "Unit 3", zh: "第三单元" }, class_name: "5b" } },
  guests: { "g-1": "Mia", "g-2": "" },
};

const rows = () =>
  [...document.querySelectorAll("tbody tr")].map((row) => [...row.children].slice(1).map((cell) => cell.textContent));

const expected: Readonly<Record<Language, readonly (readonly string[])[]>> = {
  en: [
    ["Signed in", "ann", "10.0.0.1", ""],
    ["Signed in", "ann", "10.0.0.1", "by: a code by SMS or e-mail"],
    ["Signed in", "ann", "10.0.0.1", "by: another provider"],
    ["Signed in", "ann", "10.0.0.1", "by: a new account"],
    ["Signed in", "ann", "10.0.0.1", "by: a link that works once"],
    ["Sign-in refused", "ann", "10.0.0.1", `because: ${faultMessages.credentialsWrong.en}`],
    ["Sign-in refused", "ann", "10.0.0.1", `because: ${faultMessages.accountDisabled.en}`],
    ["Account made", "boss", "10.0.0.1", "account: lily · roles: Student · state: Active"],
    ["Account changed", "boss", "10.0.0.1", "account: lily · roles: Student and Teacher · state: Switched off"],
    ["Link to sign in made", "boss", "10.0.0.1", "account: lily"],
    ["Invitation made", "boss", "10.0.0.1", "test: Unit 3"],
    ["Site changed", "boss", "10.0.0.1", ""],
    ["Test imported", "the server itself", "", "test: Unit 3 · questions: 1,200"],
    ["File read for an import", "lin", "", "file: cells.xml · questions: 5"],
    ["Import undone", "lin", "10.0.0.1", "file: cells.xml · questions: 5"],
    ["Import discarded", "lin", "10.0.0.1", "file: cells.xml"],
    ["Test released", "the server itself", "", "test: gone · version: 2 · questions: 4"],
    ["Test exported", "lily", "10.0.0.1", "test: Unit 3 · format: qti3"],
    ["Test withdrawn", "lily", "10.0.0.1", "test: Unit 3 · version: 2"],
    ["Question reviewed", "lily", "10.0.0.1", "question: q-1 · revision: 3 · decision: returned for changes"],
    ["Class changed", "lily", "10.0.0.1", "class: 5b · change: archived"],
    ["Test given to a class", "lily", "10.0.0.1", "test: Unit 3 · version: 2 · class: 5b"],
    ["Assignment taken back", "lily", "10.0.0.1", "test: Unit 3 · version: 2 · class: 5b"],
    ["Assignment changed", "lily", "10.0.0.1", "test: Unit 3 · version: 2 · class: 5b · change: stopped"],
    ["Class changed", "lily", "10.0.0.1", "class: 5b · change: a student has left · student: Bo"],
    ["Class changed", "ann", "10.0.0.1", "class: 5b · change: a student has joined · student: deleted"],
    ["Accommodation given", "lily", "10.0.0.1", "account: ann · version: 1 · class: 5b"],
    ["Results released", "the server itself", "", "test: Unit 3 · version: 2 · class: 5b"],
    [
      "Browser of an assignment chosen",
      "lily",
      "10.0.0.1",
      "test: Unit 3 · class: 5b · browser: Safe Exam Browser, set up here",
    ],
    [
      "Browser of a student decided",
      "lily",
      "10.0.0.1",
      "test: Unit 3 · decision: unlocked · class: 5b · student: Lin · because: cable",
    ],
    ["Room opened", "lily", "10.0.0.1", "test: Unit 3 · class: 5b"],
    ["Record of a room signed", "lily", "10.0.0.1", "test: Unit 3 · class: 5b"],
    ["Results exported", "lily", "10.0.0.1", "assignment: Unit 3 for 5b · format: xlsx"],
    ["List of members applied", "lily", "10.0.0.1", "class: 5b · joined: 30 · left: 2 · changed members: 0"],
    [
      "Scores corrected",
      "lily",
      "10.0.0.1",
      "assignment: a-2 · question: q-1 · rule: full points for everybody · scores changed: 1,200 · " +
        "because: Two answers fit",
    ],
    ["Connection to another system changed", "olga", "10.0.0.1", "platform: Moodle · change: registered"],
    ["Account linked to a learning platform", "ann", "10.0.0.1", "platform: Moodle"],
    ["Links for members made", "lily", "10.0.0.1", "class: 5b · pupils: 30"],
    ["Answers rescued", "the server itself", "", "account: ann · sitting: s-1 · questions: 3"],
    ["Asked for another’s sitting", "a guest", "10.0.0.2", "asked for: its questions · sitting: s-1"],
    ["Handed in one test after another nearly empty or unread", "boss", "", "test: Unit 3 · sitting: s-2 · guest: Mia"],
    [
      "Handed in one test after another nearly empty or unread",
      "boss",
      "",
      "test: Unit 3 · sitting: s-3 · guest: without a name",
    ],
    ["Signed in", "ann", "10.0.0.1", "by: something else · other: laterValue"],
  ],
  zh: [
    ["登录", "ann", "10.0.0.1", ""],
    ["登录", "ann", "10.0.0.1", "方式：短信或邮件验证码"],
    ["登录", "ann", "10.0.0.1", "方式：第三方登录"],
    ["登录", "ann", "10.0.0.1", "方式：新注册"],
    ["登录", "ann", "10.0.0.1", "方式：一次性链接"],
    ["登录被拒绝", "ann", "10.0.0.1", `原因：${faultMessages.credentialsWrong.zh}`],
    ["登录被拒绝", "ann", "10.0.0.1", `原因：${faultMessages.accountDisabled.zh}`],
    ["新建账号", "boss", "10.0.0.1", "账号：lily；角色：学生；状态：正常"],
    ["修改账号", "boss", "10.0.0.1", "账号：lily；角色：学生和教师；状态：已停用"],
    ["生成登录链接", "boss", "10.0.0.1", "账号：lily"],
    ["发出邀请", "boss", "10.0.0.1", "测试：第三单元"],
    ["修改站点设置", "boss", "10.0.0.1", ""],
    ["导入测试", "服务器本机", "", "测试：第三单元；题数：1,200"],
    ["读取导入文件", "lin", "", "文件：cells.xml；题数：5"],
    ["撤销导入", "lin", "10.0.0.1", "文件：cells.xml；题数：5"],
    ["丢弃导入", "lin", "10.0.0.1", "文件：cells.xml"],
    ["发布测试", "服务器本机", "", "测试：gone；版本：2；题数：4"],
    ["导出测试", "lily", "10.0.0.1", "测试：第三单元；格式：qti3"],
    ["撤回测试", "lily", "10.0.0.1", "测试：第三单元；版本：2"],
    ["审阅题目", "lily", "10.0.0.1", "题目：q-1；修订版：3；结论：退回修改"],
    ["修改班级", "lily", "10.0.0.1", "班级：5b；操作：归档"],
    ["布置测试", "lily", "10.0.0.1", "测试：第三单元；版本：2；班级：5b"],
    ["收回作业", "lily", "10.0.0.1", "测试：第三单元；版本：2；班级：5b"],
    ["修改作业", "lily", "10.0.0.1", "测试：第三单元；版本：2；班级：5b；操作：暂停"],
    ["修改班级", "lily", "10.0.0.1", "班级：5b；操作：一名学生已离开；学生：Bo"],
    ["修改班级", "ann", "10.0.0.1", "班级：5b；操作：一名学生已加入；学生：已删除"],
    ["设置特殊安排", "lily", "10.0.0.1", "账号：ann；版本：1；班级：5b"],
    ["公布成绩", "服务器本机", "", "测试：第三单元；版本：2；班级：5b"],
    ["设定作业的浏览器要求", "lily", "10.0.0.1", "测试：第三单元；班级：5b；浏览器：Safe Exam Browser（本站配置）"],
    ["处理学生的浏览器", "lily", "10.0.0.1", "测试：第三单元；结论：已解锁；班级：5b；学生：Lin；原因：cable"],
    ["开设考场", "lily", "10.0.0.1", "测试：第三单元；班级：5b"],
    ["签署考场记录", "lily", "10.0.0.1", "测试：第三单元；班级：5b"],
    ["导出成绩", "lily", "10.0.0.1", "作业：第三单元（5b）；格式：xlsx"],
    ["更新班级名单", "lily", "10.0.0.1", "班级：5b；加入：30；离开：2；信息有变：0"],
    ["更正成绩", "lily", "10.0.0.1", "作业：a-2；题目：q-1；规则：全部给分；更改的成绩：1,200；原因：Two answers fit"],
    ["更改与其他系统的连接", "olga", "10.0.0.1", "平台：Moodle；操作：已注册"],
    ["账号关联到学习平台", "ann", "10.0.0.1", "平台：Moodle"],
    ["生成学生登录链接", "lily", "10.0.0.1", "班级：5b；学生数：30"],
    ["已补收答案", "服务器本机", "", "账号：ann；答卷：s-1；题数：3"],
    ["请求了他人的答卷", "访客", "10.0.0.2", "请求：查看题目；答卷：s-1"],
    ["接连提交几乎空白或来不及读题的试卷", "boss", "", "测试：第三单元；答卷：s-2；访客：Mia"],
    ["接连提交几乎空白或来不及读题的试卷", "boss", "", "测试：第三单元；答卷：s-3；访客：未填姓名"],
    ["登录", "ann", "10.0.0.1", "方式：其他；其他：laterValue"],
  ],
};

describe("the log of changes", () => {
  it.each(["en", "zh"] as const)("describes each kind of event in the page's language, %s", async (language) => {
    expect([...new Set(happened.map(({ kind }) => kind))].toSorted()).toEqual([...auditKinds].toSorted());
    stubServer({ auditList: () => log });
    await openPage(AuditPage, "/site/audit", language);
    await waitFor(() => expect(rows().length).toBe(happened.length));
    expect(rows()).toEqual(expected[language]);
  });

  it("has words for every call that names a sitting", () => {
    const namesIn = (schema: object | undefined): string[] => {
      const { def } = schema as { readonly def?: Readonly<Record<string, unknown>> };
      if (def === undefined) return [];
      if (def["shape"] !== undefined) return Object.keys(def["shape"] as object);
      const parts = [...((def["options"] as object[] | undefined) ?? []), def["in"], def["innerType"]];
      return parts.flatMap((part) => (part === undefined ? [] : namesIn(part as object)));
    };
    const naming = Object.entries(calls).flatMap(([name, { input }]) =>
      namesIn(input).includes("attempt_id") ? [name] : [],
    );
    expect(Object.keys(askedWords).toSorted()).toEqual(naming.toSorted());
  });

  it("is narrowed by name and kind", async () => {
    const { asked } = stubServer({
      auditList: ({ kind, account }) => {
        const list = log.list.filter(
          (one) => (kind ?? one.kind) === one.kind && (account ?? one.account) === one.account,
        );
        return { list, total: list.length, page_size: 50 };
      },
    });
    await openPage(AuditPage, "/site/audit");
    await waitFor(() => expect(rows().length).toBe(happened.length));
    fireEvent.change(screen.getByRole("combobox", { name: "What happened" }), { target: { value: "testImported" } });
    await waitFor(() => expect(rows().length).toBe(1));
    // for a server that does not return the titles of its tests
    expect(rows()[0]?.at(-1)).toBe("test: unit-3 · questions: 1,200");
    fireEvent.change(screen.getByRole("searchbox", { name: "User name" }), { target: { value: " boss " } });
    await screen.findByText("Nothing here fits this choice");
    expect(asked.at(-1)?.input).toEqual({ page: "1", kind: "testImported", account: "boss" });
    fireEvent.change(screen.getByRole("combobox", { name: "What happened" }), { target: { value: "-1" } });
    await waitFor(() => expect(rows().length).toBe(7));
    expect(asked.at(-1)?.input).toEqual({ page: "1", account: "boss" });
  });
});
