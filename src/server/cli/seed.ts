import { readConfig } from "../config";
import { joinCluster } from "../db/embedded/cluster";
import { seed } from "../seed";
import { sentenceOf } from "../sentences";
import { openStorage } from "../storage";

try {
  const storage = await openStorage(readConfig(process.env), console.error, () => undefined, joinCluster);
  try {
    const seeded = await seed(storage.db, Date.now());
    console.log(seeded ? "The accounts and the test MAP Mathematics are there." : "There are accounts already; nothing changed.");
  } finally {
    await storage.close();
  }
} catch (error) {
  console.error(sentenceOf(error));
  process.exitCode = 1;
}
