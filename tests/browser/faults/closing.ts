import { isDeepStrictEqual } from "node:util";
import type { BrowserContext, Page } from "playwright-core";
import type { SavedAnswer } from "../../../src/contract/attempt/attempt";
import type { Database } from "../../../src/server/db/open";
import { codeOf, dataOf, type ChaosProxy, type Exchange } from "../../support/chaos-proxy";
import { takenIn, wrongInExchanges } from "../../support/oracles/exchanges";
import { found, type Finding } from "../../support/oracles/oracle";
import { begunAgain, wrongInSittings } from "../../support/oracles/sittings";
import { askAs } from "../api";
import type { Site } from "../site";
import { labelOf } from "./person";
import type { Truth } from "./truth";

/** FAULTS, oracles O6 and O5. */
const healMs = 10_000;
const tellMs = 5_000;
/** How far the clock on the screen may be from the server's, with the way there and back. */
const clockMs = 1_500;
const lookMs = 50;

/** The effects of a test: its changes, and the browsers that are still open. */
export interface Caused {
  readonly site: Site;
  readonly proxy: ChaosProxy;
  readonly truth: Truth;
  readonly contexts: readonly BrowserContext[];
  readonly trouble: readonly string[];
  /** When the test began (epoch ms). */
  readonly since: number;
  /** So long a word may have been false. */
  readonly mayErrMs: number;
}

/** Whether something becomes so in time. */
async function becomes(isSo: () => Promise<boolean>, withinMs: number): Promise<boolean> {
  const until = Date.now() + withinMs;
  for (;;) {
    if (await isSo()) return true;
    if (Date.now() > until) return false;
    await new Promise((resolve) => setTimeout(resolve, lookMs));
  }
}

/** Rows that still wait for the server, of the storage that this page can read; it makes none where there is none. */
const waitingRows = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const read = async (): Promise<number> => {
      if (!(await indexedDB.databases()).some(({ name }) => name === "invigil")) return 0;
      return new Promise((resolve) => {
        const opening = indexedDB.open("invigil");
        opening.addEventListener("error", () => resolve(0));
        opening.addEventListener("success", () => {
          const database = opening.result;
          const asked = database.transaction("operations").objectStore("operations").getAll();
          asked.addEventListener("error", () => resolve(0));
          asked.addEventListener("success", () => {
            database.close();
            resolve((asked.result as { state?: string }[]).filter(({ state }) => state === "waiting").length);
          });
        });
      });
    };
    const unreadable = new Promise<number>((resolve) => setTimeout(() => resolve(0), 1_000));
    return Promise.race([read(), unreadable]).catch(() => 0);
  });

const isSitting = (page: Page): boolean => /\/examAccess\/(exam|\w*Exam)(Auto)?\?/.test(page.url());
const isOfApp = (page: Page): boolean => page.url().startsWith("http") && !page.url().endsWith("/healthz");

/** A window of the application, where one is open; else its owner comes back to the home page. */
async function windowOf(context: BrowserContext, url: string): Promise<Page> {
  const open = context.pages().filter(isOfApp);
  const window = open.find(isSitting) ?? open[0] ?? (await context.newPage());
  if (!isOfApp(window)) await window.goto(url);
  return window;
}

const secondsOf = (words: string): number | null => {
  const [, hours = "0", minutes, seconds] = /(?:(\d+):)?(\d+):(\d\d)/.exec(words) ?? [];
  return minutes === undefined ? null : Number(hours) * 3_600 + Number(minutes) * 60 + Number(seconds);
};

const isEditing = (page: Page): Promise<boolean> =>
  page.evaluate(
    () =>
      [...document.querySelectorAll("main article h1")].some((one) => one.checkVisibility()) &&
      ![...document.querySelectorAll("[role=alertdialog]")].some((one) => one.checkVisibility()),
  );

async function wrongOnScreen(site: Site, page: Page): Promise<Finding[]> {
  const findings: Finding[] = [];
  if ((await page.locator("body").innerText()).trim() === "") findings.push(found("O5 errors")("a white page"));
  if (!isSitting(page) || !(await isEditing(page))) return findings;
  const isSaved = await becomes(
    async () => /^(Saved \d.*|Answers are saved automatically)?$/.test(await labelOf(page).catch(() => "")),
    tellMs,
  );
  if (!isSaved) findings.push(found("O5 words")(`at the end it says "${await labelOf(page)}"`));
  const menuId = new URL(page.url()).searchParams.get("menu_id") ?? "";
  const token = await page.evaluate(() => localStorage.getItem("token"));
  const timer = page.locator("header [role=timer]:visible").first();
  if (token === null || !(await timer.isVisible())) return findings;
  const { open_attempt } = await askAs(site, token, "menuDetail", { menu_id: menuId });
  if (open_attempt === null) return findings;
  const { attempt_id } = open_attempt;
  let told = "";
  const isRight = async (): Promise<boolean> => {
    const askedAt = Date.now();
    const { deadline, stage_deadline, server_time } = await askAs(site, token, "examItemDetail", { attempt_id });
    const shown = secondsOf(await timer.innerText());
    const end = stage_deadline ?? deadline;
    const tookMs = Date.now() - askedAt;
    told = `${shown} s are shown, ${(end ?? 0) - server_time} ms were left ${tookMs} ms before`;
    return (
      end === null || shown === null || Math.abs(end - server_time - tookMs / 2 - shown * 1_000) < clockMs + tookMs
    );
  };
  if (!(await becomes(isRight, tellMs))) findings.push(found("O4 clock")(told));
  return findings;
}

/** The server's last confirmation for each item, by attempt and by row of its log. */
function confirmedLast(exchanges: readonly Exchange[]) {
  const last = new Map<string, { readonly bearer: string; readonly seq: number; readonly sent: Exchange["sent"] }>();
  for (const { call, bearer, sent, upstream } of exchanges) {
    if (call !== "answerExercise") continue;
    for (const reply of upstream) {
      if (codeOf(reply) !== 200) continue;
      const { seq, applied } = dataOf(reply);
      const name = `${String(sent["attempt_id"])} ${String(sent["exercise_id"])}`;
      if (applied !== false && Number(seq) > (last.get(name)?.seq ?? 0))
        last.set(name, { bearer, sent, seq: Number(seq) });
    }
  }
  return [...last.values()];
}

/** Confirmed answers that the server does not return to the person who gave them. */
async function untold(site: Site, exchanges: readonly Exchange[]): Promise<Finding[]> {
  const told = new Map<string, readonly SavedAnswer[]>();
  const findings: Finding[] = [];
  for (const { bearer, seq, sent } of confirmedLast(exchanges)) {
    const attemptId = String(sent["attempt_id"]);
    if (!told.has(attemptId)) {
      const asked = await askAs(site, bearer, "examItemDetail", { attempt_id: attemptId }).catch(() => null);
      if (asked === null) continue;
      told.set(attemptId, asked.answers);
    }
    const one = told.get(attemptId)?.find(({ exercise_id }) => exercise_id === sent["exercise_id"]);
    const isTold = (one?.seq ?? 0) > seq || isDeepStrictEqual(one?.answer, sent["answer"]);
    if (!isTold)
      findings.push(found("O1 ledger")(`${JSON.stringify(sent)} was confirmed; told is ${JSON.stringify(one)}`));
  }
  return findings;
}

/** Ends every fault, waits until all devices owe nothing, and asks the seven oracles. */
export async function close(caused: Caused, database: <R>(work: (db: Database) => Promise<R>) => Promise<R>) {
  const { site, proxy, truth, contexts, trouble, since, mayErrMs } = caused;
  proxy.calm();
  for (const context of contexts) await context.setOffline(false);
  const windows = await Promise.all(contexts.map((context) => windowOf(context, proxy.url)));
  const owed = async (): Promise<number[]> => Promise.all(windows.map(waitingRows));
  const isHealed = await becomes(async () => (await owed()).every((count) => count === 0), healMs);
  const findings: Finding[] = isHealed
    ? []
    : [found("O6 heal")(`after ${healMs} ms the devices owe ${(await owed()).join(", ")}`)];
  for (const page of contexts.flatMap((context) => context.pages()).filter(isOfApp))
    findings.push(...(await wrongOnScreen(site, page)));
  const exchanges = proxy.exchanges.filter(({ at }) => at >= since);
  findings.push(
    ...truth.lies(mayErrMs).map(found("O5 words")),
    ...trouble.map(found("O5 errors")),
    ...(await untold(site, exchanges)),
    ...(await database(async (db) => [
      ...(await wrongInExchanges(db, exchanges)),
      ...(await wrongInSittings(db, takenIn(exchanges), since)),
      ...(await begunAgain(db, since)),
    ])),
  );
  return findings;
}
