import { beforeAll, describe, expect, it } from "vitest";
import { helpTopics } from "../../src/contract/site/help-topics";
import { attempts } from "../../src/server/db/schema";
import { numberedId } from "../support/made-ids";
import { minute, morning, openSchool, type School } from "../support/sittings";

let school: School;
let ann: string;
let ben: string;

const many = 10_000;

beforeAll(async () => {
  school = await openSchool();
  [ann, ben] = [await school.signIn("ann"), await school.signIn("ben")];
  const rows = Array.from({ length: many }, (_, place) => ({
    attemptId: numberedId(place),
    userId: "user-ann",
    menuId: "fixed",
    version: 1,
    mode: "full",
    status: "finished" as const,
    stage: "finished",
    startedAt: morning - (place + 2) * minute,
    finishedAt: morning - (place + 1) * minute,
    leaseEpoch: 1,
    leaseSeenAt: morning,
    lastSeq: 1,
    answered: 1,
    total: 1,
    seed: "s",
  }));
  for (let at = 0; at < many; at += 1_000) await school.db.insert(attempts).values(rows.slice(at, at + 1_000));
  await school.db.execute("analyze attempts");
});

const found = async (token: string, language = "en") =>
  (await school.call("searchList", {}, token, { "accept-language": language })).body.data.list;

describe("the contents of the search", () => {
  it("are tests, permitted pages and help", async () => {
    const list = await found(ben);
    expect(list.filter(({ group }) => group === "tests")).toEqual([
      { value: "Adaptive", url: "/examAccess/MAPDetail?menu_id=adaptive", group: "tests", also: "", detail: "" },
      { value: "Fixed", url: "/examAccess/detail?menu_id=fixed", group: "tests", also: "", detail: "" },
      { value: "Fixed", url: "/examAccess/detail?menu_id=lenient", group: "tests", also: "", detail: "" },
    ]);
    expect(list.flatMap(({ group, url }) => (group === "pages" ? [url] : []))).toEqual([
      "/",
      "/learningRecord",
      "/wrongBook",
      "/favorites",
      "/practise",
      "/center",
      "/help",
    ]);
    expect(list.filter(({ group }) => group === "help").length).toBe(helpTopics.length);
    expect(list.find(({ url }) => url === "/help?topic=offline")).toMatchObject({
      value: "Are my answers safe without a connection?",
      also: "断网时答案会丢吗",
    });
    expect(list.filter(({ group }) => group === "results")).toEqual([]);
  });

  it("include the last fifty of ten thousand own results without reading all of them", async () => {
    const results = (await found(ann, "zh")).filter(({ group }) => group === "results");
    expect([results.length, results[0]]).toEqual([
      50,
      {
        value: "Fixed",
        url: `/examAccess/result?attempt_id=${numberedId(0)}`,
        group: "results",
        also: "",
        detail: "2026年11月21日",
      },
    ]);
    const { rows } = await school.db.execute<{ "QUERY PLAN": string }>(
      `explain select attempt_id from attempts where user_id = 'user-ann' and status = 'finished'
       order by finished_at desc limit 50`,
    );
    expect(rows.map((row) => row["QUERY PLAN"]).join("\n")).toContain("attempts_finished");
  });

  it("have texts in both languages for each help topic, and one address each", () => {
    for (const { title, lines } of helpTopics)
      for (const { zh = "", en = "" } of [title, ...lines])
        expect([/\p{Script=Han}/u.test(zh), /[a-z]/i.test(en)]).toEqual([true, true]);
    expect([helpTopics.length >= 10, new Set(helpTopics.map(({ topic }) => topic)).size]).toEqual([
      true,
      helpTopics.length,
    ]);
  });
});

it("the route list ignores unknown parameters", async () => {
  const { body } = await school.call("routerList", { type: "all", role: "x" }, ann);
  expect([body.code, body.data.list.some(({ path }) => path === "/site/config")]).toEqual([200, false]);
});
