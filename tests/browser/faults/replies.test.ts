import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { faults as refusals } from "../../../src/contract/calls/faults";
import { refusedOperations } from "../../../src/server/db/schema";
import {
  badGateway,
  captivePortal,
  codeOf,
  dataOf,
  dropAfter,
  dropBefore,
  emptyNotFound,
  delayUntil,
  stranger,
  unavailable,
  type Chaos,
} from "../../support/chaos-proxy";
import { loggedKeys } from "../../support/oracles/sittings";
import { ask, openAttempt, savedAnswers } from "../api";
import { phone } from "../site";
import { answerItem, beginFixed, beginMap } from "../sitting";
import { useFaultSite } from "./fault-site";
import {
  at,
  choose,
  handIn,
  healed,
  labelOf,
  next,
  openItem,
  radio,
  saved,
  textField,
  noticeTimeout,
  type Device,
} from "./person";

/** The time for which a hand-in waits for answers before it asks the student. */
const overdue = { timeout: 45_000 };

describe("a reply that is lost, forged or repeated", () => {
  const faults = useFaultSite();
  const { site } = faults;

  const begin = async (): Promise<Device> => {
    const device = await faults.open(faults.student());
    await beginFixed(device.page, faults.url(), site.fixedTest());
    return device;
  };
  const answers = ({ page }: Device) => savedAnswers(site, page, site.fixedTest());
  const sentBy = (since: number, call: string) =>
    faults.proxy().exchanges.filter((one) => one.at >= since && one.call === call);

  it("the watcher of the save line catches a false word", async () => {
    const { page } = await begin();
    const data = { seq: 9, saved_at: Date.now(), applied: true, lease_held: true, server_time: Date.now(), next: null };
    const reply = {
      status: 200,
      headers: { "content-type": "application/json", "x-invigil": String(Date.now()) },
      body: JSON.stringify({ code: 200, msg: "", data: { ...data, deadline: null, stage_deadline: null } }),
    };
    faults.proxy().cause({ on: ["answerExercise"], chaos: { kind: "forge", reply } });
    await choose(page, 1);
    await saved(page);
    faults.spare("O5 words", "the lie is what is looked for");
    await expect.poll(() => faults.truth().lies()).toEqual([expect.stringMatching(/^"Saved .* was not confirmed$/)]);
  });

  it("F03: the reply to an answer is lost after the commit: it is sent again and stored once", async () => {
    const device = await begin();
    const since = Date.now();
    faults.proxy().cause({ on: ["answerExercise"], chaos: dropAfter, times: 2 });
    await choose(device.page, 1);
    await saved(device.page);
    const replies = sentBy(since, "answerExercise").flatMap(({ upstream }) => upstream);
    expect(replies).toHaveLength(3);
    expect(new Set(replies.map((reply) => dataOf(reply)["seq"])).size).toBe(1);
    expect(Object.keys(await answers(device))).toEqual(["1"]);
  });

  it("F05: an answer that arrives three times together has one effect and three equal replies", async () => {
    const device = await begin();
    const since = Date.now();
    faults.proxy().cause({ on: ["answerExercise"], chaos: { kind: "triple" } });
    await choose(device.page, 1);
    await saved(device.page);
    const replies = sentBy(since, "answerExercise").flatMap(({ upstream }) => upstream);
    expect(replies.map((reply) => [codeOf(reply), dataOf(reply)["seq"]])).toEqual(
      Array.from({ length: 3 }, () => [200, dataOf(replies[0] ?? expect.fail("no reply"))["seq"]]),
    );
  });

  it.each([
    ["F06: while the next is on its way", false],
    ["F07: after the test was handed in", true],
  ])("an answer delayed by the network arrives %s: the newer one is stored", async (_name, isOver) => {
    const device = await begin();
    const { page } = device;
    const since = Date.now();
    let letGo: (value?: unknown) => void = () => undefined;
    faults.proxy().cause({
      on: ["answerExercise"],
      chaos: delayUntil(new Promise((resolve) => (letGo = resolve))),
      times: 1,
    });
    await choose(page, 1);
    await expect.poll(() => sentBy(since, "answerExercise").length).toBeGreaterThan(0);
    await choose(page, 2);
    await saved(page);
    const [first] = sentBy(since, "answerExercise");
    const chosen = await radio(page, 2).getAttribute("value");
    if (isOver) {
      await handIn(page);
      await page.waitForURL(/examAccess\/result/, healed);
    }
    letGo();
    await expect.poll(() => first?.upstream.length).toBe(1);
    const attempt_id = String(first?.sent["attempt_id"]);
    const { answers: told } = await ask(site, page, "examItemDetail", { attempt_id });
    expect(told.map(({ answer }) => answer)).toEqual([{ type: "single_choice", option_id: chosen }]);
    const keys = await faults.withDatabase((db) => loggedKeys(db, attempt_id));
    expect([...keys.keys()]).toContain(first?.sent["idempotency_key"]);
  });

  const forged: readonly (readonly [string, Chaos])[] = [
    ["F11: a captive portal", captivePortal],
    ["F12: 502 with HTML", badGateway],
    ["F12: 503 with HTML", unavailable],
    ["F13: truncated JSON", { kind: "truncate" }],
    ...[400, 401, 403, 404].flatMap((code) => [
      [`F51: {"code":${code}} with 200`, stranger(code, 200)] as const,
      [`F51: {"code":${code}} with ${code}`, stranger(code, code)] as const,
    ]),
    ["F51: an empty 404", emptyNotFound],
  ];

  it.each([
    ["F11, F12, F13", forged.slice(0, 4)],
    ["F51", forged.slice(4)],
  ])("%s: a reply by another machine to an answer or heartbeat is not taken for the server's", async (_name, list) => {
    const device = await begin();
    const { page } = device;
    for (const [turn, [name, chaos]] of list.entries()) {
      faults.proxy().cause({ on: ["answerExercise", "heartbeat"], chaos });
      await choose(page, turn % 2);
      await page.evaluate(() => dispatchEvent(new Event("focus")));
      await expect.poll(() => labelOf(page), { ...noticeTimeout, message: name }).toMatch(/^Offline|^Server busy/);
      expect(await page.locator("body").innerText(), name).not.toMatch(/502 Bad|503 Service|Sign in to this network/);
      faults.proxy().calm();
      await expect.poll(() => labelOf(page), { ...healed, message: name }).toMatch(/^Saved \d/);
      expect(await radio(page, turn % 2).isChecked(), name).toBe(true);
    }
    expect(await page.evaluate(() => localStorage.getItem("token"))).not.toBeNull();
  });

  it("F51: a reply by another machine to a start opens nothing and ends nothing", async () => {
    const device = await begin();
    await choose(device.page, 1);
    await saved(device.page);
    for (const [name, chaos] of forged) {
      const stop = faults.proxy().cause({ on: ["startExam", "menuDetail"], chaos, times: 1 });
      await device.page.reload();
      await device.page.locator("main:visible article h1").waitFor(healed);
      stop();
      expect(await device.page.evaluate(() => localStorage.getItem("token")), name).not.toBeNull();
    }
    expect(Object.keys(await answers(device))).toEqual(["1"]);
  });

  it("F02, F04: the hand-in is lost, then its reply is lost: there is one result", async () => {
    const device = await begin();
    const { page } = device;
    await choose(page, 1);
    await saved(page);
    const since = Date.now();
    const stop = faults.proxy().cause({ on: ["advanceExam"], chaos: dropBefore });
    await handIn(page);
    await page.getByText("Waiting for the server. All answers have arrived").waitFor(noticeTimeout);
    stop();
    faults.proxy().cause({ on: ["advanceExam"], chaos: dropAfter, times: 2 });
    await page.waitForURL(/examAccess\/result/, { timeout: 20_000 });
    const replies = sentBy(since, "advanceExam").flatMap(({ upstream }) => upstream);
    expect(new Set(replies.map((reply) => dataOf(reply)["finished_at"])).size).toBe(1);
  });

  it("F03, F05: an adaptive item answered twice over is answered once, and the same item follows", async () => {
    const device = await faults.open(faults.student());
    await beginMap(device.page, faults.url());
    faults.proxy().cause({ on: ["answerExercise"], chaos: dropAfter, times: 1 });
    faults.proxy().cause({ on: ["answerExercise"], chaos: { kind: "triple" }, times: 1 });
    const before = await device.page.locator("main:visible article").innerText();
    await answerItem(device.page, 1);
    await next(device.page);
    await expect.poll(() => device.page.locator("main:visible article").innerText(), healed).not.toBe(before);
    const attempt = await openAttempt(site, device.page, "map-math");
    expect(attempt.answered).toBe(1);
  });

  it.each([
    ["F62: an answer is refused for ever", refusals.answerMismatched],
    ["F50: the server will never read an answer", refusals.invalidRequest],
  ])("%s: handed in without it, named, in three requests at most", async (_name, { code, status }) => {
    const device = await begin();
    const { page } = device;
    const reply = {
      status,
      headers: { "content-type": "application/json", "x-invigil": String(Date.now()) },
      body: JSON.stringify({ code, msg: "No.", data: null }),
    };
    const { exercise_list } = await openAttempt(site, page, site.fixedTest());
    const first = exercise_list[0]?.exercise_item[0]?.exercise_id;
    const where = (sent: Readonly<Record<string, unknown>>) => sent["exercise_id"] === first;
    faults.proxy().cause({ on: ["answerExercise"], where, chaos: { kind: "forge", reply } });
    await choose(page, 1);
    await expect.poll(() => labelOf(page), noticeTimeout).toMatch(/^1 answer was not accepted/);
    await next(page);
    await at(page, 2);
    await choose(page, 1);
    await expect.poll(() => answers(device), healed).toMatchObject({ 2: expect.anything() as unknown });
    const since = Date.now();
    faults.proxy().cause({ on: ["advanceExam"], chaos: { kind: "delay", ms: 3_000 }, times: 1 });
    await handIn(page);
    await page.getByText("1 answer was not accepted. The test is handed in without it").waitFor(noticeTimeout);
    await page.waitForURL(/examAccess\/result/, healed);
    const asked = sentBy(since, "advanceExam");
    expect(asked.length).toBeLessThanOrEqual(3);
    expect(asked.at(-1)?.sent["contested"]).toHaveLength(1);
    // a person can judge it
    const attempt_id = String(asked.at(-1)?.sent["attempt_id"]);
    const isIt = eq(refusedOperations.attemptId, attempt_id);
    expect(await faults.withDatabase((db) => db.$count(refusedOperations, isIt))).toBe(1);
  });

  it("F65: the address of the marks is blocked: answers are confirmed, and only the mark waits", async () => {
    const device = await begin();
    const { page } = device;
    const stop = faults.proxy().cause({ on: ["updateCheckStatus"], chaos: dropBefore });
    await page.locator("main:visible article header button").first().click();
    await choose(page, 1);
    await expect.poll(() => answers(device), healed).toMatchObject({ 1: expect.anything() as unknown });
    await expect.poll(() => labelOf(page), noticeTimeout).toBe("Saved. A mark for review is on its way.");
    await openItem(page, 6);
    await textField(page).fill("seven");
    await expect.poll(() => answers(device), healed).toMatchObject({ 6: { type: "text_entry", text: "seven" } });
    stop();
    await saved(page);
  });

  it("F38: the address of the answers is blocked: the hand-in asks in time, and goes on without", async () => {
    const device = await begin();
    const { page } = device;
    faults.proxy().cause({ on: ["answerExercise"], chaos: captivePortal });
    await choose(page, 1);
    await handIn(page);
    await page.getByText("The server is there, but 1 answer does not get through.").waitFor(overdue);
    await page.setViewportSize(phone);
    await site.screen(page, "exam-hand-in-overdue", { language: "en", ...phone });
    await page.getByRole("button", { name: "Hand in now" }).click();
    await page.getByText("1 answer has not reached the server yet.").waitFor(healed);
    await site.screen(page, "exam-handed-in-without", { language: "en", ...phone });
    const asked = sentBy(0, "advanceExam");
    expect(asked.at(-1)?.sent["contested"]).toHaveLength(1);
  });
});
