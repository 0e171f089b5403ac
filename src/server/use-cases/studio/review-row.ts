import { and, eq, isNull, ne, or, type SQL } from "drizzle-orm";
import { phaseAfter } from "../../../../machines/studio/phase-after";
import { reviewMachine, type ReviewEvent } from "../../../../machines/studio/review.machine";
import { reviewStateSchema, type ReviewState } from "../../../contract/studio/review-states";
import type { RevisionReview } from "../../../contract/studio/studio-reviews";
import type { Queries } from "../../db/open";
import { itemDrafts, itemRevisions } from "../../db/studio-schema";
import { CallRefusal } from "../../support/refusal";
import type { Caller } from "../caller";

export type RevisionRow = typeof itemRevisions.$inferSelect;

/** SQL condition: drafts of other authors, which a reviewer may judge; deleted ones are not judged. */
export const ofOthers = ({ userId }: Caller): SQL | undefined =>
  and(isNull(itemDrafts.deletedAt), or(isNull(itemDrafts.userId), ne(itemDrafts.userId, userId)));

/** SQL condition: the caller's own drafts. */
export const ofOneself = ({ userId }: Caller): SQL | undefined =>
  and(isNull(itemDrafts.deletedAt), eq(itemDrafts.userId, userId));

interface NamedRevision {
  readonly item_id: string;
  readonly revision: number;
}

/** A revision among drafts that satisfy a condition. Throws `revisionUnknown`. */
export async function findRevision(
  queries: Queries,
  { item_id: draftId, revision }: NamedRevision,
  among: SQL | undefined,
): Promise<RevisionRow> {
  const [row] = await queries
    .select({ revision: itemRevisions })
    .from(itemRevisions)
    .innerJoin(itemDrafts, eq(itemDrafts.draftId, itemRevisions.draftId))
    .where(and(eq(itemRevisions.draftId, draftId), eq(itemRevisions.revision, revision), among));
  if (row === undefined) throw new CallRefusal("revisionUnknown");
  return row.revision;
}

export const reviewOfRevision = ({ draftId, revision, review, reviewVersion, note }: RevisionRow): RevisionReview => ({
  item_id: draftId,
  revision,
  review,
  review_version: reviewVersion,
  ...(note === null ? {} : { note }),
});

const elsewhere = (row: RevisionRow): CallRefusal => new CallRefusal("reviewElsewhere", { ...reviewOfRevision(row) });

/** The state after an event, as the chart `review` says. Throws `reviewElsewhere` where it is not taken. */
function stateAfter(row: RevisionRow, event: ReviewEvent): ReviewState {
  const after = phaseAfter(reviewMachine, { value: row.review, context: {} }, [event]);
  if (after === null) throw elsewhere(row);
  return reviewStateSchema.parse(after.value);
}

/**
 * Takes a step in the review of a revision that the caller has seen as `reviewVersion`. Throws `reviewElsewhere` with
 * the present state if the chart does not take it, or if another step came first.
 */
export async function takeStep(
  tx: Queries,
  row: RevisionRow,
  { reviewVersion, event, changes }: { reviewVersion: number; event: ReviewEvent; changes: Partial<RevisionRow> },
): Promise<RevisionRow> {
  if (row.reviewVersion !== reviewVersion) throw elsewhere(row);
  const review = stateAfter(row, event);
  const ofRevision = and(eq(itemRevisions.draftId, row.draftId), eq(itemRevisions.revision, row.revision));
  const [changed] = await tx
    .update(itemRevisions)
    .set({ ...changes, review, reviewVersion: reviewVersion + 1 })
    .where(and(ofRevision, eq(itemRevisions.reviewVersion, reviewVersion)))
    .returning();
  if (changed !== undefined) return changed;
  const [present] = await tx.select().from(itemRevisions).where(ofRevision);
  throw elsewhere(present ?? row);
}
