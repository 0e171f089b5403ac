import { sql, type SQL } from "drizzle-orm";
import type { AnswerToMark } from "../../../contract/classes/marking";
import type { answerMarkings } from "../../db/markings-schema";
import { attempts } from "../../db/schema";

export type MarkingRow = typeof answerMarkings.$inferSelect;

/** SQL for the name of an attempt while it is marked: always the same, and no way leads from it to the student. */
export const markId = (): SQL<string> =>
  sql<string>`substr(encode(sha256(convert_to(${attempts.seed} || ' marking', 'UTF8')), 'hex'), 1, 20)`;

const givenOf = (row: MarkingRow | undefined) =>
  row === undefined ? null : { points: row.points, comment: row.comment };

/** The marks of an answer as one of its markers may see them: another's only beside an own one. */
export function markedAnswerFor(userId: string, mark_id: string, rows: readonly MarkingRow[]): AnswerToMark {
  const of = (part: MarkingRow["part"]) => rows.find((row) => row.part === part);
  const [first, second, settled] = [of("first"), of("second"), of("settled")];
  const own = [first, second].find((row) => row?.markedBy === userId);
  const other = [first, second].find((row) => row !== undefined && row.markedBy !== userId);
  const isBoth = first !== undefined && second !== undefined;
  const isVisible = own !== undefined || settled !== undefined;
  const state = (): AnswerToMark["state"] => {
    if (settled !== undefined || (isBoth && first.points === second.points))
      return own || settled ? "settled" : "closed";
    if (own === undefined) return isBoth ? "closed" : "waiting";
    return isBoth ? "differing" : "marked";
  };
  return {
    mark_id,
    own: givenOf(own),
    other: isVisible ? givenOf(other) : null,
    by_other: other !== undefined,
    settled: givenOf(settled),
    version: (settled ?? own)?.version ?? 0,
    state: state(),
  };
}
