import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { favorites, wrongBook } from "../../../src/server/db/collections-schema";
import { attempts, items, tests } from "../../../src/server/db/schema";
import { auditEntries } from "../../../src/server/db/security-schema";
import { itemRevisions } from "../../../src/server/db/studio-schema";
import { answeredSittings } from "../../../src/server/use-cases/calibration/answered-sittings";
import { serverState } from "../../../src/server/use-cases/server-state";
import { sittingsUnderWay } from "../../../src/server/use-cases/sittings-under-way";
import { draftOf, draftTestOf } from "../../support/drafts";
import { handIn } from "../../support/invitations";
import { newKey, openSchool, type School } from "../../support/sittings";
import { authorOf, servedBytes } from "../../support/studio";
import { newcomer } from "../rights/world";

let school: School;
let author: ReturnType<typeof authorOf>;
let token: string;
beforeAll(async () => {
  school = await openSchool();
  token = await newcomer(school, { role: ["teacher"] });
  author = authorOf(school, token);
});

const start = async (menu_id: string, who = token) => school.call("startExam", { menu_id }, who);
const answerAll = async (sat: Awaited<ReturnType<typeof start>>["body"]["data"], option_id: string, who = token) => {
  for (const { exercise_id } of sat.exercise_list.flatMap(({ exercise_item }) => exercise_item))
    await school.call(
      "answerExercise",
      {
        attempt_id: sat.attempt_id,
        lease: sat.lease,
        exercise_id,
        revision: 1,
        elapsed_ms: 1000,
        idempotency_key: newKey(),
        answer: { type: "single_choice", option_id },
      },
      who,
    );
};
/** A whole preview of a test, with every answer wrong. */
const sitPreview = async (test_id: string, edition?: number) => {
  const { menu_id } = (await author.preview(test_id, edition)).body.data;
  const sat = (await start(menu_id)).body.data;
  await answerAll(sat, "a");
  await handIn(school, token, sat);
  return sat;
};
const allTests = async (menuId: string) => school.db.select().from(tests).where(eq(tests.menuId, menuId));

describe("a preview of a draft test", () => {
  it("is sat by its author as by a student, with a report, and makes neither version nor revision", async () => {
    const item = await author.write(draftOf("1 + 1?"));
    const test = await author.save(draftTestOf([item.item_id, await author.question("1 + 2?")]));
    const { menu_id } = (await author.preview(test.test_id)).body.data;
    const card = (await school.call("menuDetail", { menu_id }, token)).body.data;
    expect([card.title, card.sections.map(({ items: count }) => count), card.attempt_limit]).toEqual([
      { en: "Sums" },
      [2],
      1,
    ]);
    const sat = (await start(menu_id)).body.data;
    await answerAll(sat, "b");
    await handIn(school, token, sat);
    const report = (await school.call("answerRecord", { attempt_id: sat.attempt_id }, token)).body;
    expect([report.code, report.data]).toMatchObject([
      200,
      { attempt_id: sat.attempt_id, answered: 2, correct_rate: 1 },
    ]);
    const [stored] = await school.db.select().from(attempts).where(eq(attempts.attemptId, sat.attempt_id));
    expect([stored?.kind, stored?.status]).toEqual(["preview", "finished"]);
    expect(await allTests(test.test_id)).toEqual([]);
    expect(await school.db.$count(itemRevisions, eq(itemRevisions.draftId, item.item_id))).toBe(0);
    expect((await author.publish(test)).body.data).toEqual({ menu_id: test.test_id, version: 1 });
  });

  it("is begun and resumed by an author who may not take tests, and no other test is", async () => {
    const me = await newcomer(school, { role: ["author"] });
    const mine = authorOf(school, me);
    const test = await mine.save(draftTestOf([await mine.question("2 + 2?")]));
    const { menu_id } = (await mine.preview(test.test_id)).body.data;
    const sat = (await start(menu_id, me)).body;
    const { attempt_id } = sat.data;
    const resumed = (await school.call("startExam", { menu_id, attempt_id, lease: sat.data.lease }, me)).body;
    expect([sat.code, resumed.code, resumed.data.attempt_id]).toEqual([200, 200, attempt_id]);
    const { menu_id: foreign } = (
      await author.preview((await author.save(draftTestOf([await author.question("2 + 3?")]))).test_id)
    ).body.data;
    const published = await author.published(["2 + 4?"]);
    const tried = [foreign, published.test_id, "fixed"].map(async (one) => (await start(one, me)).body.code);
    expect(await Promise.all(tried)).toEqual([100201, 403, 403]);
  });

  it("is closed to everybody else, and is in no menu and in no search", async () => {
    const test = await author.save(draftTestOf([await author.question("2 + 1?")], { title: { en: "Hidden sums" } }));
    const { menu_id } = (await author.preview(test.test_id)).body.data;
    const others = [
      await newcomer(school),
      await newcomer(school, { role: ["teacher"] }),
      await newcomer(school, { role: ["admin"], admin: true }),
    ];
    for (const other of others) {
      expect((await start(menu_id, other)).body.code).toBe(100201);
      expect((await school.call("menuDetail", { menu_id }, other)).body.code).toBe(100201);
      expect((await school.call("previewTest", { test_id: test.test_id }, other)).body.code).toBeOneOf([403, 100905]);
    }
    await start(menu_id);
    for (const who of [token, ...others]) {
      const shown = [await school.call("menuList", {}, who), await school.call("searchList", {}, who)];
      expect(JSON.stringify(shown.map(({ body }) => body)).includes("Hidden sums")).toBe(false);
    }
    const share = { menu_id, valid_until: school.now + 1000, idempotency_key: newKey() };
    expect((await school.call("setShareConfig", share, token)).body.code).toBe(100201);
    const exported = await school.call("exportReport", { menu_id, format: "csv" }, others[1]);
    expect(exported.body.code).toBe(100201);
  });

  it("shows the draft as it stands each time, ends an older preview, and leaves no litter", async () => {
    const item = await author.write(draftOf("3 + 1?"));
    const test = await author.save(draftTestOf([item.item_id]));
    const first = (await author.preview(test.test_id)).body.data;
    expect((await author.preview(test.test_id)).body.data).toEqual(first);
    const sat = (await start(first.menu_id)).body.data;
    await author.change(item, draftOf("3 + 2?"));
    const second = (await author.preview(test.test_id)).body.data;
    expect(second).toEqual({ menu_id: first.menu_id, version: first.version + 1 });
    const [ended] = await school.db.select().from(attempts).where(eq(attempts.attemptId, sat.attempt_id));
    expect([ended?.status, ended?.version]).toEqual(["finished", first.version]);
    await author.change({ ...item, version: 2 }, draftOf("3 + 3?"));
    const third = (await author.preview(test.test_id)).body.data;
    expect((await allTests(first.menu_id)).map(({ version }) => version)).toEqual([first.version, third.version]);
    const shown = JSON.stringify(await school.db.select({ body: items.body }).from(items));
    expect(["3 + 1?", "3 + 2?", "3 + 3?"].map((stem) => shown.includes(stem))).toEqual([true, false, true]);
    const again = (await start(third.menu_id)).body.data;
    const [exercise] = again.exercise_list.flatMap(({ exercise_item }) => exercise_item);
    const served = await school.call(
      "exerciseDetail",
      { attempt_id: again.attempt_id, exercise_id: exercise?.exercise_id },
      token,
    );
    expect(served.body.data.stem).toEqual({ en: "<p>3 + 3?</p>" });
  });

  it("is refused with what keeps the test from being sat, not with what keeps it from being published", async () => {
    const lacking = await author.save(draftTestOf([await author.question("No key", { key: null })]));
    const refused = (await author.preview(lacking.test_id)).body;
    const { findings } = refused.data as unknown as { findings: { code: string }[] };
    expect([refused.code, findings.map(({ code }) => code)]).toEqual([100908, ["keyMissing"]]);
    const untitled = await author.save(draftTestOf([await author.question("4 + 1?")], { title: { en: " " } }));
    expect((await author.preview(untitled.test_id)).body.code).toBe(200);
  });

  it("never makes its questions part of the bank of all authors", async () => {
    const test = await author.save(draftTestOf([await author.question("5 + 1?")]));
    await sitPreview(test.test_id);
    const other = await newcomer(school, { role: ["teacher"] });
    const pool = (await school.call("questionPool", {}, other)).body;
    expect([pool.code, JSON.stringify(pool).includes("5 + 1?")]).toEqual([200, false]);
  });
});

describe("a preview of an edition", () => {
  it("serves what the edition serves, and leaves its bytes, versions and attempts as they are", async () => {
    const test = await author.published(["6 + 1?", "6 + 2?"]);
    const before = await servedBytes(school, test.test_id, 1);
    const seen = await sitPreview(test.test_id, 1);
    expect(seen.exercise_list.flatMap(({ exercise_item }) => exercise_item).length).toBe(2);
    expect(await servedBytes(school, test.test_id, 1)).toBe(before);
    const { editions } = (await school.call("studioEditions", { test_id: test.test_id }, token)).body.data;
    expect(editions.map(({ version, attempts: sat }) => [version, sat])).toEqual([[1, 0]]);
    expect((await author.preview(test.test_id, 7)).body.code).toBe(100920);
  });
});

describe("a preview counts nowhere", () => {
  it("neither in records, counts, search, notices, growth of practice, wrong answers nor favourites", async () => {
    const me = await newcomer(school, { role: ["teacher"] });
    const mine = authorOf(school, me);
    const test = await mine.published(["7 + 1?", "7 + 2?"]);
    const facts = async () => {
      const of = async (name: "answerRecord" | "wrongBookList" | "favoriteRecord" | "noticeList" | "searchList") =>
        (await school.call(name, {}, me)).body.data;
      const practice = (await school.call("practiceOffer", {}, me)).body.data;
      const progress = (await school.call("progressRecord", { time_zone: "UTC" }, me)).body.data;
      const [tested] = (await school.call("studioTests", {}, me)).body.data.tests;
      const account = (await school.call("ownAccount", {}, me)).body.data;
      return {
        record: await of("answerRecord"),
        wrong: await of("wrongBookList"),
        favourites: await of("favoriteRecord"),
        notices: await of("noticeList"),
        found: await of("searchList"),
        practice,
        progress,
        attempts: tested?.attempts,
        open: account.open_sittings,
        rows: [await school.db.$count(wrongBook), await school.db.$count(favorites)],
        calibrated: await answeredSittings(school.db, test.test_id),
        audit: await school.db.$count(auditEntries),
        state: (await serverState({ ...school.deps })).sittings,
        underWay: await sittingsUnderWay(school.db, {}),
      };
    };
    const before = await facts();
    const { menu_id } = (await mine.preview(test.test_id, 1)).body.data;
    const sat = (await start(menu_id, me)).body.data;
    const [exercise] = sat.exercise_list.flatMap(({ exercise_item }) => exercise_item);
    expect(await facts()).toEqual(before);
    await answerAll(sat, "a", me);
    const star = { attempt_id: sat.attempt_id, exercise_id: exercise?.exercise_id, favorite: true };
    expect((await school.call("setFavorite", star, me)).body.data.favorite).toBe(false);
    await handIn(school, me, sat);
    expect(await facts()).toEqual(before);
    const share = { attempt_id: sat.attempt_id, valid_until: school.now + 1000, idempotency_key: newKey() };
    expect((await school.call("setShareConfig", share, me)).body.code).toBe(100308);
    expect(await school.db.$count(attempts, eq(attempts.kind, "preview"))).toBeGreaterThan(0);
  });

  it("neither against the limit of attempts nor against the most sittings under way", async () => {
    const test = await author.published(["8 + 1?"]);
    await sitPreview(test.test_id, 1);
    await sitPreview(test.test_id, 1);
    const { menu_id } = (await author.preview(test.test_id, 1)).body.data;
    await start(menu_id);
    const real = (await start(test.test_id)).body;
    expect([real.code, real.data.menu_id]).toEqual([200, test.test_id]);
    const { attempts_left } = (await school.call("menuDetail", { menu_id: test.test_id }, token)).body.data.state;
    expect(attempts_left).toBe(0);
    const again = (await school.call("menuDetail", { menu_id }, token)).body.data;
    expect([again.state.attempts, again.attempts.every(({ kind }) => kind === "preview")]).toEqual([0, true]);
  });

  it("neither in the usual time that students take for a question", async () => {
    const test = await author.published(["9 + 1?"]);
    for (let time = 0; time < 6; time += 1) {
      school.now += 120_000;
      await sitPreview(test.test_id, 1);
    }
    const [item] = await school.db
      .select({ itemId: itemRevisions.itemId })
      .from(itemRevisions)
      .orderBy(itemRevisions.madeAt);
    const itemId = item?.itemId ?? "";
    const times = await school.deps.usualTimes.of([{ itemId, expectedMs: 60_000 }]);
    expect(times.get(itemId)).toEqual({ ms: 60_000, of: "item" });
  });
});
