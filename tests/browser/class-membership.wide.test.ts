import { beforeAll, describe, expect, it } from "vitest";
import { askAs } from "./api";
import { lookAt } from "./looked";
import { arriveAs, desktop, useSite } from "./site";

let keys = 0;
const idempotency_key = () => `key-of-membership-${(keys += 1)}`;

describe("a member of a class", () => {
  const site = useSite();
  let classId = "";
  beforeAll(async () => {
    const { token } = await askAs(site, "", "login", { username: "teacher", password: "teacher123" });
    classId = (await askAs(site, token, "saveClass", { idempotency_key: idempotency_key(), name: "7B" })).class_id;
  });
  /** Asks the student of the site to join the class, with two others in it. */
  const ask = async () => {
    const { token } = await askAs(site, "", "login", { username: "teacher", password: "teacher123" });
    const text = "name,external_id,username\nChen Ming,4711,student\nAmy Lin,4712,\nBen Wu,4713,";
    const { digest } = await askAs(site, token, "rosterDiff", { class_id: classId, text });
    await askAs(site, token, "rosterApply", {
      idempotency_key: idempotency_key(),
      class_id: classId,
      digest: digest ?? "",
    });
  };
  const looks = [
    { language: "zh", isDark: true },
    { language: "en", isDark: false },
  ] as const;

  it.each(looks)("is asked on the home page, and declines or agrees by keys, $language", async (look) => {
    await ask();
    const { context, page, trouble } = await site.open({ ...look, ...desktop });
    await arriveAs(page, site, "student");
    await page.goto(site.url());
    const card = page.getByRole("article").filter({ hasText: "7B" });
    await card.waitFor();
    await lookAt(site)(page, "class-invitation", look);
    const isEnglish = look.language === "en";
    await card
      .getByRole("button")
      .nth(isEnglish ? 0 : 1)
      .focus();
    await page.keyboard.press("Enter");
    const told = isEnglish ? "You are in the class 7B now" : "你没有加入班级7B";
    await page.getByText(told).waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain(told);
    await expect.poll(() => card.count()).toBe(0);
    expect(trouble).toEqual([]);
    await context.close();
  });

  it("is edited, removed and brought back by keys alone, without a list", async () => {
    const { context, page, trouble } = await site.open({ language: "en", ...desktop });
    await arriveAs(page, site, "teacher");
    await page.goto(`${site.url()}/studio/class?class_id=${classId}`);
    await page.getByRole("button", { name: "Edit Ben Wu" }).focus();
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: "Edit Ben Wu" });
    await dialog.getByRole("textbox", { name: "Student ID" }).fill("4712");
    await page.keyboard.press("Enter");
    await dialog.getByText("“4712” belongs to another member of the class: Amy Lin.").waitFor();
    await lookAt(site)(page, "member-edit", { language: "en" });
    await dialog.getByRole("textbox", { name: "Student ID" }).fill("4799");
    await page.keyboard.press("Enter");
    await page.getByText("Ben Wu is changed.").waitFor();
    await page.getByRole("row", { name: /^Ben Wu 4799/ }).waitFor();
    await page.getByRole("button", { name: "Edit Amy Lin" }).click();
    await page.getByRole("button", { name: "Remove from the class" }).press("Enter");
    await page.getByText("Amy Lin has left the class.").waitFor();
    await expect.poll(() => page.getByRole("row", { name: /^Amy Lin/ }).count()).toBe(0);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await page.getByRole("row", { name: /^Amy Lin 4712/ }).waitFor();
    expect(trouble).toEqual([]);
    await context.close();
  });

  it.each(looks)("leaves a trace that its teacher finds in the log, $language", async (look) => {
    const { context, page, trouble } = await site.open({ ...look, ...desktop });
    await arriveAs(page, site, "teacher");
    await page.goto(`${site.url()}/studio/audit?class_id=${classId}`);
    await page.getByRole("row").filter({ hasText: "Amy Lin" }).first().waitFor();
    await lookAt(site)(page, "studio-audit", look);
    expect(trouble).toEqual([]);
    await context.close();
  });

  it("of a class of 300 is reached by End, and the first by Home, also from a row", async () => {
    const { context, page } = await site.open({ language: "en", ...desktop });
    await arriveAs(page, site, "teacher");
    const { token } = await askAs(site, "", "login", { username: "teacher", password: "teacher123" });
    const detail = await askAs(site, token, "studioClass", { class_id: classId });
    const [known] = detail.members;
    const members = Array.from({ length: 300 }, (_, place) => ({
      ...known,
      member_id: `m${place}`,
      name: `Student ${place + 1}`,
    }));
    await page.route("**/api/studio/class?*", (route) =>
      route.fulfill({ json: { code: 200, msg: "", data: { ...detail, members } } }),
    );
    await page.goto(`${site.url()}/studio/class?class_id=${classId}`);
    const frame = page.getByRole("group", { name: "300 students" });
    await frame.focus();
    const isInView = (name: string) =>
      frame.evaluate((box, wanted) => {
        const row = [...box.querySelectorAll("tr[data-index]")].find((one) => one.textContent.startsWith(wanted));
        const [inner, outer] = [row?.getBoundingClientRect(), box.getBoundingClientRect()];
        return inner !== undefined && inner.top >= outer.top && inner.bottom <= outer.bottom + 1;
      }, name);
    await page.keyboard.press("End");
    await expect.poll(() => isInView("Student 300")).toBe(true);
    await page.keyboard.press("Home");
    await expect.poll(() => isInView("Student 1")).toBe(true);
    await page.getByRole("button", { name: "Edit Student 2", exact: true }).focus();
    await page.keyboard.press("End");
    await expect.poll(() => isInView("Student 300")).toBe(true);
    await page.keyboard.press("Home");
    await expect.poll(() => isInView("Student 1")).toBe(true);
    await context.close();
  });
});
