import { and, asc, count, desc, eq, inArray, ne, sql } from "drizzle-orm";
import type { z } from "zod";
import { markingLimits, type markQueueInput, type markQueueOutput } from "../../../contract/classes/marking";
import { comparable } from "../../../contract/item/comparable";
import { answerMarkings } from "../../db/markings-schema";
import type { Queries } from "../../db/open";
import { answers, attempts, items } from "../../db/schema";
import type { Caller } from "../caller";
import { taughtAssignment } from "../classes/results/taught-assignment";
import type { Dependencies } from "../dependencies";
import { markedAnswerFor, markId, type MarkingRow } from "./markings";

type Queue = z.output<typeof markQueueOutput>;
type Group = NonNullable<Queue["item"]>["groups"][number];

/** SQL condition: the answers of an assignment that people mark. */
export const answersToMark = (assignmentId: string) =>
  and(eq(attempts.assignmentId, assignmentId), eq(attempts.status, "finished"), eq(answers.mark, "awaiting"));

async function questions(queries: Queries, assignmentId: string): Promise<Queue["items"]> {
  const differing = sql<number>`count(*) filter (where exists (
    select from ${answerMarkings} as one
      join ${answerMarkings} as other on other.attempt_id = one.attempt_id and other.item_id = one.item_id
    where one.attempt_id = ${answers.attemptId} and one.item_id = ${answers.itemId}
      and one.part = 'first' and other.part = 'second' and one.points <> other.points
      and not exists (select from ${answerMarkings} as settled where settled.attempt_id = one.attempt_id
        and settled.item_id = one.item_id and settled.part = 'settled')))::integer`;
  return queries
    .select({
      item_id: answers.itemId,
      answers: count(),
      waiting: sql<number>`count(*) filter (where ${answers.markedPoints} is null)::integer`,
      differing,
    })
    .from(answers)
    .innerJoin(attempts, eq(attempts.attemptId, answers.attemptId))
    .where(answersToMark(assignmentId))
    .groupBy(answers.itemId)
    .orderBy(answers.itemId);
}

/** Like answers follow one another, so that they come to the same page. */
const likeness = sql`lower(regexp_replace(btrim(${answers.answer} ->> 'text'), '\\s+', ' ', 'g')) collate "C"`;

const answersOf = (queries: Queries, { assignment_id, item_id, page }: AskedQuestion) =>
  queries
    .select({ attemptId: answers.attemptId, mark_id: markId(), text: sql<string>`${answers.answer} ->> 'text'` })
    .from(answers)
    .innerJoin(attempts, eq(attempts.attemptId, answers.attemptId))
    .where(and(answersToMark(assignment_id), eq(answers.itemId, item_id)))
    .orderBy(likeness, asc(markId()))
    .limit(markingLimits.page)
    .offset((page - 1) * markingLimits.page);

type AskedQuestion = z.output<typeof markQueueInput> & { readonly item_id: string };

/** The comments to answers to a question, the most frequent first. */
async function commentBank(queries: Queries, { assignment_id, item_id }: AskedQuestion): Promise<string[]> {
  const rows = await queries
    .select({ comment: answerMarkings.comment })
    .from(answerMarkings)
    .innerJoin(attempts, eq(attempts.attemptId, answerMarkings.attemptId))
    .where(
      and(eq(attempts.assignmentId, assignment_id), eq(answerMarkings.itemId, item_id), ne(answerMarkings.comment, "")),
    )
    .groupBy(answerMarkings.comment)
    .orderBy(desc(count()), asc(answerMarkings.comment))
    .limit(markingLimits.comments);
  return rows.map(({ comment }) => comment);
}

async function question(
  queries: Queries,
  { userId }: Caller,
  asked: AskedQuestion,
  total: number,
): Promise<NonNullable<Queue["item"]>> {
  const [item] = await queries.select().from(items).where(eq(items.itemId, asked.item_id));
  if (item === undefined) throw new Error(`item ${asked.item_id} has gone although it was answered`);
  const read = await answersOf(queries, asked);
  const attemptIds = read.map(({ attemptId }) => attemptId);
  const rows: MarkingRow[] =
    attemptIds.length === 0
      ? []
      : await queries
          .select()
          .from(answerMarkings)
          .where(and(inArray(answerMarkings.attemptId, attemptIds), eq(answerMarkings.itemId, asked.item_id)));
  const groups = new Map<string, Group>();
  for (const { attemptId, mark_id, text } of read) {
    const name = comparable(text, false);
    const own = rows.filter((row) => row.attemptId === attemptId);
    const group = groups.get(name) ?? { text, answers: [] };
    group.answers.push(markedAnswerFor(userId, mark_id, own));
    groups.set(name, group);
  }
  const { itemId, body, points, key } = item;
  return {
    item_id: itemId,
    body,
    points,
    ...(key.type === "extended_text" && key.guide !== undefined ? { guide: key.guide } : {}),
    groups: [...groups.values()],
    comments: await commentBank(queries, asked),
    total,
  };
}

/**
 * The questions of an assignment that people mark, and the answers to one of them: without names, like ones together,
 * and without what another marker has given before the caller has.
 */
export async function markQueue(
  { db }: Dependencies,
  caller: Caller,
  input: z.output<typeof markQueueInput>,
): Promise<Queue> {
  await taughtAssignment(db, caller, input.assignment_id);
  const listed = await questions(db, input.assignment_id);
  const { item_id } = input;
  const asked = listed.find((one) => one.item_id === item_id);
  if (item_id === undefined || asked === undefined) return { items: listed, item: null };
  return { items: listed, item: await question(db, caller, { ...input, item_id }, asked.answers) };
}
