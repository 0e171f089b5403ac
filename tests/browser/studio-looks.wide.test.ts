import { beforeAll, describe, expect, it } from "vitest";
import { draftOf, draftTestOf } from "../support/drafts";
import { askAs } from "./api";
import { findings } from "./findings";
import { arriveAs, desktop, phone, useSite, type Visitor } from "./site";

const teacher = { username: "teacher", password: "teacher123" };
const sizes = [desktop, { width: 1024, height: 768 }, phone] as const;
const looks = [
  { language: "en", isDark: false },
  { language: "zh", isDark: true },
] as const satisfies readonly Pick<Visitor, "language" | "isDark">[];

describe("the page of a test", () => {
  const site = useSite();
  const pages = new Map<string, string>();

  beforeAll(async () => {
    const { token } = await askAs(site, "", "login", teacher);
    let keys = 0;
    const idempotency_key = () => `key-of-looks-${(keys += 1)}`;
    const both = (en: string, zh: string) => ({ en: `<p>${en}</p>`, zh: `<p>${zh}</p>` });
    const options = [
      { option_id: "a", content: both("\\(\\frac{2}{3}\\)", "\\(\\frac{2}{3}\\)") },
      { option_id: "b", content: both("\\(\\frac{1}{2}\\)", "\\(\\frac{1}{2}\\)") },
    ];
    const stems = [
      [
        "Which fraction is larger, \\(\\frac{1}{2}\\) or \\(\\frac{2}{3}\\)?",
        "\\(\\frac{1}{2}\\) 和 \\(\\frac{2}{3}\\) 哪个大？",
      ],
      ["What is a fifth of a hundred?", "一百的五分之一是多少？"],
      ["How many sides does a hexagon have?", "六边形有几条边？"],
    ] as const;
    const items: string[] = [];
    for (const [en, zh] of stems) {
      const { body, ...facts } = draftOf(en, { skill: "fractions", level: "medium", tags: ["unit 3"] });
      const draft = {
        ...facts,
        body: {
          ...body,
          stem: both(en, zh),
          interaction: { type: "single_choice" as const, options, shuffle: true },
        },
        key: { type: "single_choice" as const, option_id: "a" },
      };
      items.push((await askAs(site, token, "saveItem", { idempotency_key: idempotency_key(), draft })).item_id);
    }
    const title = { en: "Fractions, unit 3", zh: "分数，第三单元" };
    const save = (more: object, from: object = {}) =>
      askAs(site, token, "saveTest", {
        idempotency_key: idempotency_key(),
        definition: draftTestOf(items.slice(0, 2), { title, ...more }),
        ...from,
      });
    const { test_id } = await save({});
    await askAs(site, token, "publishDraftTest", { test_id, version: 1 });
    const section = {
      stage: "main",
      title: { en: "Questions", zh: "题目" },
      time_limit_ms: null,
      shuffle: true,
      items,
    };
    await save({ sections: [section] }, { test_id, version: 1 });
    await askAs(site, token, "publishDraftTest", { test_id, version: 2 });
    const test = `/studio/test?test_id=${test_id}`;
    pages.set("test-question", `${test}&item_id=${items[0]}`).set("test-settings", `${test}&way=settings`);
    pages.set("test-editions", `${test}&way=editions`).set("test-paste", `${test}&way=paste`);
  });

  it.each(looks)(
    "fits every screen and is accessible with a question, settings, editions and pasting, $language, dark: $isDark",
    async (look) => {
      const { context, page, trouble } = await site.open({ ...look, ...desktop });
      await arriveAs(page, site, "teacher");
      const found: unknown[] = [];
      for (const [name, address] of pages)
        for (const size of sizes) {
          await page.setViewportSize(size);
          await page.goto(site.url() + address);
          await page.locator("main:visible h1, main:visible h2").first().waitFor();
          const faults = await findings(page);
          const isWide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
          if (faults.length > 0 || isWide) found.push([name, size.width, faults, isWide]);
          await site.screen(page, name, { ...look, ...size });
        }
      expect(found).toEqual([]);
      expect(trouble).toEqual([]);
      await context.close();
    },
  );
});
