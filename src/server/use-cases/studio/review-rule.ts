import { and, eq, inArray } from "drizzle-orm";
import type { ReviewRule } from "../../../contract/site/site-fields";
import type { Queries } from "../../db/open";
import { itemRevisions } from "../../db/studio-schema";
import type { DraftRow } from "./draft-row";

/**
 * The drafts that may not be published by the site's rule: those without an approved revision of their present
 * version. An approval of another revision never counts.
 */
export async function unreviewedAmong(
  queries: Queries,
  rows: readonly Pick<DraftRow, "draftId" | "version">[],
  rule: ReviewRule,
): Promise<ReadonlySet<string>> {
  if (rule === "none" || rows.length === 0) return new Set();
  const ids = rows.map(({ draftId }) => draftId);
  const approved = await queries
    .select({ draftId: itemRevisions.draftId, version: itemRevisions.version })
    .from(itemRevisions)
    .where(and(inArray(itemRevisions.draftId, ids), eq(itemRevisions.review, "approved")));
  const known = new Set(approved.map(({ draftId, version }) => `${draftId} ${version}`));
  return new Set(rows.filter(({ draftId, version }) => !known.has(`${draftId} ${version}`)).map((row) => row.draftId));
}
