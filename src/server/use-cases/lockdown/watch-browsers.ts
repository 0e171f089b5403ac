import { eq } from "drizzle-orm";
import { LRUCache } from "lru-cache";
import { lockdowns } from "../../db/lockdown-schema";
import { inTransaction } from "../../db/transaction";
import { keyProblem, type ExpectedKeys } from "../../seb/expected-keys";
import type { Dependencies } from "../dependencies";
import type { RequestProof } from "./check-seb";
import { lockPlace } from "./lockdown-place";
import type { LockdownOf } from "./lockdown-row";
import { noteLoss } from "./note-loss";
import { expectedKeys, policyRowOf } from "./seb-policy";

/** How long it is remembered what the browser of a sitting must show, in ms. */
const rememberedMs = 30_000;
const mostRemembered = 10_000;

interface Watched {
  readonly of: LockdownOf;
  readonly keys: ExpectedKeys;
}

/** A sitting and the session whose browser says something of it. */
export interface BrowserSigns {
  readonly attemptId: string;
  readonly tokenHash: string;
}

/** Watches browsers in mid-exam; a browser that says nothing costs nothing. */
export function createBrowserWatch(deps: Dependencies) {
  const known = new LRUCache<string, { readonly watched: Watched | null }>({ max: mostRemembered, ttl: rememberedMs });

  const readWatched = async (attemptId: string): Promise<Watched | null> => {
    const [lockdown] = await deps.db.select().from(lockdowns).where(eq(lockdowns.attemptId, attemptId));
    if (lockdown === undefined || lockdown.phase === "waived") return null;
    const row = await policyRowOf(deps.db, lockdown.assignmentId);
    return row === undefined ? null : { of: lockdown, keys: expectedKeys(deps, row) };
  };
  const watchedOf = async (attemptId: string): Promise<Watched | null> => {
    const found = known.get(attemptId) ?? { watched: await readWatched(attemptId) };
    known.set(attemptId, found);
    return found.watched;
  };

  const lost = async ({ of }: Watched, { attemptId, tokenHash }: BrowserSigns): Promise<void> => {
    await inTransaction(deps.db, async (tx) => {
      const place = await lockPlace(tx, of);
      const isSame = place.lockdown.attemptId === attemptId && place.lockdown.tokenHash === tokenHash;
      if (isSame) await noteLoss(tx, place, deps.clock());
    });
    // it was told; what the browser shows while the sitting is locked says no more
    known.set(attemptId, { watched: null });
  };

  return {
    /** Headers of a request in mid-exam: other keys than those expected lock the sitting. */
    seen: async (signs: BrowserSigns, header: RequestProof | null): Promise<void> => {
      if (header === null) return;
      const watched = await watchedOf(signs.attemptId);
      if (watched === null) return;
      const problem = keyProblem(watched.keys, header.address, header);
      if (problem !== null && problem !== "missing") await lost(watched, signs);
    },
    /** The page of a sitting finds no interface of the browser any more. */
    missing: async (signs: BrowserSigns): Promise<void> => {
      const watched = await readWatched(signs.attemptId);
      if (watched !== null) await lost(watched, signs);
    },
  };
}
