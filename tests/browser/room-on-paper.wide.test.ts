import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { askAs } from "./api";
import { roomOnSite } from "./joining-class";
import { a4, printed } from "./printed";
import { roomClass } from "./room-class";
import { arriveAs, desktop, useSite } from "./site";

/** What lies between the margins of A4, in px of a printed page. */
const sheet = { width: 688, height: 1_016 } as const;
const pxOfMm = 96 / 25.4;
/** A phone reads squares of this size at arm's length. */
const leastModuleMm = 0.5;
const cardsOfSheet = 10;

const longName = "Alexandra Featherstonehaugh-Cholmondeley";
const names = [
  "王小明",
  longName,
  ...Array.from({ length: 28 }, (_, place) => `Pupil ${String(place + 1).padStart(2, "0")}`),
];

/** Texts and pictures of the printed page that are cut off, beyond the sheet, or torn out of what contains them. */
const cutOff = (page: Page, within: string): Promise<string[]> =>
  page.evaluate((selector) => {
    const inside = (part: DOMRect, whole: DOMRect): boolean =>
      part.left >= whole.left - 1 && part.right <= whole.right + 1 && part.bottom <= whole.bottom + 1;
    return [...document.querySelectorAll(selector)].flatMap((whole) =>
      [...whole.querySelectorAll("*")]
        .filter((part) => part.checkVisibility())
        .filter(
          (part) =>
            !inside(part.getBoundingClientRect(), whole.getBoundingClientRect()) ||
            part.getBoundingClientRect().right > window.innerWidth ||
            (part instanceof HTMLElement && part.scrollWidth > part.clientWidth + 1 && part.clientWidth > 0),
        )
        .map((part) => `${part.tagName} ${part.textContent?.slice(0, 40)}`),
    );
  }, within);

/** A PDF has line breaks inside names, and Chinese characters as radicals. */
const plain = (text: string): string => text.normalize("NFKC").replaceAll(/\s/g, "");
const pagesWith = (pages: readonly string[], words: string): number[] =>
  pages.flatMap((text, at) => (plain(text).includes(plain(words)) ? [at] : []));

describe("a room on paper", () => {
  const site = useSite();

  it("prints a card for each of thirty students, none torn, with codes that can be scanned", async () => {
    const room = await roomOnSite(site, names);
    await room.command("makeCards");
    const { cards } = await room.cards();
    expect(cards.map(({ name }) => name).toSorted()).toEqual(names.toSorted());
    const { context, page, trouble } = await site.open({ language: "en", isDark: true, ...desktop });
    await arriveAs(page, site, "teacher");
    await page.goto(`${site.url()}/room/cards?room_id=${room.room_id}`);
    await page.getByRole("listitem").getByText(longName).waitFor();

    const { pages, sizes } = await printed(page, "room-cards");
    expect(sizes).toEqual([a4, a4, a4]);
    const sheets = cards.map(({ name, code }) => [
      pagesWith(pages, name),
      pagesWith(pages, `${code.slice(0, 4)}-${code.slice(4)}`),
    ]);
    expect(sheets).toEqual(
      cards.map((_, place) => [[Math.floor(place / cardsOfSheet)], [Math.floor(place / cardsOfSheet)]]),
    );
    expect(pages.join(" ")).not.toMatch(/Print|Make new cards|Cards for the room|Invigil ·|Home/);

    await page.emulateMedia({ media: "print" });
    await page.setViewportSize(sheet);
    await site.screen(page, "room-cards-print", { language: "en", ...sheet });
    expect(await cutOff(page, "main li")).toEqual([]);
    const modules = await page
      .locator("main li svg")
      .evaluateAll((codes) =>
        codes.map((code) => code.getBoundingClientRect().width / (code as SVGSVGElement).viewBox.baseVal.width),
      );
    expect(modules).toHaveLength(names.length);
    expect(Math.min(...modules) / pxOfMm).toBeGreaterThan(leastModuleMm);
    const paint = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((part) => {
          const { color, backgroundColor } = getComputedStyle(part);
          return [color, backgroundColor];
        });
    expect(await paint("main ul")).toEqual(["rgb(0, 0, 0)", "rgb(255, 255, 255)"]);
    expect(trouble).toEqual([]);
    await context.close();
  });

  it.each(["en", "zh"] as const)(
    "prints the signed record over several sheets, whole and numbered, %s",
    async (language) => {
      const ofClass = await roomClass(site, names);
      const room_id = await ofClass.room();
      let keys = 0;
      const command = (
        name: "setAdmission" | "admitSeats" | "startRoom" | "noteIncident" | "endRoom" | "signRoom",
        more: object,
      ) =>
        askAs(site, ofClass.token, name, {
          room_id,
          idempotency_key: `paper-${language}-${(keys += 1)}`,
          ...more,
        } as never);
      await command("setAdmission", { admits: true });
      const code = (await ofClass.board(room_id)).room.code ?? "";
      const guests = [];
      for (const name of [longName, "王小明"]) guests.push(await ofClass.join(code, name));
      await command("admitSeats", { seats: "all" });
      await command("startRoom", {});
      for (const guest of guests) await ofClass.handIn(await ofClass.begin(guest));
      const incidents = Array.from({ length: 24 }, (_, place) => ({
        begin: `Begin-${place}-`,
        end: `-end-${place}.`,
      }));
      for (const { begin, end } of incidents) {
        const text = `${begin} ${"A lamp went out and was mended at once; nobody had to stop. ".repeat(5)} ${end}`;
        await command("noteIncident", { seats: [], kind: "other", text, at: Date.now() });
      }
      await command("endRoom", { at: "now" });
      await expect.poll(async () => (await ofClass.board(room_id)).room.phase, { timeout: 15_000 }).toBe("ended");
      await command("signRoom", { remark: "All was calm." });

      const { context, page, trouble } = await site.open({ language, isDark: language === "zh", ...desktop });
      await arriveAs(page, site, "teacher");
      await page.goto(`${site.url()}/room/record?room_id=${room_id}`);
      await page.getByText("All was calm.").waitFor();
      const { pages, sizes } = await printed(page, `room-record-${language}`);
      expect(sizes).toEqual(pages.map(() => a4));
      expect(pages.length).toBeGreaterThan(2);
      const attended = names.map((name) => pagesWith(pages, name));
      expect(attended).toEqual(names.map(() => [0]));
      const told = incidents.map(({ begin, end }) => [pagesWith(pages, begin), pagesWith(pages, end)]);
      expect(told.filter(([begun, ended]) => begun?.length !== 1 || ended?.[0] !== begun[0])).toEqual([]);
      expect(pagesWith(pages, "All was calm.")).toEqual([pages.length - 1]);
      expect(pages.map((text, at) => text.includes(`${at + 1} / ${pages.length}`))).toEqual(pages.map(() => true));
      expect(pages.join(" ")).not.toMatch(/Print|打印|Back to the room|Home|首页/);

      await page.emulateMedia({ media: "print" });
      await page.setViewportSize(sheet);
      await site.screen(page, `room-record-print`, { language, ...sheet });
      expect(await cutOff(page, "main > *")).toEqual([]);
      expect(trouble).toEqual([]);
      await context.close();
    },
  );
});
