import { describe, expect, it } from "vitest";
import { arriveAs, desktop, phone, useSite } from "./site";

const sat = "sat";

describe("the pages of tests", () => {
  const site = useSite();
  const place = (address: string) => new URL(address).pathname;

  it("lead from another family's page to the right one, and ask for a test where none is named", async () => {
    for (const look of [desktop, phone]) {
      const { page, context, trouble } = await site.open({ language: "en", ...look });
      await arriveAs(page, site, "student");
      const menu = await page.evaluate(async () => {
        const token = localStorage.getItem("token") ?? "";
        const answer = await fetch("/api/home/get_menu_list", { headers: { authorization: `Bearer ${token}` } });
        return (await answer.json()) as { data: { list: { family: string; tests: { menu_id: string }[] }[] } };
      });
      const menuId = (family: string) => menu.data.list.find((one) => one.family === family)?.tests[0]?.menu_id ?? "";

      await page.goto(`${site.url()}/examAccess/exam?menu_id=${menuId("opt")}`);
      await page.waitForURL("**/examAccess/OPTExam?menu_id=*");
      await page.locator("main h1, main h2, [role=main] h1, h1").first().waitFor();
      expect(await page.getByText(/\b(opt|sections|exam)\.[a-zA-Z.]+/).count()).toBe(0);
      await site.screen(page, "right-exam", { language: "en", ...look });
      await page.goto(`${site.url()}/examAccess/MAPDetail?menu_id=${menuId("opt")}`);
      await page.waitForURL("**/examAccess/OPTDetail?menu_id=*");
      await page.locator("main:visible h1").first().waitFor();

      for (const path of ["/examAccess/detail", "/examAccess/exam"]) {
        await page.goto(`${site.url()}${path}`);
        await page.getByRole("heading", { name: "Choose a test first" }).waitFor();
        expect(place(page.url())).toBe("/examAccess/detail");
      }
      await site.screen(page, "no-test", { language: "en", ...look });

      // under way with the clock of a section: the lists count down
      await page.goto(`${site.url()}/examAccess/SATDetail?menu_id=${menuId(sat)}`);
      await page.locator("main:visible h1").first().waitFor();
      await site.screen(page, "detail-before", { language: "en", ...look });
      expect(trouble).toEqual([]);
      await context.close();
    }
  });
});
