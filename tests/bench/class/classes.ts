import { joinCluster } from "../../../src/server/db/embedded/cluster";
import { openDatabase } from "../../../src/server/db/open";
import type { Figure } from "../figure";
import { connect } from "../load/call";
import { withSite, type Site } from "../site";
import { enrol } from "../students";
import { measureDrawing } from "./drawing";
import { measureMatrix } from "./matrix";
import { measureRegrade } from "./regrade";
import { measureRoster } from "./roster";
import { sat, teach } from "./taught";

const tell = (sentence: string | Error): void => console.error(sentence);

async function measureTaught(site: Site): Promise<Figure[]> {
  const [token = ""] = await enrol(site, 1, { role: "teacher" });
  const cluster = await joinCluster(site.dataDir, tell);
  // one connection, so that a temporary table is seen by the next statement
  const { db, close } = openDatabase(cluster.url, tell, { size: 1 });
  try {
    const call = connect(site.url, token);
    const taught = await teach(call, db);
    const assignmentId = await sat(call, db, taught, 1);
    return [
      ...(await measureRegrade(call, db, taught, site.pid)),
      ...(await measureMatrix(call, db, assignmentId)),
      ...(await measureRoster(call, taught)),
      ...(await measureDrawing(site, token, { ...taught, assignmentId })),
    ];
  } finally {
    await close();
    await cluster.stop();
  }
}

/** What teachers of a large class wait for, over HTTP: results, a regrade, a list, and the pages. */
export const measureClasses = async (): Promise<Figure[]> => {
  // a first start builds what is out of date, of which memory would remain
  await withSite(async () => undefined);
  return withSite(measureTaught);
};
