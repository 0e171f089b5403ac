import { readFile } from "node:fs/promises";
import path from "node:path";
import pg from "pg";
import { describe, expect, it } from "vitest";
import { joinCluster } from "../../../src/server/db/embedded/cluster";
import { isProcessAlive } from "../../../src/server/db/embedded/processes";
import { savedAnswers } from "../api";
import { beginFixed } from "../sitting";
import { useFaultSite } from "./fault-site";
import { at, choose, labelOf, next, saved, noticeTimeout } from "./person";

/** A server, and a database, may take so long to be there again on a busy machine. */
const startMs = 30_000;

describe("a server, or its database, that fails during a sitting", () => {
  const faults = useFaultSite();
  const { site } = faults;

  const postmaster = async (): Promise<number> => {
    const [pid] = (await readFile(path.join(site.dataDir, "postgresql", "postmaster.pid"), "utf8")).split("\n");
    return Number(pid);
  };
  const isGone = async (pid: number) => expect.poll(() => isProcessAlive(pid), { timeout: startMs }).toBe(false);
  const onDatabase = async <Result>(work: (client: pg.Client) => Promise<Result>): Promise<Result> => {
    const cluster = await joinCluster(site.dataDir, () => undefined);
    const client = new pg.Client({ connectionString: cluster.url });
    client.on("error", () => undefined);
    await client.connect();
    try {
      return await work(client);
    } finally {
      await client.end();
      await cluster.stop();
    }
  };
  const begin = async () => {
    const { page } = await faults.open(faults.student());
    await beginFixed(page, faults.url(), site.fixedTest());
    await choose(page, 1);
    await saved(page);
    await next(page);
    await at(page, 2);
    return page;
  };
  const answered = async (page: Awaited<ReturnType<typeof begin>>) =>
    Object.keys(await savedAnswers(site, page, site.fixedTest()));

  const strikes: readonly (readonly [name: string, strike: () => Promise<unknown>])[] = [
    ["F17: the server is killed", () => site.restart()],
    [
      "F19: PostgreSQL is restarted at once",
      async () => {
        const pid = await postmaster();
        process.kill(pid, "SIGQUIT");
        await isGone(pid);
      },
    ],
    [
      "F66: server and PostgreSQL are killed together",
      async () => {
        const pid = await postmaster();
        process.kill(pid, "SIGKILL");
        await site.restart();
      },
    ],
    [
      "F59: every connection to the database is lost, ten times over",
      () =>
        onDatabase(async (client) => {
          for (let turn = 0; turn < 10; turn += 1)
            await client.query(
              "select pg_terminate_backend(pid) from pg_stat_activity " +
                "where datname = current_database() and usename = current_user and pid <> pg_backend_pid()",
            );
        }),
    ],
  ];

  it.each(strikes)("%s: confirmed answers are stored, the others are sent again", async (_name, strike) => {
    const page = await begin();
    faults.spare("O5 errors", "while the database is down, 503 is the right word");
    await Promise.all([choose(page, 1), strike()]);
    await next(page);
    await at(page, 3);
    await choose(page, 1);
    await saved(page, { timeout: startMs });
    expect(await answered(page)).toEqual(["1", "2", "3"]);
    for (const { call, upstream } of faults.proxy().exchanges)
      expect(upstream.filter(({ status }) => status >= 500 && status !== 503).map(({ body }) => [call, body])).toEqual(
        [],
      );
  });

  it("F24: the database does not answer: typing goes on, other calls wait no longer than their limit", async () => {
    const page = await begin();
    await onDatabase(async (client) => {
      await client.query("begin");
      await client.query("lock table attempt_log in exclusive mode");
      await choose(page, 1);
      await expect.poll(() => labelOf(page), noticeTimeout).toBe("Saving");
      await next(page);
      await at(page, 3);
      await choose(page, 1);
      const asked = performance.now();
      expect((await fetch(`${site.url()}/healthz`)).status).toBe(200);
      expect(performance.now() - asked).toBeLessThan(1_000);
      expect(await answered(page)).toEqual(["1"]);
      await client.query("commit");
    });
    await saved(page);
    expect(await answered(page)).toEqual(["1", "2", "3"]);
  });
});
