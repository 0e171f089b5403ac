import { readConfig } from "../../src/server/configuration/config";
import { openStorage } from "../../src/server/start/storage";
import { publishTest } from "../../src/server/use-cases/publish-test";
import type { TestDraft } from "../../src/server/use-cases/publishing/draft";

/** Prepares a site that has these tests as well. */
export const published =
  (...drafts: readonly TestDraft[]) =>
  async (dataDir: string): Promise<void> => {
    const storage = await openStorage(readConfig({ DATA_DIR: dataDir }), console.error, () => undefined);
    try {
      for (const draft of drafts) await publishTest(storage.db, draft, Date.now());
    } finally {
      await storage.close();
    }
  };
