import { sql } from "drizzle-orm";
import { users } from "../../../src/server/db/accounts-schema";
import { joinCluster } from "../../../src/server/db/embedded/cluster";
import { openDatabase } from "../../../src/server/db/open";
import { newId, newSecret } from "../../../src/server/support/identifiers";
import { openSession } from "../../../src/server/use-cases/sign-in";
import type { Figure } from "../figure";
import { connect } from "../load/call";
import { percentile } from "../percentile";
import { withSite, type Site } from "../site";
import { bankSkills, bankWords, storeBank } from "./generated-bank";

const drafts = 50_000;
const searches = 120;

const tell = (sentence: string | Error): void => console.error(sentence);

/** Signs in a teacher with a bank of generated drafts; returns the token. */
async function bankedTeacher({ dataDir }: Site): Promise<string> {
  const cluster = await joinCluster(dataDir, tell);
  const { db, close } = openDatabase(cluster.url, tell, { size: 2 });
  try {
    const userId = newId();
    const account = {
      userId,
      username: "bench-author",
      passwordHash: "",
      nickname: "Author",
      permission: [],
      grade: 5,
    };
    await db.insert(users).values({ ...account, role: ["teacher"], createdAt: Date.now() });
    await storeBank(db, userId, drafts);
    await db.execute(sql`vacuum analyze item_drafts`);
    return await openSession({ db, clock: Date.now, secret: newSecret }, userId);
  } finally {
    await close();
    await cluster.stop();
  }
}

/** The time for which an author waits for a search of a large bank by words, skill and level, over HTTP. */
export const measureBankSearch = (): Promise<Figure[]> =>
  withSite(async (site) => {
    const call = connect(site.url, await bankedTeacher(site));
    const times: number[] = [];
    for (let turn = 0; turn < searches; turn += 1) {
      const words = bankWords[(turn * 13) % bankWords.length] ?? "";
      const skill = bankSkills[turn % bankSkills.length] ?? "";
      const asked = [{ words }, { words, skill }, { words, level: "hard" as const }, { skill, level: "easy" as const }];
      const began = performance.now();
      await call("studioItems", asked[turn % asked.length] ?? {});
      times.push(performance.now() - began);
    }
    const name = `a search among ${drafts} questions by words, skill and level`;
    return [
      { measure: `${name}, p50`, value: percentile(times, 0.5), unit: "ms" },
      { measure: `${name}, p95`, value: percentile(times, 0.95), unit: "ms", bar: { atMost: 100 } },
    ];
  });
