import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { ask } from "./api";
import { lookAt } from "./looked";
import { runningRoom } from "./running-room";
import { useSite } from "./site";

const signInAs = async (page: Page, username: string): Promise<void> => {
  await page.locator("input[autocomplete=username]").fill(username);
  await page.locator("input[type=password]").fill(`${username}123`);
  await page.locator("form button[type=submit]").click();
  await page.locator("[data-seat]").first().waitFor();
};
const lin = (page: Page) => page.getByRole("checkbox", { name: "Choose Lin" });
const dialog = (page: Page) => page.locator("dialog[open]");

describe("a board whose sign-in ends", { timeout: 120_000 }, () => {
  const site = useSite();
  const looked = lookAt(site);

  it("shows no names meanwhile, and the same person finds the choice and the words as they were", async () => {
    const room = await runningRoom(site, ["Lin", "Mei"]);
    const { page, context, trouble } = await room.boardOf("teacher");
    await lin(page).check();
    await page.getByRole("group", { name: "For the students you chose" }).getByRole("button", { name: "More" }).click();
    await page.getByRole("menuitem", { name: "Note an incident" }).click();
    await dialog(page).getByLabel("What happened").fill("Lin felt ill for a moment");
    await ask(site, page, "logout", {});
    // a new stream is asked for, and refused
    await context.setOffline(true);
    await page.getByText(/^You are offline since/).waitFor();
    await context.setOffline(false);
    await page.locator("input[type=password]").waitFor();
    expect(await page.content()).not.toMatch(/Lin|Mei|felt ill/);
    await looked(page, "board-signed-out", { language: "en" });

    await signInAs(page, "teacher");
    expect(await dialog(page).getByLabel("What happened").inputValue()).toBe("Lin felt ill for a moment");
    await dialog(page).getByText("About: Lin").waitFor();
    await looked(page, "board-signed-in-again", { language: "en" });
    await dialog(page).getByRole("button", { name: "Note it" }).click();
    await page.getByText("Lin felt ill for a moment").first().waitFor();
    expect([await lin(page).isChecked(), await page.getByRole("checkbox", { name: "Choose Mei" }).isChecked()]).toEqual(
      [true, false],
    );
    expect(trouble).toEqual([]);
    await context.close();
  });

  it("has the command that was refused by it, which is sent again as the same one", async () => {
    const room = await runningRoom(site, ["Lin"]);
    const { page, context } = await room.boardOf("teacher");
    await page.getByRole("button", { name: "Message all" }).click();
    await dialog(page).getByLabel("In English").fill("Please stay seated");
    await ask(site, page, "logout", {});
    await dialog(page).getByRole("button", { name: "Send" }).click();
    await page.locator("input[type=password]").waitFor();
    expect(await page.content()).not.toMatch(/Lin|stay seated/);

    await signInAs(page, "teacher");
    const alert = page.getByRole("alert").filter({ hasText: "Not confirmed: Message to everybody." });
    await alert.waitFor();
    await looked(page, "board-not-confirmed", { language: "en" });
    await alert.getByRole("button", { name: "Try again" }).click();
    await page.getByText("Done: Message to everybody.").waitFor();
    await page.getByText("Message to Lin: Please stay seated").waitFor();
    expect(await alert.count()).toBe(0);
    const sent = (await room.board(room.roomId)).events.filter(({ kind }) => kind === "messaged");
    expect(sent.map(({ facts }) => facts)).toEqual([{ text: { en: "Please stay seated" } }]);
    await context.close();
  });

  it("gives nothing of it to another person who signs in there", async () => {
    const room = await runningRoom(site, ["Lin"]);
    const { page, context } = await room.boardOf("teacher");
    await lin(page).check();
    await page.getByRole("button", { name: "Message", exact: true }).click();
    await dialog(page).getByLabel("In English").fill("Only for Lin");
    await ask(site, page, "logout", {});
    await dialog(page).getByRole("button", { name: "Send" }).click();
    await page.locator("input[type=password]").waitFor();
    await signInAs(page, "admin");
    expect([await lin(page).isChecked(), await dialog(page).count()]).toEqual([false, 0]);
    expect(await page.content()).not.toMatch(/Only for Lin|Not confirmed/);
    await context.close();
  });
});
