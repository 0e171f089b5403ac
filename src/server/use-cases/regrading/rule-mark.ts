import { isDeepStrictEqual } from "node:util";
import type { RegradeRule } from "../../../contract/classes/regrades";
import type { ItemKey } from "../../../contract/item/item";
import type { AnswerMark } from "../../../contract/report/marked-item";
import { scoreAnswer } from "../../../items/scoring/score";
import type { AnswerRow } from "../../attempts/answers-projection";
import type { TestItem } from "../../attempts/catalogue";
import { standingMark } from "../../attempts/standing-mark";
import type { StoredMark } from "../../db/regrades-schema";

/** The columns of an answer that a rule reads. */
type RuledAnswer = Pick<AnswerRow, "answer" | "mark" | "credit" | "markedPoints" | "markedBy" | "markedAt">;

/** What a regrade does to the answers to a question. */
export interface AppliedRule {
  readonly rule: RegradeRule;
  /** Of the first two rules. */
  readonly key: ItemKey | null;
}

/** One answer as it stands, with what earlier regrades have done. */
export interface AnswerBefore {
  /** null: nothing was answered. */
  readonly answer: RuledAnswer | null;
  /** Its mark before the first regrade; null: there was none. */
  readonly firstMark: AnswerMark | null;
  /** What the regrade that is taken back has changed; null: nothing in this attempt. */
  readonly restored: { readonly before: StoredMark; readonly after: StoredMark } | null;
}

const byRule = (mark: AnswerMark, credit: number): StoredMark => ({ mark, credit, points: null, by: null, at: null });

/** What an answer earns now. */
export const storedMarkOf = (answer: RuledAnswer | null): StoredMark =>
  answer === null
    ? byRule("skipped", 0)
    : {
        mark: answer.mark,
        credit: answer.credit,
        points: answer.markedPoints,
        by: answer.markedBy,
        at: answer.markedAt,
      };

/**
 * What an answer to an item earns under a rule. An answer that never counted, since its audio could not be heard, still
 * does not; one that an earlier regrade has left out counts again only under a new key, full credit or `restore`.
 */
export function markUnder(
  { rule, key }: AppliedRule,
  { body: { interaction }, points }: Pick<TestItem, "body" | "points">,
  { answer, firstMark, restored }: AnswerBefore,
): StoredMark {
  const now = storedMarkOf(answer);
  if (rule === "restore") return restored !== null && isDeepStrictEqual(now, restored.after) ? restored.before : now;
  if ((firstMark ?? now.mark) === "unscored") return now;
  if (rule === "fullCredit") return byRule("right", 1);
  if (rule === "leaveOut") return byRule("unscored", 0);
  if (key === null) throw new Error(`a regrade by ${rule} without a key`);
  const scored = scoreAnswer(key, interaction, answer?.answer ?? null);
  const next = byRule(scored.mark, scored.credit);
  if (rule === "newKey") return next;
  if (now.mark === "unscored") return now;
  return next.credit > standingMark(answer, points).credit ? next : now;
}
