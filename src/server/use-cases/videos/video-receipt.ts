import { eq } from "drizzle-orm";
import type { ExplanationVideo } from "../../../contract/item/item";
import { nameOfOwner, ownerOf } from "../../attempts/owner";
import { users } from "../../db/accounts-schema";
import type { Queries } from "../../db/open";
import { attempts, items } from "../../db/schema";
import { CallRefusal } from "../../support/refusal";
import type { Principal } from "../caller";
import type { Dependencies } from "../dependencies";
import { servedItem } from "../exercise-detail";
import { installationSecret } from "../installation-secret";
import { releaseOf } from "../sitting/release";
import { isSigned, readReceipt, signReceipt } from "./receipt";

/** Enough time to look at one explanation; after it, the page requests a new URL. */
export const receiptLifeMs = 15 * 60_000;

async function videoOf(queries: Queries, itemId: string): Promise<ExplanationVideo | null> {
  const [row] = await queries.select({ video: items.explanationVideo }).from(items).where(eq(items.itemId, itemId));
  return row?.video ?? null;
}

const secretOf = (deps: Dependencies): Promise<string> => installationSecret(deps, "videos");

/** The temporary URL of the video that explains an item. Throws `notReleased` if the explanation is not released. */
export async function videoReceipt(
  deps: Dependencies,
  caller: Principal,
  input: { attempt_id: string; exercise_id: string },
): Promise<{ url: string; type: string; expires_at: number }> {
  const { attempt, item, mayReview } = await servedItem(deps, caller, input);
  if (!mayReview) throw new CallRefusal("notReleased");
  const video = await videoOf(deps.db, item.itemId);
  if (video === null) throw new CallRefusal("videoNotFound");
  const expiresAt = deps.clock() + receiptLifeMs;
  const told = { attemptId: attempt.attemptId, itemId: item.itemId, expiresAt };
  const text = signReceipt(await secretOf(deps), told, nameOfOwner(ownerOf(attempt)));
  return { url: `/video/${text}`, type: video.type, expires_at: expiresAt };
}

/**
 * The video for a receipt. Throws `unknownCall` if it is not signed, has expired or is no longer its owner's, or if the
 * explanation is withheld again.
 */
export async function videoByReceipt(deps: Dependencies, text: string): Promise<ExplanationVideo> {
  const { db } = deps;
  const receipt = readReceipt(text);
  const now = deps.clock();
  if (receipt === null || now >= receipt.expiresAt) throw new CallRefusal("unknownCall");
  const [row] = await db
    .select({ attempt: attempts, status: users.status })
    .from(attempts)
    .leftJoin(users, eq(users.userId, attempts.userId))
    .where(eq(attempts.attemptId, receipt.attemptId));
  if (row === undefined || (row.status ?? 0) !== 0) throw new CallRefusal("unknownCall");
  const { attempt } = row;
  if (!isSigned(await secretOf(deps), text, nameOfOwner(ownerOf(attempt)))) throw new CallRefusal("unknownCall");
  const test = await deps.catalogue.test(db, attempt.menuId, attempt.version);
  const { released } = await releaseOf(db, test, attempt, now);
  const video = released ? await videoOf(db, receipt.itemId) : null;
  if (video === null) throw new CallRefusal("unknownCall");
  return video;
}
