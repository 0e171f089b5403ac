import { eq, sql } from "drizzle-orm";
import type { BrowserContext, BrowserContextOptions } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, expect } from "vitest";
import type { Database } from "../../../src/server/db/open";
import { tests } from "../../../src/server/db/schema";
import { enrol } from "../../bench/students";
import { canary } from "../../support/canary";
import { chaosProxy, type ChaosProxy } from "../../support/chaos-proxy";
import { unspared, type Oracle } from "../../support/oracles/oracle";
import { inDatabase } from "../database";
import { desktop, useSite, type Site } from "../site";
import { close as closeTest } from "./closing";
import type { Device } from "./person";
import { watchTruth, type Truth } from "./truth";

/** Enough for every test of a file to have a separate student. */
const usualStudents = 24;

export interface FaultSite {
  /** Past the proxy. */
  readonly site: Site;
  /** Through it, as a browser goes. */
  readonly url: () => string;
  readonly proxy: () => ChaosProxy;
  readonly truth: () => Truth;
  /** The oracles run when a test ends; this one does not, as the test itself causes its finding. */
  spare(oracle: Oracle, why: string): void;
  /** The save line may be wrong for this time in ms, because the page cannot know better. */
  wordsMayErr(ms: number): void;
  /** The token of another student. */
  student(): string;
  /** A separate browser in which this student is signed in. */
  open(
    token: string,
    setUp?: (context: BrowserContext) => Promise<unknown>,
    options?: BrowserContextOptions,
  ): Promise<Device>;
  /** Follows a browser that the test has opened itself; it is closed at the end. */
  follow(context: BrowserContext, device?: string): Promise<void>;
  withDatabase<Result>(work: (db: Database) => Promise<Result>): Promise<Result>;
  /** The fixed test again, with another name and time limit. */
  shortTest(menuId: string, limitMs: number | null): Promise<void>;
  /** A second version of a test, shorter by half of its time and of its items. */
  newVersion(menuId: string): Promise<void>;
}

const silent = (): void => undefined;

type TestRow = typeof tests.$inferSelect;

const testOf = async (db: Database, menuId: string): Promise<TestRow> => {
  const [test] = await db.select().from(tests).where(eq(tests.menuId, menuId));
  if (test === undefined) throw new Error(`no test ${menuId}`);
  return test;
};

const limited = ({ definition }: TestRow, limitMs: number | null): TestRow["definition"] => ({
  ...definition,
  time_limit_ms: limitMs,
  sections: definition.sections.map((section) => ({ ...section, time_limit_ms: limitMs })),
});

/** Plants words in keys and explanations: a browser that receives one before the end has seen a secret. */
const plantCanaries = (db: Database, menuId: string): Promise<unknown> =>
  db.execute(
    sql`update items set explanation = ${JSON.stringify({ en: canary.explanation })}::jsonb,
        key = case key ->> 'type' when 'text_entry'
          then jsonb_set(key, '{accepted}', key -> 'accepted' || ${JSON.stringify([canary.key])}::jsonb) else key end
        where item_id in (select item_id from test_items where menu_id = ${menuId})`,
  );

const atBeginning = () => ({ since: Date.now(), mayErrMs: 0 });

/**
 * A site behind a proxy that breaks things; its pages' words are checked. Pages run in a whole browser, which has
 * background sync, unless the file does without it.
 */
export const useFaultSite = ({ students = usualStudents, wholeBrowser = true } = {}): FaultSite => {
  const site = useSite(undefined, { wholeBrowser });
  const now = {} as { proxy: ChaosProxy; truth: Truth; since: number; mayErrMs: number };
  const tokens: string[] = [];
  const contexts = new Set<BrowserContext>();
  const trouble: string[] = [];
  const spared = new Set<Oracle>();

  beforeAll(async () => {
    now.proxy = await chaosProxy(site.url);
    now.truth = watchTruth(now.proxy);
    await withDatabase((db) => plantCanaries(db, site.fixedTest()));
    tokens.push(...(await enrol(site, students)));
  });
  beforeEach(() => {
    now.truth = watchTruth(now.proxy);
    Object.assign(now, atBeginning());
    spared.clear();
    trouble.length = 0;
  });
  afterEach(async ({ task }) => {
    const hasHeld = task.result?.state !== "fail";
    const findings = hasHeld ? await closeTest({ ...now, site, contexts: [...contexts], trouble }, withDatabase) : [];
    now.proxy.calm();
    for (const context of contexts) await context.close().catch(silent);
    contexts.clear();
    expect(unspared(findings, spared)).toEqual([]);
  });
  afterAll(() => now.proxy.close());

  const follow: FaultSite["follow"] = async (context, device) => {
    contexts.add(context);
    context.once("close", () => contexts.delete(context));
    context.on("weberror", (error) => trouble.push(error.error().message));
    context.on("console", (message) => {
      if (
        message.type() === "error" &&
        !/net::ERR_|Failed to load resource|when fetching the script/.test(message.text())
      )
        trouble.push(message.text());
    });
    await now.truth.watch(context, device);
  };
  const withDatabase: FaultSite["withDatabase"] = (work) => inDatabase(site.dataDir, work);

  return {
    site,
    url: () => now.proxy.url,
    proxy: () => now.proxy,
    truth: () => now.truth,
    spare: (oracle) => void spared.add(oracle),
    wordsMayErr: (ms) => void (now.mayErrMs = ms),
    student: () => {
      const token = tokens.pop();
      if (token === undefined) throw new Error("no student is left");
      return token;
    },
    open: async (token, setUp, options = {}) => {
      const localStorage = [
        { name: "token", value: token },
        { name: "language", value: "en" },
      ];
      const context = await site.browser().newContext({
        viewport: desktop,
        reducedMotion: "reduce",
        ...options,
        storageState: { cookies: [], origins: [{ origin: now.proxy.url, localStorage }] },
      });
      await follow(context);
      await setUp?.(context);
      const page = await context.newPage();
      return { context, page };
    },
    follow,
    withDatabase,
    shortTest: (menuId, limitMs) =>
      withDatabase(async (db) => {
        const test = await testOf(db, site.fixedTest());
        await db.insert(tests).values({ ...test, menuId, definition: limited(test, limitMs), sourceDigest: null });
        await db.execute(
          sql`insert into test_items select ${menuId}, version, position, stage, item_id from test_items
              where menu_id = ${site.fixedTest()}`,
        );
      }),
    newVersion: (menuId) =>
      withDatabase(async (db) => {
        const test = await testOf(db, menuId);
        const definition = limited(test, (test.definition.time_limit_ms ?? 0) / 2);
        await db.insert(tests).values({ ...test, version: 2, definition });
        await db.execute(
          sql`insert into test_items select menu_id, 2, position, stage, item_id from test_items
              where menu_id = ${menuId} and position < 3`,
        );
      }),
  };
};
