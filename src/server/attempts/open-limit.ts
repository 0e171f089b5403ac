import { and, count, eq, ne } from "drizzle-orm";
import type { Queries } from "../db/open";
import { attempts } from "../db/schema";
import { CallRefusal } from "../support/refusal";
import { ownedBy, type Owner } from "./owner";

/** Maximum number of sittings that one person may have under way, over all tests. */
export const mostOpenSittings = 50;

/**
 * Throws `tooManyOpen` if the caller has no room for another sitting; previews and others are counted apart. The
 * caller's own row must be locked.
 */
export async function refuseTooManyOpen(tx: Queries, owner: Owner, isPreview: boolean): Promise<void> {
  const ofKind = isPreview ? eq(attempts.kind, "preview") : ne(attempts.kind, "preview");
  const [found] = await tx
    .select({ open: count() })
    .from(attempts)
    .where(and(ownedBy(owner), eq(attempts.status, "sitting"), ofKind));
  if ((found?.open ?? 0) >= mostOpenSittings) throw new CallRefusal("tooManyOpen", { open: mostOpenSittings });
}
