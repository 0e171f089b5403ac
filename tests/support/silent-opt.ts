import type { Database } from "../../src/server/db/open";
import { media } from "../../src/server/db/schema";
import { makeOpt } from "../../src/server/shipped/opt";
import { publishTest } from "../../src/server/use-cases/publish-test";
import { sha256Of, silence } from "./silence";

export const silentOpt = "opt-silent";

/** The OPT with its original banks and a second of silence as every recording. */
export async function publishSilentOpt(db: Database, now: number): Promise<void> {
  const bytes = silence(42);
  const sha256 = sha256Of(bytes);
  await db.insert(media).values({ sha256, type: "audio/mpeg", bytes }).onConflictDoNothing();
  const draft = makeOpt(() => ({ sha256, synthetic: true }));
  await publishTest(db, { menuId: silentOpt, family: "opt", sourceDigest: null, ...draft }, now);
}
