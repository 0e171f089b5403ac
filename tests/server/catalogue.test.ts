import { beforeEach, describe, expect, it } from "vitest";
import type { Item } from "../../src/contract/item/item";
import { createCatalogue } from "../../src/server/attempts/catalogue";
import { versionOf } from "../../src/server/cli/simulation/delivered";
import { inTransaction } from "../../src/server/db/transaction";
import { draftOfShipped } from "../../src/server/shipped/shipped-test";
import { shippedTests } from "../../src/server/shipped/shipped-tests";
import { publishTest } from "../../src/server/use-cases/publish-test";
import { fixedItems, fixedTest, morning, openSchool, type School } from "../support/sittings";

let school: School;
let statements: string[];

beforeEach(async () => {
  school = await openSchool();
  statements = [];
  const pool = school.db.$client;
  const query = pool.query.bind(pool) as (...words: unknown[]) => unknown;
  Object.assign(pool, {
    query: (...words: [{ text: string }]) => {
      // the counts of calls are written once a second, independently of the calls
      if (!words[0].text.includes("rate_limits")) statements.push(words[0].text);
      return query(...words);
    },
  });
});

const bodies = () => statements.filter((text) => text.startsWith("select") && text.includes('"items"."body"')).length;

const name = (number: number) => `many-${String(number).padStart(3, "0")}`;

async function publishMany(count: number): Promise<void> {
  for (let number = 0; number < count; number += 1)
    await publishTest(
      school.db,
      { menuId: name(number), family: "custom", definition: fixedTest, sourceDigest: null, items: fixedItems },
      morning + number,
    );
}

describe("the catalogue", () => {
  it("lists any number of tests without reading item bodies, and from cache without definitions", async () => {
    await publishMany(120);
    const ann = await school.signIn("ann");
    statements.length = 0;
    const { list } = (await school.call("menuList", {}, ann)).body.data;
    expect(list.flatMap(({ tests }) => tests).length).toBe(123);
    expect(bodies()).toBe(0);
    const cold = statements.length;
    expect(cold).toBeLessThan(10);
    const found = (await school.call("searchList", {}, ann)).body.data.list;
    expect(found.filter(({ group }) => group === "tests")).toHaveLength(123);
    expect(statements.filter((text) => text.includes('"definition"'))).toHaveLength(1);
    expect(bodies()).toBe(0);
  });

  it("describes one test without reading the bodies of its items", async () => {
    const ann = await school.signIn("ann");
    expect((await school.call("menuDetail", { menu_id: "fixed" }, ann)).body.data).toMatchObject({ menu_id: "fixed" });
    expect(bodies()).toBe(0);
    expect((await school.call("menuDetail", { menu_id: "nowhere" }, ann)).body.code).toBe(100201);
  });

  it("F25: loads a version once for simultaneous callers", async () => {
    const catalogue = createCatalogue();
    const found = await Promise.all(Array.from({ length: 20 }, () => catalogue.test(school.db, "fixed", 1)));
    expect(new Set(found).size).toBe(1);
    expect(bodies()).toBe(1);
    expect([...(found[0]?.items.keys() ?? [])]).toEqual(fixedItems.map(({ item_id }: Item) => item_id));
  });

  it("F19: loads again after a failure, on the next caller's connection", async () => {
    const catalogue = createCatalogue();
    const broken = new Proxy(school.db, {
      get: () => () => {
        throw new Error("lost");
      },
    });
    const first = catalogue.test(broken, "fixed", 1);
    const second = catalogue.test(school.db, "fixed", 1);
    await expect(first).rejects.toThrow("lost");
    expect((await second).items.size).toBe(4);
  });

  it("F25: never makes a caller with a connection wait for one without", async () => {
    const pool = school.db.$client;
    const held = await Promise.all(Array.from({ length: pool.options.max - 1 }, () => pool.connect()));
    const catalogue = createCatalogue();
    const found = await inTransaction(school.db, async (tx) => {
      const without = catalogue.test(school.db, "fixed", 1);
      const test = await catalogue.test(tx, "fixed", 1);
      for (const client of held) client.release();
      return [await without, test];
    });
    expect(found.map((test) => test?.items.size)).toEqual([4, 4]);
  });

  it.each(["map-reading", "opt"])("has the shipped test %s with the same contents as simulations", async (menuId) => {
    const shipped = shippedTests.find((test) => test.menuId === menuId);
    if (shipped === undefined) throw new Error("no such test");
    const draft = await draftOfShipped(shipped);
    await publishTest(school.db, draft, morning);
    const { items, ...test } = await createCatalogue().test(school.db, menuId, 1);
    const { items: simulated, ...version } = versionOf(draft);
    expect([...items.values()]).toEqual(JSON.parse(JSON.stringify([...simulated.values()])));
    expect(test).toEqual(version);
  });

  it("caches the latest used items up to its limit, and drops no definition for them", async () => {
    await publishMany(4);
    const catalogue = createCatalogue({ mostItems: 12 });
    const open = (number: number) => catalogue.test(school.db, name(number), 1);
    const first = await open(0);
    await open(1);
    await open(2);
    expect(bodies()).toBe(3);
    expect(await open(0)).toBe(first);
    await open(3);
    expect(bodies()).toBe(4);
    expect(await open(0)).toBe(first);
    await open(2);
    expect(bodies()).toBe(4);
    await open(1);
    expect(bodies()).toBe(5);
    const before = statements.length;
    for (let number = 0; number < 4; number += 1)
      expect((await catalogue.outline(school.db, name(number), 1)).definition.title).toEqual(fixedTest.title);
    expect(statements.length).toBe(before);
  });

  it("caches a test larger than its limit while it is the one in use", async () => {
    const catalogue = createCatalogue({ mostItems: 2 });
    const first = await catalogue.test(school.db, "fixed", 1);
    expect(await catalogue.test(school.db, "fixed", 1)).toBe(first);
    await catalogue.test(school.db, "adaptive", 1);
    expect(await catalogue.test(school.db, "fixed", 1)).not.toBe(first);
  });

  it("throws for a version that does not exist", async () => {
    await expect(createCatalogue().test(school.db, "fixed", 7)).rejects.toThrow("no version 7 of test fixed");
    await expect(createCatalogue().outline(school.db, "nothing", 1)).rejects.toThrow("no version 1 of test nothing");
  });
});
