import { inArray } from "drizzle-orm";
import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { users } from "../../../src/server/db/accounts-schema";
import { joinCluster } from "../../../src/server/db/embedded/cluster";
import { openDatabase } from "../../../src/server/db/open";
import type { BareJob } from "../answers/bare";
import { makeBareTable } from "../answers/raw";
import { withSite } from "../site";
import { enrol } from "../students";

const connections = 20;
const tell = (sentence: string | Error): void => console.error(sentence);

/** A site with signed-in authors, and beside it a route that only inserts one row into the same database. */
export interface AuthorsSite {
  readonly url: string;
  readonly bareUrl: string;
  readonly tokens: readonly string[];
}

async function bareUrlOf(child: ChildProcess, databaseUrl: string): Promise<string> {
  child.send({ databaseUrl, connections } satisfies BareJob);
  const [url] = (await once(child, "message")) as [string];
  return url;
}

/** Runs `work` on a fresh site with this many authors. */
export const withAuthors = <Result>(count: number, work: (site: AuthorsSite) => Promise<Result>): Promise<Result> =>
  withSite(async (site) => {
    const tokens = await enrol(site, count);
    const cluster = await joinCluster(site.dataDir, tell);
    const { db, close } = openDatabase(cluster.url, tell, { size: 2 });
    const bare = fork(new URL("../answers/bare.ts", import.meta.url), {
      execArgv: ["--import", "tsx"],
      stdio: ["ignore", "inherit", "inherit", "ipc"],
    });
    try {
      const names = tokens.map((_, place) => `bench-${place}`);
      await db
        .update(users)
        .set({ role: ["teacher"] })
        .where(inArray(users.username, names));
      await makeBareTable(cluster.url);
      return await work({ url: site.url, bareUrl: await bareUrlOf(bare, cluster.url), tokens });
    } finally {
      bare.disconnect();
      await close();
      await cluster.stop();
    }
  });
