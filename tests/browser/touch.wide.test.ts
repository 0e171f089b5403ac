import type { CDPSession, Locator, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import type { Attempt } from "../../src/contract/attempt/attempt";
import { optionSchema } from "../../src/contract/item/item";
import { draggedDraft } from "../support/dragged-bank";
import { openAttempt, savedAnswers } from "./api";
import { findings } from "./findings";
import { published } from "./published";
import { arriveAs, phone, useSite } from "./site";
import { beginFixed } from "./sitting";

const draft = draggedDraft();

type Point = readonly [x: number, y: number];
const steps = 8;

const middleOf = async (thing: Locator): Promise<Point> => {
  const box = await thing.boundingBox();
  if (box === null) throw new Error("nothing there to touch");
  return [box.x + box.width / 2, box.y + box.height / 2];
};

/** A moved element is drawn, and the element under it known, one frame after the move. */
const drawn = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/**
 * A finger that rests on the first point until `held` resolves, moves to the second, and lifts when `placed` resolves.
 */
const swipe = async (
  page: Page,
  finger: CDPSession,
  from: Point,
  to: Point,
  held: () => Promise<unknown>,
  placed: (move: (point: Point) => Promise<void>) => Promise<unknown> = async () => undefined,
): Promise<void> => {
  const touch = (type: "touchStart" | "touchMove", [x, y]: Point) =>
    finger.send("Input.dispatchTouchEvent", { type, touchPoints: [{ x, y }] });
  await touch("touchStart", from);
  await held();
  for (let step = 1; step <= steps; step += 1)
    await touch("touchMove", [
      from[0] + ((to[0] - from[0]) * step) / steps,
      from[1] + ((to[1] - from[1]) * step) / steps,
    ]);
  await drawn(page);
  await placed(async (point) => {
    await touch("touchMove", point);
    await drawn(page);
  });
  await finger.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
};

/** The option texts by their ids, which differ for each attempt. */
const namesIn = ({ exercise_list }: Attempt): ReadonlyMap<string, string> => {
  const found = new Map<string, string>();
  JSON.stringify(exercise_list, (_, value: unknown) => {
    const option = optionSchema.safeParse(value);
    if (option.success) found.set(option.data.option_id, option.data.content.en ?? "");
    return value;
  });
  return found;
};
const named = (answer: unknown, names: ReadonlyMap<string, string>): unknown =>
  JSON.parse(
    JSON.stringify(answer ?? null).replaceAll(/"([^"]+)"/g, (_, name: string) =>
      JSON.stringify(names.get(name) ?? name),
    ),
  );

const card = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const place = (page: Page, name: RegExp) => page.getByRole("region", { name });
const next = (page: Page) => page.locator("footer:visible button").last();

describe("fingers", () => {
  const site = useSite(published(draft));

  it("reach each option while a calculator lies over the lower half", async () => {
    const { page, trouble } = await site.open({ language: "en", ...phone, hasTouch: true });
    await arriveAs(page, site);
    await page.goto(`${site.url()}/examAccess/MAPDetail?menu_id=map-math-fixed`);
    await page.locator("a[href*='/examAccess/MAPExam']").first().click();
    await page.locator("main:visible article h1").waitFor();
    await page.locator("[data-tool=calculator]:visible").click();
    const calculator = page.locator("section[aria-label='Calculator']");
    await calculator.waitFor();
    const last = page.locator("main:visible article label").last();
    await last.evaluate((option) => option.scrollIntoView({ block: "end" }));
    const [option, cover] = [await last.boundingBox(), await calculator.boundingBox()];
    expect((option?.y ?? Infinity) + (option?.height ?? 0)).toBeLessThan(cover?.y ?? 0);
    await last.click();
    expect(await last.locator("input").isChecked()).toBe(true);
    expect(trouble).toEqual([]);
  });

  it("drag cards into groups, rows into order and cards to their match, and the result is saved", async () => {
    const { page, context, trouble } = await site.open({ language: "en", ...phone, hasTouch: true });
    await arriveAs(page, site);
    await beginFixed(page, site.url(), draft.menuId);
    const finger = await context.newCDPSession(page);
    const lifted = page.locator("[data-dnd-dragging]");
    const pathOf = async (from: Locator, to: Locator): Promise<[Point, Point]> => {
      await to.scrollIntoViewIfNeeded();
      await from.scrollIntoViewIfNeeded();
      return [await middleOf(from), await middleOf(to)];
    };
    /** Near an edge the page scrolls under the finger, which follows its aim until that is lit and rests. */
    const follow = (to: Locator) => (move: (point: Point) => Promise<void>) =>
      expect
        .poll(async () => {
          const aim = await middleOf(to);
          await move(aim);
          return { isLit: (await to.getAttribute("data-over")) !== null, at: await middleOf(to), aim };
        })
        .toSatisfy(({ isLit, at, aim }) => isLit && at[0] === aim[0] && at[1] === aim[1]);
    const drag = async (from: Locator, to: Locator): Promise<void> => {
      await swipe(page, finger, ...(await pathOf(from, to)), () => lifted.first().waitFor(), follow(to));
      await lifted.waitFor({ state: "detached" });
    };
    const names = namesIn(await openAttempt(site, page, draft.menuId));
    const isSaved = (number: number, answer: object) =>
      expect.poll(async () => named((await savedAnswers(site, page, draft.menuId))[number], names)).toEqual(answer);

    await drag(card(page, "Owl"), place(page, /Birds/));
    await drag(card(page, "Trout"), place(page, /Fish/));
    await isSaved(1, { type: "categorise", placements: { Owl: "Birds", Trout: "Fish" } });

    await next(page).tap();
    const rows = page.locator("article ol > li");
    const monday = rows.filter({ hasText: "Monday" }).locator("span").first();
    await swipe(page, finger, ...(await pathOf(monday, rows.filter({ hasText: "Tuesday" }))), () =>
      lifted.first().waitFor(),
    );
    await lifted.waitFor({ state: "detached" });
    await isSaved(2, { type: "order", option_ids: ["Monday", "Tuesday", "Wednesday"] });

    await next(page).tap();
    await drag(card(page, "Ruler"), place(page, /how long/));
    await drag(card(page, "Scale"), place(page, /how long/));
    await drag(card(page, "Scale"), place(page, /how heavy/));
    await drag(card(page, "Ruler"), place(page, /Not matched/));
    await isSaved(3, { type: "match", pairs: [["Scale", "how heavy something is"]] });

    await card(page, "Thermometer").tap();
    expect(await findings(page)).toEqual([]);
    await place(page, /how warm/).tap({ position: { x: 60, y: 70 } });
    const pairs = [
      ["Thermometer", "how warm something is"],
      ["Scale", "how heavy something is"],
    ];
    await isSaved(3, { type: "match", pairs });

    const [x, y] = await middleOf(card(page, "Scale"));
    await swipe(page, finger, [x, y], [x, y - 200], async () => undefined);
    expect(await lifted.count()).toBe(0);
    await isSaved(3, { type: "match", pairs });

    const [start, end] = await pathOf(card(page, "Ruler"), place(page, /how warm/));
    await page.mouse.move(...start);
    await page.mouse.down();
    await page.mouse.move(...end, { steps });
    await lifted.first().waitFor();
    await drawn(page);
    await page.mouse.up();
    await isSaved(3, { type: "match", pairs: [pairs[0], ["Ruler", "how warm something is"], pairs[1]] });
    await card(page, "Ruler").focus();
    for (const key of ["Enter", "ArrowDown", "ArrowDown", "Enter"]) await page.keyboard.press(key);
    await isSaved(3, { type: "match", pairs: [pairs[0], ["Ruler", "how long something is"], pairs[1]] });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width);
    expect(trouble).toEqual([]);
    await context.close();
  });
});
