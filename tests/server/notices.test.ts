import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { ScoreSummary } from "../../src/contract/tests";
import { attempts } from "../../src/server/db/schema";
import { noticeMarks } from "../../src/server/db/site-schema";
import { publishTest } from "../../src/server/use-cases/publish-test";
import { namedId, numberedId } from "../support/made-ids";
import {
  adaptiveItems,
  adaptiveTest,
  fixedItems,
  fixedTest,
  minute,
  morning,
  newKey,
  openSchool,
  type School,
} from "../support/sittings";

const day = 24 * 60 * minute;
const rit: ScoreSummary = { unit: "rit", value: 213.6, low: 210.7, high: 217.4, scale: [100, 350] };
const percent: ScoreSummary = { unit: "percent", value: 50, low: 15, high: 85, scale: [0, 100] };

let school: School;
let ann: string;
let ben: string;

beforeAll(async () => {
  school = await openSchool({ developerTools: true });
  const shouted = { ...adaptiveTest, title: { en: `<b>"Maths" & 'more'</b>`, zh: "MAP 数学" } };
  await publishTest(
    school.db,
    {
      menuId: "shouted",
      family: "map",
      definition: shouted,
      sourceDigest: null,
      items: adaptiveItems.map((item) => ({ ...item, item_id: `s-${item.item_id}` })),
    },
    morning,
  );
  const silent = { ...fixedTest, exam_info: { ...fixedTest.exam_info, scoring_method: 0 } };
  await publishTest(
    school.db,
    {
      menuId: "silent",
      family: "custom",
      definition: silent,
      sourceDigest: null,
      items: fixedItems.map((item) => ({ ...item, item_id: `q-${item.item_id}` })),
    },
    morning,
  );
  [ann, ben] = [await school.signIn("ann"), await school.signIn("ben")];
});

beforeEach(async () => {
  school.now = morning;
  await school.db.delete(attempts).where(eq(attempts.userId, "user-ann"));
});

type Row = typeof attempts.$inferInsert;

const keepAs = (attemptId: string, more: Partial<Row>) =>
  school.db.insert(attempts).values({
    attemptId,
    userId: "user-ann",
    menuId: "shouted",
    version: 1,
    mode: "full",
    status: "finished",
    stage: "finished",
    finishReason: "completed",
    startedAt: morning - 20 * day,
    finishedAt: morning - minute,
    leaseEpoch: 1,
    leaseSeenAt: morning,
    lastSeq: 1,
    answered: 1,
    total: 1,
    seed: "s",
    score: rit,
    ...more,
  });
const keep = (name: string, more: Partial<Row>) => keepAs(namedId(name), more);

const asked = async (token: string, input: object = {}, language = "en") =>
  (await school.call("noticeList", input, token, { "accept-language": language })).body.data;
/** The fields of notices that the panel shows. */
const notices = async (token: string, language = "en") => {
  const { list, total } = await asked(token, {}, language);
  return { list: list.map(({ image, notice, email }) => ({ image, notice, email })), total };
};
const item = (notice: string) => ({ image: "", notice, email: "" });

describe("notices", () => {
  it("are empty for a person without attempts", async () => {
    expect(await notices(ann)).toEqual({ list: [], total: 0 });
  });

  it("announce each result in the caller's language, newest first, with titles escaped", async () => {
    const [older, newer] = [namedId("older"), namedId("newer")];
    await keep("older", { menuId: "fixed", finishedAt: morning - 3 * day, score: percent });
    await keep("newer", { finishedAt: morning - day });
    expect(await notices(ann)).toEqual({
      list: [
        item(
          `Your result for <a href="/examAccess/MAPResult?attempt_id=${newer}">&lt;b&gt;&quot;Maths&quot; &amp; ` +
            "&#39;more&#39;&lt;/b&gt;</a> is ready: 214 (211–217)",
        ),
        item(`Your result for <a href="/examAccess/result?attempt_id=${older}">Fixed</a> is ready: 50% (15%–85%)`),
      ],
      total: 2,
    });
    expect(await notices(ann, "zh")).toEqual({
      list: [
        item(`<a href="/examAccess/MAPResult?attempt_id=${newer}">MAP 数学</a> 的成绩已经出来：214（211–217）`),
        item(`<a href="/examAccess/result?attempt_id=${older}">Fixed</a> 的成绩已经出来：50%（15%–85%）`),
      ],
      total: 2,
    });
  });

  it("contain no score where there is none, or where the test shows none", async () => {
    await keep("unscored", { score: null });
    await keep("silent", { menuId: "silent", finishedAt: morning - 2 * minute, score: percent });
    expect((await notices(ann)).list.map(({ notice }) => notice.replace(/<.*>/, "…"))).toEqual([
      "Your result for … is ready",
      "Your result for … is ready",
    ]);
  });

  it("last exactly fourteen days", async () => {
    await keep("at-the-edge", { finishedAt: morning - 14 * day });
    await keep("gone", { finishedAt: morning - 14 * day - 1 });
    expect((await notices(ann)).total).toBe(1);
    school.now += 1;
    expect((await notices(ann)).total).toBe(0);
  });

  it("are paged by twenty, newest first", async () => {
    for (let place = 0; place < 23; place += 1)
      await keepAs(numberedId(place), { finishedAt: morning - Math.floor(place / 2) * minute });
    const first = await asked(ann);
    const second = await asked(ann, { before: first.next });
    const keys = [...first.list, ...second.list].map(({ key }) => key);
    expect([first.list.length, first.total, second.list.length, second.next, new Set(keys).size]).toEqual([
      20,
      23,
      3,
      null,
      23,
    ]);
    expect(keys.slice(0, 2)).toEqual([`result:${numberedId(1)}`, `result:${numberedId(0)}`]);
    expect([(await asked(ann, { kind: "notice" })).list.length, (await asked(ann, { kind: "email" })).list]).toEqual([
      20,
      [],
    ]);
  });

  it("can be marked as read and cleared; later ones are new", async () => {
    await keep("old", { finishedAt: morning - 2 * minute });
    await keep("new", { finishedAt: morning - minute });
    const state = async () => (await asked(ann)).list.map(({ key, read }) => [key, read]);
    await school.call("markNotices", { mark: "read", until: morning - 2 * minute }, ann);
    expect(await state()).toEqual([
      [`result:${namedId("new")}`, false],
      [`result:${namedId("old")}`, true],
    ]);
    await school.call("markNotices", { mark: "cleared", until: morning - 2 * minute }, ann);
    await school.call("markNotices", { mark: "cleared", until: 5 }, ann);
    expect(await state()).toEqual([[`result:${namedId("new")}`, false]]);
    await school.call("markNotices", { mark: "cleared", until: morning + 10 * minute }, ann);
    expect([await notices(ann), (await asked(ben)).total]).toEqual([{ list: [], total: 0 }, 0]);
    school.now += minute;
    await keep("newest", { finishedAt: school.now });
    expect(await state()).toEqual([[`result:${namedId("newest")}`, false]]);
    await school.db.delete(noticeMarks);
  });

  it("are private, and announce no sitting under way", async () => {
    await keep("anns", {});
    await school.call("startExam", { menu_id: "fixed" }, ben);
    expect([(await notices(ann)).total, await notices(ben)]).toEqual([1, { list: [], total: 0 }]);
  });

  it("announce a sitting after its last answer or when its time is over", async () => {
    const { attempt_id, lease } = (await school.call("startExam", { menu_id: "fixed", take_over: true }, ben)).body
      .data;
    await school.call("advanceExam", { attempt_id, stage: "main", lease, idempotency_key: newKey() }, ben);
    const { score } = (await school.call("menuDetail", { menu_id: "fixed" }, ben)).body.data.attempts[0]!;
    const figures = `${score!.value}% (${Math.round(score!.low)}%–${Math.round(score!.high)}%)`;
    expect(await notices(ben)).toEqual({
      list: [
        item(`Your result for <a href="/examAccess/result?attempt_id=${attempt_id}">Fixed</a> is ready: ${figures}`),
      ],
      total: 1,
    });
    await school.call("startExam", { menu_id: "lenient" }, ben);
    school.now += 60 * minute;
    expect((await notices(ben)).total).toBe(2);
  });

  it("are for people who are signed in", async () => {
    expect((await school.call("noticeList", {})).body.code).toBe(100001);
  });
});

it("the site configuration reports whether developer tools are allowed", async () => {
  expect((await school.call("siteConfig", {})).body.data.developer_tools).toBe(true);
});
