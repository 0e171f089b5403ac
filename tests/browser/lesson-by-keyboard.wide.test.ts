import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { byKeyboard } from "./keyboard";
import { desktop, useSite } from "./site";

const twoQuestions = "1. Which number is even?\na) 3\n*b) 4\n\n2. Which is prime?\n*a) 7\nb) 9\n";

describe("a lesson without a pointer", () => {
  const site = useSite();
  const keysOf = (page: Page) => {
    const person = byKeyboard(page);
    const button = (name: string | RegExp, scope: ReturnType<Page["locator"]> = page.locator("main:visible")) =>
      scope.getByRole("button", { name, exact: typeof name === "string" });
    return {
      ...person,
      button,
      press: async (target: ReturnType<Page["locator"]>, way: "Tab" | "Shift+Tab" = "Tab"): Promise<void> => {
        await person.reach(target, way);
        await page.keyboard.press("Enter");
      },
    };
  };

  it("goes from pasted questions over a class, its links and a pupil's answers to released results", async () => {
    const { page, trouble } = await site.open({ language: "en", ...desktop });
    const { keyboard } = page;
    const { reach, press, button, unseen } = keysOf(page);
    const main = page.locator("main:visible");

    await page.goto(site.url());
    await reach(page.locator("input[autocomplete=username]"));
    await keyboard.type("teacher");
    await reach(page.locator("input[type=password]"));
    await keyboard.type("teacher123");
    await keyboard.press("Enter");
    await press(main.locator("a[href*='way=paste']"));
    await main.getByLabel("Text with questions").waitFor();
    await keyboard.insertText(twoQuestions);
    await press(button("Add 2 questions"));
    await main.locator("[data-rail-item]").nth(1).waitFor();
    await press(button("Publish").first(), "Shift+Tab");
    const dialog = page.locator("dialog[open]");
    await press(button("Publish", dialog));
    await dialog.getByText("Edition 1 is out.", { exact: false }).waitFor();
    await press(button("Give it to a class", dialog));

    await press(page.getByRole("link", { name: "New class" }));
    await press(button("New class"));
    await reach(main.getByLabel("Name", { exact: true }));
    await keyboard.type("5b maths");
    await reach(main.getByLabel("Names", { exact: true }));
    await keyboard.insertText("Amy Ash\nBen Birch");
    await press(button("Make the class with 2 students"));
    await press(button("Give a test").first());
    await press(button("Give the test"));
    const allTheSame = button("Give it all the same");
    const given = page.getByText("The test is given.");
    await given.or(allTheSame).first().waitFor();
    if (await allTheSame.isVisible()) await press(allTheSame);
    await given.waitFor();
    await press(button("Sign-in links"), "Shift+Tab");
    await press(button("Make the links"));
    const link = page.getByRole("row", { name: /Amy Ash/ }).locator("td", { hasText: /^https?:/ });
    const address = await link.innerText();

    const pupil = await site.open({ language: "en", ...desktop });
    const keys = keysOf(pupil.page);
    await pupil.page.goto(address);
    const begin = pupil.page.getByRole("link", { name: /^Begin: / });
    const enter = pupil.page.getByRole("button", { name: /^Sign in/ });
    await begin.or(enter).first().waitFor();
    if (await enter.isVisible()) await keys.press(enter);
    await keys.press(begin);
    await keys.press(pupil.page.locator("a[href*='/examAccess/exam']:visible").first());
    for (const text of ["Which number is even?", "Which is prime?"]) {
      await pupil.page.locator("main:visible").getByText(text).waitFor();
      await keys.reach(pupil.page.locator("main:visible [role=radio], main:visible input[type=radio]").first());
      const saved = pupil.page.waitForResponse((reply) => reply.url().includes("create_exercise_answer") && reply.ok());
      await pupil.page.keyboard.press("Space");
      await saved;
      await keys.press(pupil.page.getByRole("button", { name: /^(Next|Review)/ }).first());
    }
    await keys.press(pupil.page.getByRole("button", { name: /^Submit/ }).first());
    await keys.press(pupil.page.getByRole("dialog").getByRole("button", { name: /^Submit/ }));
    await pupil.page.getByRole("note").getByText("The result comes later").waitFor();
    expect(await pupil.page.getByText("0%").count()).toBe(0);

    await press(page.getByRole("link", { name: /^Test of / }).first());
    await press(button("Release results"));
    await page.getByText("The results are out.").waitFor();
    await press(page.getByRole("link", { name: /^Results/ }).first(), "Shift+Tab");
    const grid = page.getByRole("grid", { name: "Students and questions" });
    await grid.locator("[data-member]").nth(1).waitFor();
    await reach(grid.locator('[tabindex="0"]'));
    for (const key of ["ArrowRight", "ArrowRight", "Enter"]) await keyboard.press(key);
    await page.getByRole("dialog", { name: "Amy Ash · Question 1" }).getByText("Student’s answer").waitFor();
    await keyboard.press("Escape");
    await page.getByRole("dialog", { name: "Amy Ash · Question 1" }).waitFor({ state: "hidden" });

    await pupil.page.reload();
    await pupil.page.getByRole("region", { name: "Score" }).getByText("1 of 2").waitFor();
    expect([unseen(), keys.unseen(), trouble, pupil.trouble]).toEqual([[], [], [], []]);
  });
});
