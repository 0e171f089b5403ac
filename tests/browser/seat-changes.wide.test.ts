import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { lookAt } from "./looked";
import { admittingRoom } from "./running-room";
import { desktop, useSite } from "./site";
import { answerItem } from "./sitting";

/** A heartbeat and its reply, with patience for a busy machine. */
const soon = { timeout: 20_000 };
/** The notice in which a window hands in, and the next look at whether the sitting is open again. */
const atLength = { timeout: 60_000 };

const light = { language: "en", isDark: false } as const;
const dialog = (page: Page) => page.locator("dialog[open]");
const card = (page: Page, name: string) =>
  page.locator("li[data-seat]").filter({ has: page.getByRole("button", { name, exact: true }) });

/** Opens the question before an action, from the panel of a student. */
const act = async (page: Page, name: string, action: string): Promise<void> => {
  await page.getByRole("button", { name, exact: true }).click();
  await dialog(page).getByRole("button", { name: action }).click();
};

describe("what an invigilator changes at a seat", { timeout: 180_000 }, () => {
  const site = useSite();
  const looked = lookAt(site);
  type Room = Awaited<ReturnType<typeof admittingRoom>>;

  /** A device in a separate browser that asks to come in as Lin. */
  const device = async ({ code }: Room) => {
    const visit = await site.open({ language: "en", ...desktop });
    await visit.page.goto(`${site.url()}/join?code=${code}`);
    await visit.page.getByRole("button", { name: /^Lin/ }).click();
    return visit;
  };
  const atFirstQuestion = async (page: Page): Promise<void> => {
    await page.waitForURL("**/examAccess/exam?*", soon);
    await page.locator("main:visible article h1").waitFor();
  };
  const answered = async (page: Page): Promise<void> => {
    await answerItem(page, 1);
    await page
      .locator("footer:visible")
      .getByText(/saved \d/i)
      .first()
      .waitFor();
  };
  /** Lin sits the test in a browser and has answered the first question; the invigilator has the board open. */
  const seated = async () => {
    const room = await admittingRoom(site, ["Lin", "Mei"]);
    const student = await device(room);
    await student.page.getByText("Please wait. The invigilator lets you in.").waitFor();
    await room.command("admitSeats", { seats: "all", reason: "" });
    await room.command("startRoom", { reason: "" });
    await atFirstQuestion(student.page);
    await answered(student.page);
    const invigilator = await room.boardOf("teacher");
    await card(invigilator.page, "Lin").getByText("Sitting").waitFor();
    return { room, student, invigilator };
  };
  const chosen = (page: Page) => page.locator("main:visible article input:checked");

  it("lets a student go on at a second device with all answers, which the first one says", async () => {
    const { room, student, invigilator } = await seated();
    const value = await chosen(student.page).first().getAttribute("value");
    const second = await device(room);
    await second.page.getByRole("button", { name: "I am Lin, go on" }).click();
    await second.page.getByText("Please wait. The invigilator lets you in.").waitFor();
    const board = invigilator.page;
    await card(board, "Lin").getByText("Second device").waitFor();
    await act(board, "Lin", "Let in on the other device");
    await dialog(board).getByText("Lin goes on there where the answers stand now, with the same time.").waitFor();
    await dialog(board)
      .getByText(/becomes read-only; what it still has is sent\.$/)
      .waitFor();
    await looked(board, "seat-second-device", light);
    await dialog(board).getByRole("button", { name: "Let in on the other device" }).click();
    await board.getByText("Done: Let Lin in on the other device.").waitFor();

    await atFirstQuestion(second.page);
    await second.page.getByRole("heading", { name: "Question 2" }).waitFor();
    await second.page.getByRole("button", { name: "Back", exact: true }).click();
    await second.page.getByRole("heading", { name: "Question 1" }).waitFor();
    await chosen(second.page).first().waitFor({ state: "attached" });
    expect(await chosen(second.page).first().getAttribute("value")).toBe(value);
    const sheet = student.page.getByRole("alertdialog", { name: "The test goes on elsewhere" });
    await sheet.getByText(/the invigilator let you in on another device: go on there/).waitFor(soon);
    await looked(student.page, "seat-first-device", light);
    await sheet.getByRole("button", { name: "Continue here" }).click();
    await student.page.getByText(/another device/).waitFor();
    await looked(student.page, "seat-first-device-refused", light);
    await answerItem(second.page, 2);
    await card(board, "Lin").getByText("Sitting").waitFor();
    expect((await room.seat("Lin")).entrants).toEqual([]);
    for (const { context } of [student, second, invigilator]) await context.close();
  });

  it("hands in by the typed name, and lets the student go on with what was handed in", async () => {
    const { room, student, invigilator } = await seated();
    const board = invigilator.page;
    const { page } = student;
    await act(board, "Lin", "Hand in for the student");
    const name = dialog(board).getByLabel("Type the name: Lin");
    const confirm = dialog(board).getByRole("button", { name: "Hand in for the student" });
    await name.fill("Mei");
    await dialog(board).getByText("That is not the name of this student: Lin").waitFor();
    expect(await confirm.isDisabled()).toBe(true);
    await looked(board, "seat-hand-in", light);
    await name.fill("lin");
    await dialog(board).getByLabel("Reason, if any").fill("feels ill");
    await confirm.click();
    await board.getByText("Done: Hand in for Lin.").waitFor();
    await page.getByText(/^The invigilator ends your test at \d/).waitFor(soon);
    await page.getByText("Reason: feels ill").first().waitFor();
    await looked(page, "seat-ending", light);
    await page.getByText("The invigilator has ended your test and handed in your answers.").waitFor(atLength);
    await page.getByText("Reason: feels ill").waitFor();
    await looked(page, "seat-ended", light);
    await card(board, "Lin").getByText("Handed in").waitFor(soon);

    await act(board, "Lin", "Let go on after handing in");
    await dialog(board)
      .getByText(/^The sitting is open again where it ended, with all that was answered/)
      .waitFor();
    await dialog(board).getByLabel("Reason, if any").fill("feels better");
    await looked(board, "seat-reopening", light);
    await dialog(board).getByRole("button", { name: "Let go on after handing in" }).click();
    await board.getByText("Done: Let Lin go on.").waitFor();
    const notice = page.getByRole("alertdialog", { name: "Message from the invigilator" });
    await notice.getByText("You may go on with the test. Everything that you handed in is kept.").waitFor(atLength);
    await notice.getByText("Reason: feels better").waitFor();
    await looked(page, "seat-goes-on", light);
    await notice.getByRole("button", { name: "I have read it" }).click();
    await notice.waitFor({ state: "detached" });
    expect(await page.getByText(/^The invigilator ends your test/).count()).toBe(0);
    const isStored = async () => {
      await page.getByRole("heading", { name: "Question 2" }).waitFor();
      await page.getByRole("button", { name: "Back", exact: true }).click();
      await page.getByRole("heading", { name: "Question 1" }).waitFor();
      await chosen(page).first().waitFor({ state: "attached" });
    };
    await isStored();
    await page.reload();
    await page.locator("main:visible article h1").waitFor();
    expect(await notice.count()).toBe(0);
    await expect.poll(async () => (await room.seat("Lin")).phase, soon).toBe("sitting");
    for (const { context } of [student, invigilator]) await context.close();
  });

  it("tells a guest who has handed in that the test is open again", async () => {
    const { room, student, invigilator } = await seated();
    const { page } = student;
    const submit = async () => {
      await page.getByRole("button", { name: "Submit" }).click();
      await page.getByRole("dialog").getByRole("button", { name: "Submit" }).click();
      await page.waitForURL(/visitorResult/);
    };
    await page.locator("footer:visible button").last().click();
    await page.getByRole("heading", { name: "Question 2" }).waitFor();
    await page.locator("footer:visible button").last().click();
    await submit();
    await page.getByRole("heading", { name: "Handed in" }).waitFor();
    await card(invigilator.page, "Lin").getByText("Handed in").waitFor(soon);
    await act(invigilator.page, "Lin", "Let go on after handing in");
    await dialog(invigilator.page).getByRole("button", { name: "Let go on after handing in" }).click();
    await page.getByRole("heading", { name: "Your test is open again" }).waitFor(soon);
    await looked(page, "guest-open-again", light);
    await page.getByRole("link", { name: "Back to the test" }).click();
    const notice = page.getByRole("alertdialog", { name: "Message from the invigilator" });
    await notice.getByRole("button", { name: "I have read it" }).click();
    await page.getByRole("heading", { name: /^Question / }).waitFor();
    await expect.poll(async () => (await room.seat("Lin")).answered, soon).toBe(1);
    for (const { context } of [student, invigilator]) await context.close();
  });
});
