import { describe, expect, it } from "vitest";
import { askAs, openAttempt } from "./api";
import { giveTest } from "./given-test";
import { lookAt } from "./looked";
import { arriveAs, desktop, useSite } from "./site";

describe("an assignment", () => {
  const site = useSite();
  let keys = 0;
  const key = () => `key-of-assignments-${(keys += 1)}`;
  const tokenOf = async (username: string): Promise<string> =>
    (await askAs(site, "", "login", { username, password: `${username}123` })).token;

  const looked = lookAt(site);

  /** A test of one question with 40 minutes, given to a class with the student; its results are held. */
  const give = async (): Promise<string> => {
    const token = await tokenOf("teacher");
    const { assignment_id } = await giveTest(site, token, {
      key,
      questions: ["What is a tenth of a hundred?"],
      title: { en: "Tenths", zh: "十分之几" },
      minutes: 40,
      className: "5a",
      roster: "Name,Username\nSam Student,student\nWithout Account,",
      manager: await tokenOf("admin"),
      place: "home",
    });
    const { members } = await askAs(site, token, "studioAssignment", { assignment_id });
    const sam = members.find(({ has_account: has }) => has);
    const terms = { time_factor: 1.5, break_factor: 1, extra_breaks: false, text_to_speech: false, colours: null };
    await askAs(site, token, "setAccommodation", {
      idempotency_key: key(),
      member_id: sam?.member_id ?? "",
      terms: { ...terms, text_size: 100 },
    });
    return assignment_id;
  };

  it("is seen by its student with the own time, sat, handed in, and its result seen once it is released", async () => {
    const assignment = await give();
    const pupil = await site.open({ language: "en", ...desktop });
    const { page } = pupil;
    // the link leads there by way of the sign-in
    await page.goto(`${site.url()}/assignment?assignment_id=${assignment}`);
    await page.locator("input[autocomplete=username]").fill("student");
    await page.locator("input[type=password]").fill("student123");
    await page.locator("form button[type=submit]").click();
    await page.getByRole("heading", { name: "Tenths" }).waitFor();
    await page.getByText("60 minutes (40 for others)").waitFor();
    await looked(page, "assignment-of-student", { language: "en" });
    await page.goto(site.url());
    await page.getByRole("region", { name: "From your teacher" }).waitFor();
    await looked(page, "home-assigned", { language: "en" });

    const own = await site.open({ language: "en", ...desktop });
    await arriveAs(own.page, site, "teacher");
    await own.page.goto(`${site.url()}/studio/assignment?assignment_id=${assignment}`);
    const group = (name: string) => own.page.getByRole("table", { name, exact: true });
    await group("Not begun").getByRole("rowheader", { name: "Sam Student" }).waitFor();
    await looked(own.page, "assignment", { language: "en" });
    await own.page.getByRole("button", { name: "Link and QR code" }).click();
    await own.page.getByRole("img", { name: "QR code of the link" }).waitFor();
    await looked(own.page, "assignment-link", { language: "en" });
    await own.page.getByRole("button", { name: "Change time and terms" }).click();
    await own.page.getByLabel("Closes", { exact: true }).waitFor();
    await looked(own.page, "assignment-terms", { language: "en" });

    await page.getByRole("link", { name: "Begin: Tenths" }).click();
    await page.locator("a[href*='/examAccess/exam']").first().click();
    await page.locator("main:visible article h1").waitFor();
    const menuId = new URL(page.url()).searchParams.get("menu_id") ?? "";
    const student = await tokenOf("student");
    const { attempt_id, lease, stage } = await openAttempt(site, page, menuId);
    await own.page.reload();
    await group("Sitting it now").getByRole("rowheader", { name: "Sam Student" }).waitFor();
    await page.goto(site.url());
    await page.getByRole("link", { name: "Continue: Tenths" }).waitFor();
    const taken = await askAs(site, student, "startExam", { menu_id: menuId, attempt_id, take_over: true });
    await askAs(site, student, "advanceExam", { attempt_id, stage, lease: taken.lease ?? lease ?? "" });
    await page.reload();
    await page.getByText("You see your result when your teacher releases it.").waitFor();

    await own.page.reload();
    await group("Handed in").getByRole("rowheader", { name: "Sam Student" }).waitFor();
    await own.page.getByRole("button", { name: "Release results" }).click();
    await own.page.getByText("The results are out.").waitFor();
    await page.reload();
    await page.getByRole("link", { name: "See your result: Tenths" }).click();
    await page.waitForURL(/attempt_id=/);
    await page.getByRole("heading", { level: 1 }).first().waitFor();
    expect([pupil.trouble, own.trouble]).toEqual([[], []]);
    await Promise.all([pupil.context.close(), own.context.close()]);
  });

  it.each([
    ["zh", false],
    ["zh", true],
    ["en", true],
  ] as const)("is readable in %s, dark: %s", async (language, isDark) => {
    const assignment = await give();
    const { context, page, trouble } = await site.open({ language, isDark, ...desktop });
    await arriveAs(page, site, "teacher");
    await page.goto(`${site.url()}/studio/assignment?assignment_id=${assignment}`);
    await page.locator("main:visible table").first().waitFor();
    await looked(page, "assignment", { language, isDark });
    await arriveAs(page, site, "student");
    await page.goto(site.url());
    await page.locator("main:visible #assigned").waitFor();
    await looked(page, "home-assigned", { language, isDark });
    expect(trouble).toEqual([]);
    await context.close();
  });
});
