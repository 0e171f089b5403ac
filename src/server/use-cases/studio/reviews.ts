import { and, asc, count, eq, notInArray } from "drizzle-orm";
import type { z } from "zod";
import { studioLimits } from "../../../contract/studio/studio-items";
import type {
  decideReviewInput,
  RevisionReview,
  reviewStepInput,
  WaitingReview,
  waitingReviewsInput,
  waitingReviewsOutput,
} from "../../../contract/studio/studio-reviews";
import { users } from "../../db/accounts-schema";
import type { Queries } from "../../db/open";
import { items } from "../../db/schema";
import { itemDrafts, itemRevisions } from "../../db/studio-schema";
import { inTransaction } from "../../db/transaction";
import { CallRefusal } from "../../support/refusal";
import { writeAudit } from "../audit";
import type { Caller } from "../caller";
import type { Dependencies } from "../dependencies";
import { itemsSatBy } from "../refuse-sitter";
import { findRevision, ofOneself, ofOthers, reviewOfRevision, takeStep } from "./review-row";

type Step = z.output<typeof reviewStepInput>;

/** Asks for the review of a revision of one's own; it alone is judged, whatever revisions follow. */
export const askReview = ({ db, clock }: Dependencies, caller: Caller, input: Step): Promise<RevisionReview> =>
  inTransaction(db, async (tx) => {
    const row = await findRevision(tx, input, ofOneself(caller));
    // the request of this very step has been answered already
    if (row.review === "submitted" && row.reviewVersion === input.review_version + 1) return reviewOfRevision(row);
    const { review_version: reviewVersion } = input;
    const changes = { askedAt: clock() };
    return reviewOfRevision(await takeStep(tx, row, { reviewVersion, event: { type: "review.asked" }, changes }));
  });

/** Takes back a request for a review that is not decided yet. */
export const withdrawReview = ({ db }: Dependencies, caller: Caller, input: Step): Promise<RevisionReview> =>
  inTransaction(db, async (tx) => {
    const row = await findRevision(tx, input, ofOneself(caller));
    if (row.review === "drafting" && row.reviewVersion === input.review_version + 1) return reviewOfRevision(row);
    const { review_version: reviewVersion } = input;
    return reviewOfRevision(
      await takeStep(tx, row, { reviewVersion, event: { type: "review.withdrawn" }, changes: {} }),
    );
  });

/** Approves a revision of another author, or returns it with a note, and writes an audit entry. */
export const decideReview = (
  { db, clock }: Dependencies,
  caller: Caller,
  { decision, note = "", address, ...input }: z.output<typeof decideReviewInput> & { readonly address: string },
): Promise<RevisionReview> =>
  inTransaction(db, async (tx) => {
    const row = await findRevision(tx, input, ofOthers(caller));
    if (row.review === "drafting") throw new CallRefusal("revisionUnknown");
    const { review_version: reviewVersion } = input;
    const isRepeated =
      row.review === decision && row.reviewerId === caller.userId && row.reviewVersion === reviewVersion + 1;
    if (isRepeated && (row.note ?? "") === note) return reviewOfRevision(row);
    const changes = { reviewerId: caller.userId, note: note === "" ? null : note, decidedAt: clock() };
    const decided = await takeStep(tx, row, { reviewVersion, event: { type: `revision.${decision}` }, changes });
    const facts = { question: row.draftId, revision: String(row.revision), decision };
    await writeAudit({ db: tx, clock }, { kind: "reviewDecided", account: caller.username, address, facts });
    return reviewOfRevision(decided);
  });

const isWaiting = (queries: Queries, caller: Caller) =>
  and(
    eq(itemRevisions.review, "submitted"),
    ofOthers(caller),
    notInArray(itemRevisions.itemId, itemsSatBy(queries, caller)),
  );

/** The number of revisions of other authors that wait for a review, without those in a test that the caller sits. */
export async function countWaitingReviews(queries: Queries, caller: Caller): Promise<number> {
  const [all] = await queries
    .select({ number: count() })
    .from(itemRevisions)
    .innerJoin(itemDrafts, eq(itemDrafts.draftId, itemRevisions.draftId))
    .where(isWaiting(queries, caller));
  return all?.number ?? 0;
}

/** The revisions of other authors that wait for a review, the longest waiting first. */
export async function waitingReviews(
  { db }: Pick<Dependencies, "db">,
  caller: Caller,
  { page }: z.output<typeof waitingReviewsInput>,
): Promise<z.output<typeof waitingReviewsOutput>> {
  const rows = await db
    .select({ revision: itemRevisions, item: items, author: users.nickname })
    .from(itemRevisions)
    .innerJoin(itemDrafts, eq(itemDrafts.draftId, itemRevisions.draftId))
    .innerJoin(items, eq(items.itemId, itemRevisions.itemId))
    .leftJoin(users, eq(users.userId, itemDrafts.userId))
    .where(isWaiting(db, caller))
    .orderBy(asc(itemRevisions.askedAt), asc(itemRevisions.draftId), asc(itemRevisions.revision))
    .limit(studioLimits.page)
    .offset((page - 1) * studioLimits.page);
  return {
    waiting: rows.map(({ revision, item, author }): WaitingReview => {
      const { draftId, askedAt, madeAt, reviewVersion, note } = revision;
      return {
        item_id: draftId,
        revision: revision.revision,
        review_version: reviewVersion,
        author: author ?? "",
        asked_at: askedAt ?? madeAt,
        ...(note === null ? {} : { note }),
        subject: item.subject,
        skill: item.skill,
        body: item.body,
        key: item.key,
        ...(item.explanation === null ? {} : { explanation: item.explanation }),
        ...(item.mistakes === null ? {} : { mistakes: item.mistakes }),
        ...(item.transcript === null ? {} : { transcript: item.transcript }),
        points: item.points,
        expected_ms: item.expectedMs,
      };
    }),
    total: await countWaitingReviews(db, caller),
  };
}
