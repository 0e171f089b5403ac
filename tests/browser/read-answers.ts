import { eq } from "drizzle-orm";
import { joinCluster } from "../../src/server/db/embedded/cluster";
import { openDatabase } from "../../src/server/db/open";
import { attemptReports } from "../../src/server/db/reports-schema";
import { answers } from "../../src/server/db/schema";

const quiet = (): void => undefined;

/**
 * Makes the answers of a sitting look as if each had taken half a minute: a test answers faster than one reads.
 * The kept report goes, so that the next reading makes it anew.
 */
export async function asIfRead(dataDir: string, attemptId: string): Promise<void> {
  const cluster = await joinCluster(dataDir, quiet);
  const { db, close } = openDatabase(cluster.url, quiet, { size: 1 });
  try {
    await db.update(answers).set({ elapsedMs: 30_000 }).where(eq(answers.attemptId, attemptId));
    await db.delete(attemptReports).where(eq(attemptReports.attemptId, attemptId));
  } finally {
    await close();
    await cluster.stop();
  }
}
