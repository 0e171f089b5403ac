import { eq } from "drizzle-orm";
import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { users } from "../../src/server/db/accounts-schema";
import { assignments, classTeachers } from "../../src/server/db/classes-schema";
import { askAs } from "./api";
import { inDatabase } from "./database";
import { lookAt } from "./looked";
import { classThatSat } from "./sat-class";
import { arriveAs, desktop, useSite } from "./site";

describe("a question of a test that a class has sat", () => {
  const site = useSite();
  const looked = lookAt(site);
  let assignmentId = "";
  beforeAll(async () => {
    assignmentId = await classThatSat(site, 5);
  });

  /** Signs a page in by the token of somebody whose password is another's. */
  const arriveWith = async (page: Page, username: string, password: string): Promise<string> => {
    const { token } = await askAs(site, "", "login", { username, password });
    await page.goto(`${site.url()}/healthz`);
    await page.evaluate((given) => localStorage.setItem("token", given), token);
    return token;
  };

  /** Adds a teacher to the class of an assignment, with the password of the site's teacher. */
  const addTeacher = (assignmentId: string, username: string) =>
    inDatabase(site.dataDir, async (db) => {
      const [known] = await db.select().from(users).where(eq(users.username, "teacher"));
      const [assignment] = await db.select().from(assignments).where(eq(assignments.assignmentId, assignmentId));
      if (known === undefined || assignment === undefined) throw new Error("no teacher or no assignment");
      await db.insert(users).values({ ...known, userId: username, username, nickname: "Mr Wu" });
      const { classId } = assignment;
      await db.insert(classTeachers).values({ classId, userId: username, role: "owner", since: Date.now() });
    });

  const release = (assignmentId: string) =>
    inDatabase(site.dataDir, (db) =>
      db
        .update(assignments)
        .set({ phase: "settled", releasePhase: "released" })
        .where(eq(assignments.assignmentId, assignmentId)),
    );

  const preview = async (page: Page, reason: string) => {
    await page.getByRole("textbox", { name: "Reason" }).fill(reason);
    await page.getByRole("button", { name: "Show what changes" }).click();
    await page.getByRole("table", { name: "What changes" }).waitFor();
  };

  it("is corrected by keys alone", async () => {
    const { context, page, trouble } = await site.open({ language: "zh", ...desktop });
    await arriveAs(page, site, "teacher");
    await page.goto(`${site.url()}/studio/results?assignment_id=${assignmentId}&view=items`);
    await page.getByRole("button", { name: /^4\. / }).focus();
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "更正此题……" }).focus();
    await page.keyboard.press("Enter");
    await page.getByRole("radio", { name: /^更换正确答案/ }).focus();
    for (const _ of [1, 2, 3]) await page.keyboard.press("ArrowDown");
    expect(await page.getByRole("radio", { name: /^此题不计分/ }).isChecked()).toBe(true);
    await looked(page, "regrade-choosing", { language: "zh" });
    await page.getByRole("textbox", { name: "原因" }).focus();
    await page.keyboard.type("题目有误。");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    const apply = page.getByRole("button", { name: /^更改 \d 份答卷$/ });
    await apply.waitFor();
    await apply.focus();
    await page.keyboard.press("Enter");
    await page.getByText(/^已生效，更改了/).waitFor();
    await page.keyboard.press("Enter");
    await page.getByRole("table", { name: "全部更正" }).waitFor();
    expect(trouble).toEqual([]);
    await context.close();
  });

  it("is corrected, by two teachers once students have seen their results, told to them, and taken back", async () => {
    await addTeacher(assignmentId, "wu");
    const place = `${site.url()}/studio/results?assignment_id=${assignmentId}`;
    const teacher = await site.open({ language: "en", ...desktop });
    const { page } = teacher;
    await arriveAs(page, site, "teacher");

    await page.goto(`${place}&view=items`);
    await page.getByRole("button", { name: /^2\. / }).click();
    await page.getByRole("button", { name: "Correct this question…" }).click();
    await page.getByRole("dialog", { name: "Correct question 2" }).waitFor();
    await page.getByRole("radio", { name: /^Another answer is right too/ }).check();
    await page.getByRole("radio", { name: /One/ }).check({ force: true });
    await preview(page, "One half was meant to be right too.");
    await page.getByRole("cell", { name: "25% → 50%" }).waitFor();
    await looked(page, "regrade-preview", { language: "en" });
    await page.getByRole("button", { name: "Change 1 attempt" }).click();
    await page.getByText("Applied. 1 attempt has changed.").waitFor();
    await page.getByRole("button", { name: "All corrections" }).click();
    await page.getByRole("row", { name: /Question 2: Another answer is right too.*applied/s }).waitFor();
    await looked(page, "regrade-list", { language: "en" });

    await release(assignmentId);
    const pupil = await site.open({ language: "en", ...desktop });
    await arriveWith(pupil.page, "pupil1", "student123");
    await page.goto(`${place}&view=items`);
    await page.getByRole("button", { name: /^5\. / }).click();
    await page.getByRole("button", { name: "Correct this question…" }).click();
    await page.getByRole("radio", { name: /^Everybody gets full credit/ }).check();
    expect(await page.getByRole("checkbox", { name: "Lower nobody’s score" }).isDisabled()).toBe(true);
    await preview(page, "The picture was missing.");
    await page.getByRole("button", { name: "Ask a second teacher to confirm" }).click();
    await page.getByText("Another teacher of the class must confirm this now.").waitFor();

    const second = await site.open({ language: "zh", ...desktop, isDark: true });
    await arriveWith(second.page, "wu", "teacher123");
    await second.page.goto(place);
    await second.page.getByText("有 1 项更正等待另一位老师确认。").waitFor();
    await looked(second.page, "regrade-notice", { language: "zh", isDark: true });
    await second.page.getByRole("button", { name: "查看" }).click();
    await second.page.getByRole("button", { name: "确认并生效" }).waitFor();
    await looked(second.page, "regrade-second", { language: "zh", isDark: true });
    await second.page.getByRole("button", { name: "确认并生效" }).click();
    await second.page.getByText("已生效，学生可见").first().waitFor();

    const token = await arriveWith(pupil.page, "pupil5", "student123");
    const record = await askAs(site, token, "answerRecord", {} as never);
    const attemptId = record.kind === "list" ? record.list[0]?.attempt_id : undefined;
    const result = `${site.url()}/examAccess/result?attempt_id=${attemptId}`;
    await pupil.page.goto(result);
    await pupil.page.getByText("3 corrections were made afterwards").waitFor();
    await pupil.page
      .getByText(/^Question 5 was corrected .*: everybody gets full credit\. Reason: The picture/)
      .waitFor();
    await looked(pupil.page, "corrected-result", { language: "en" });
    await pupil.page.getByRole("button", { name: "The result as it was before" }).first().click();
    await pupil.page.getByText(/^This is the result before the correction of/).waitFor();
    await looked(pupil.page, "replaced-result", { language: "en" });
    await pupil.page.getByRole("button", { name: "To the present result" }).click();
    await pupil.page.getByText("3 corrections were made afterwards").waitFor();
    await pupil.page.goto(result.replace("/examAccess/result", "/analyse"));
    await pupil.page.getByRole("button", { name: /^2/ }).first().click();
    await pupil.page.getByText("Right as before").waitFor();
    await looked(pupil.page, "corrected-question", { language: "en" });

    await page.goto(`${place}&view=regrades`);
    await page.getByRole("button", { name: "Question 5: Everybody gets full credit" }).click();
    await page.getByRole("button", { name: "Take it back…" }).click();
    await preview(page, "The picture was there after all.");
    await looked(page, "regrade-restore", { language: "en" });
    await page.getByRole("button", { name: "Ask a second teacher to confirm" }).click();
    await page.getByText("Another teacher of the class must confirm this now.").waitFor();
    await second.page.goto(`${place}&view=regrades`);
    await second.page.getByRole("button", { name: "查看" }).click();
    await second.page.getByRole("button", { name: "确认并生效" }).click();
    await second.page.getByText("已生效，学生可见").first().waitFor();
    await pupil.page.goto(result);
    await pupil.page.getByText(/an earlier correction was taken back/).waitFor();

    expect([teacher.trouble, second.trouble, pupil.trouble]).toEqual([[], [], []]);
    for (const { context } of [teacher, second, pupil]) await context.close();
  });
});
