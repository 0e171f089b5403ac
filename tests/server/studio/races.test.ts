import { and, eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { items, testItems, tests } from "../../../src/server/db/schema";
import { draftOf, draftTestOf } from "../../support/drafts";
import { openSchool, type School } from "../../support/sittings";
import { authorOf } from "../../support/studio";
import { newcomer } from "../rights/world";

let school: School;
let author: ReturnType<typeof authorOf>;
beforeAll(async () => {
  school = await openSchool();
  author = authorOf(school, await newcomer(school, { role: ["teacher"] }));
});

const rounds = Array.from({ length: 12 }, (_, round) => round);
const stemsOf = async (menuId: string, version: number): Promise<(string | undefined)[]> =>
  (
    await school.db
      .select({ body: items.body })
      .from(testItems)
      .innerJoin(items, eq(items.itemId, testItems.itemId))
      .where(and(eq(testItems.menuId, menuId), eq(testItems.version, version)))
  ).map(({ body }) => body.stem.en);
const editionsOf = async (menuId: string) =>
  (await school.db.select({ version: tests.version }).from(tests).where(eq(tests.menuId, menuId))).map(
    ({ version }) => version,
  );

describe("publishing at the same moment as", () => {
  it("a change of the test publishes exactly the version that was asked for, or nothing", async () => {
    for (const round of rounds) {
      const [first, second] = [await author.question(`first ${round}`), await author.question(`second ${round}`)];
      const test = await author.save(draftTestOf([first]));
      const [published] = await Promise.all([author.publish(test), author.save(draftTestOf([second]), test)]);
      const detail = (await school.call("studioTest", { test_id: test.test_id }, author.token)).body.data;
      expect([detail.version, detail.phase]).toEqual([2, "drafting"]);
      if (published.body.code === 200) expect(await stemsOf(test.test_id, 1)).toEqual([`<p>first ${round}</p>`]);
      else expect([published.body.code, await editionsOf(test.test_id)]).toEqual([100906, []]);
    }
  });

  it("another publication makes one edition", async () => {
    for (const round of rounds) {
      const test = await author.save(draftTestOf([await author.question(`once ${round}`)]));
      const both = await Promise.all([author.publish(test), author.publish(test), author.publish(test)]);
      const made = { menu_id: test.test_id, version: 1 };
      expect(both.map(({ body }) => body.data)).toEqual([made, made, made]);
      expect(await editionsOf(test.test_id)).toEqual([1]);
    }
  });

  it("a check leaves the test published", async () => {
    for (const round of rounds) {
      const test = await author.save(draftTestOf([await author.question(`checked ${round}`)]));
      const [published, checked] = await Promise.all([
        author.publish(test),
        school.call("checkTest", test, author.token),
      ]);
      expect([published.body.data, checked.body.data.findings]).toEqual([{ menu_id: test.test_id, version: 1 }, []]);
      const detail = (await school.call("studioTest", { test_id: test.test_id }, author.token)).body.data;
      expect([detail.phase, detail.edition, detail.version]).toEqual(["frozen", 1, 1]);
    }
  });

  it("a change of a question publishes it whole, as it was before or after the change, and complete", async () => {
    for (const round of rounds) {
      const item = await author.write(draftOf(`before ${round}`));
      const test = await author.save(draftTestOf([item.item_id]));
      const broken = draftOf(`after ${round}`, { key: null });
      const [published] = await Promise.all([author.publish(test), author.change(item, broken)]);
      if (published.body.code === 200) expect(await stemsOf(test.test_id, 1)).toEqual([`<p>before ${round}</p>`]);
      else expect([published.body.code, await editionsOf(test.test_id)]).toEqual([100908, []]);
    }
  });

  it("the deletion of a question publishes the question, or is refused with its name", async () => {
    for (const round of rounds) {
      const item = await author.write(draftOf(`there ${round}`));
      const test = await author.save(draftTestOf([item.item_id]));
      const [published] = await Promise.all([author.publish(test), school.call("deleteItem", item, author.token)]);
      if (published.body.code === 200) expect(await stemsOf(test.test_id, 1)).toEqual([`<p>there ${round}</p>`]);
      else {
        const { findings } = published.body.data as unknown as { findings: { code: string; item_id: string }[] };
        expect(findings.map(({ code, item_id }) => [code, item_id])).toEqual([["itemUnknown", item.item_id]]);
      }
    }
  });

  it("a withdrawal ends with the edition withdrawn or published, as the draft says", async () => {
    for (const round of rounds) {
      const test = await author.published([`back ${round}`]);
      const [withdrawn, published] = await Promise.all([author.withdraw(test), author.publish(test)]);
      const detail = (await school.call("studioTest", { test_id: test.test_id }, author.token)).body.data;
      const open = await school.db.$count(tests, and(eq(tests.menuId, test.test_id), eq(tests.published, true)));
      expect([withdrawn.body.code, published.body.code]).toEqual([200, 200]);
      expect(open > 0).toBe(detail.phase === "frozen");
    }
  });
});

describe("a question that a draft test uses", () => {
  it("can be deleted; the test says so by its name, and is well again after the question is restored", async () => {
    const item = await author.write(draftOf("used by a draft"));
    const test = await author.save(draftTestOf([item.item_id]));
    await school.call("deleteItem", item, author.token);
    const found = async () =>
      (await school.call("checkTest", test, author.token)).body.data.findings.map(({ code, item_id }) => [
        code,
        item_id,
      ]);
    expect(await found()).toEqual([["itemUnknown", item.item_id]]);
    await school.call("restoreItem", item, author.token);
    expect(await found()).toEqual([]);
  });
});
