import { and, eq } from "drizzle-orm";
import type { Unscored } from "../../contract/attempt/attempt";
import type { Answer, ItemBody, ItemKey } from "../../contract/item/item";
import { scoreAnswer } from "../../items/scoring/score";
import type { Queries } from "../db/open";
import { answers, items } from "../db/schema";

export type AnswerRow = typeof answers.$inferSelect;

/** The order of write operations: first by the epoch of the lease, then by the revision. */
export interface WriteOrder {
  readonly epoch: number;
  readonly revision: number;
}

export const isNewer = (next: WriteOrder, standing: WriteOrder): boolean =>
  next.epoch > standing.epoch || (next.epoch === standing.epoch && next.revision > standing.revision);

export async function standingAnswer(tx: Queries, attemptId: string, itemId: string): Promise<AnswerRow | null> {
  const [row] = await tx
    .select()
    .from(answers)
    .where(and(eq(answers.attemptId, attemptId), eq(answers.itemId, itemId)));
  return row ?? null;
}

const blank = {
  answer: null,
  revision: 0,
  leaseEpoch: 0,
  elapsedMs: 0,
  mark: "skipped",
  credit: 0,
  checkStatus: 0,
  checkRevision: 0,
  checkEpoch: 0,
  heldAnswer: null,
  heldRevision: 0,
  held: false,
} as const;

type Changes = Partial<Omit<AnswerRow, "attemptId" | "itemId">>;

/** Writes the current state of one item's answer. */
export async function projectAnswer(
  tx: Queries,
  attemptId: string,
  itemId: string,
  changes: Changes & Pick<AnswerRow, "seq" | "savedAt">,
): Promise<void> {
  await tx
    .insert(answers)
    .values({ attemptId, itemId, ...blank, ...changes })
    .onConflictDoUpdate({ target: [answers.attemptId, answers.itemId], set: changes });
}

async function keyOf(tx: Queries, itemId: string): Promise<ItemKey> {
  const [item] = await tx.select({ key: items.key }).from(items).where(eq(items.itemId, itemId));
  if (item === undefined) throw new Error(`item ${itemId} has no key`);
  return item.key;
}

export interface GivenAnswer {
  readonly answer: Answer | null;
  /** In place of an answer: the item does not count. */
  readonly unscored: Unscored | undefined;
  readonly revision: number;
  readonly elapsedMs: number;
}

const notScored = { mark: "unscored", credit: 0 } as const;

/** Whether an answer is final, where each answer locks its item. */
export const isLocked = ({ revision }: Pick<AnswerRow, "revision">): boolean => revision > 0;

/** The columns of an answer, with its mark and credit; what a person gave an earlier answer does not stand. */
export async function marked(
  tx: Queries,
  itemId: string,
  body: ItemBody,
  given: GivenAnswer,
  epoch: number,
): Promise<Changes> {
  const { mark, credit } =
    given.unscored === undefined ? scoreAnswer(await keyOf(tx, itemId), body.interaction, given.answer) : notScored;
  return {
    answer: given.answer,
    revision: given.revision,
    leaseEpoch: epoch,
    elapsedMs: given.elapsedMs,
    mark,
    credit,
    markedPoints: null,
    markedBy: null,
    markedAt: null,
  };
}

/** How the count of answered items changes when `next` replaces `before`. */
export const answeredChange = (before: AnswerRow | null, next: Answer | null): number =>
  Number(next !== null) - Number(before !== null && before.answer !== null);
