import type { Page } from "playwright-core";
import { vi } from "vitest";
import type { Attempt } from "../../src/contract/attempt/attempt";
import { addresses, type CallName } from "../../src/contract/calls/addresses";
import type { Calls } from "../../src/contract/calls/calls";
import type { Site } from "./site";

const patience = { timeout: 30_000, interval: 500 };

/** The server's reply to the bearer of a token. */
export const askAs = async <Name extends CallName>(
  site: Site,
  token: string | null,
  name: Name,
  input: Calls[Name]["input"],
): Promise<Calls[Name]["output"]> => {
  const { method, path } = addresses[name];
  const query = method === "GET" ? `?${new URLSearchParams(input as Record<string, string>).toString()}` : "";
  // a busy server refuses before it does anything, and is asked again as by the pages
  const response = await vi.waitFor(async () => {
    const reply = await fetch(site.url() + path + query, {
      method,
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      ...(method === "POST" ? { body: JSON.stringify(input) } : {}),
    });
    if (reply.status === 503) throw new Error(`${name}: ${await reply.text()}`);
    return reply;
  }, patience);
  const { code, msg, data } = (await response.json()) as { code: number; msg: string; data: Calls[Name]["output"] };
  if (code !== 200) throw new Error(`${name}: ${code} ${msg}`);
  return data;
};

/** The same, past the page: as the person who is signed in on it. */
export const ask = async <Name extends CallName>(
  site: Site,
  page: Page,
  name: Name,
  input: Calls[Name]["input"],
): Promise<Calls[Name]["output"]> => askAs(site, await page.evaluate(() => localStorage.getItem("token")), name, input);

/** The open sitting of a test as the server holds it. */
export const openAttempt = async (site: Site, page: Page, menuId: string): Promise<Attempt> => {
  const { open_attempt } = await ask(site, page, "menuDetail", { menu_id: menuId });
  if (open_attempt === null) throw new Error("no sitting is open");
  return ask(site, page, "examItemDetail", { attempt_id: open_attempt.attempt_id });
};

/** The answers that the server holds, by place in the test (1, 2, …). */
export const savedAnswers = async (site: Site, page: Page, menuId: string): Promise<Record<number, unknown>> => {
  const attempt = await openAttempt(site, page, menuId);
  const order = attempt.exercise_list.flatMap((entry) => entry.exercise_item.map((item) => item.exercise_id));
  return Object.fromEntries(
    attempt.answers
      .filter(({ answer }) => answer !== null)
      .map(({ exercise_id, answer }) => [order.indexOf(exercise_id) + 1, answer]),
  );
};

/** Ends an attempt under way, so that the next test starts a new one. */
export const endSitting = async (site: Site, page: Page, menuId: string): Promise<void> => {
  const { lease, attempt_id, stage } = await ask(site, page, "startExam", { menu_id: menuId, take_over: true });
  await ask(site, page, "advanceExam", { attempt_id, stage, lease: lease ?? "" });
};
