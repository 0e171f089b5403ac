import { and, asc, count, desc, eq, inArray, ne, sql } from "drizzle-orm";
import type { z } from "zod";
import type { MarkQueue, markQueueInput } from "../../../contract/classes/marking";
import { markingLimits } from "../../../contract/classes/marking-limits";
import { comparable } from "../../../contract/item/comparable";
import type { Language } from "../../../contract/item/content";
import { answerMarkings } from "../../db/markings-schema";
import type { Queries } from "../../db/open";
import { answers, attempts, items } from "../../db/schema";
import type { Caller } from "../caller";
import { contentWords } from "../classes/results/met-questions";
import { taughtAssignment, type TaughtAssignment } from "../classes/results/taught-assignment";
import type { Dependencies } from "../dependencies";
import { refuseSitter } from "../refuse-sitter";
import { markedAnswerFor, markId, type MarkingRow } from "./markings";

type Group = NonNullable<MarkQueue["item"]>["groups"][number];
type Assignment = TaughtAssignment["assignment"];

/** SQL condition: the answers of an assignment that people mark. */
export const answersToMark = (assignmentId: string) =>
  and(eq(attempts.assignmentId, assignmentId), eq(attempts.status, "finished"), eq(answers.mark, "awaiting"));

type Listed = MarkQueue["items"][number];

/** The place of each item of these tests, and its words, by item; those of the first test come first. */
async function placesIn(
  { db, catalogue }: Pick<Dependencies, "db" | "catalogue">,
  tests: readonly { readonly menuId: string; readonly version: number }[],
  language: Language,
): Promise<ReadonlyMap<string, Pick<Listed, "position" | "words">>> {
  const places = new Map<string, Pick<Listed, "position" | "words">>();
  for (const { menuId, version } of tests) {
    const test = await catalogue.test(db, menuId, version);
    for (const [place, item] of [...test.items.values()].entries())
      if (!places.has(item.itemId))
        places.set(item.itemId, { position: place + 1, words: contentWords(item.body.stem, language) });
  }
  return places;
}

/** The tests that were sat for an assignment; that of the class comes first, then those of makeups. */
async function testsSat(queries: Queries, { assignmentId, menuId, edition }: Assignment) {
  const sat = await queries
    .selectDistinct({ menuId: attempts.menuId, version: attempts.version })
    .from(attempts)
    .where(and(eq(attempts.assignmentId, assignmentId), eq(attempts.status, "finished")))
    .orderBy(attempts.menuId, attempts.version);
  const isFirst = (one: (typeof sat)[number]): boolean => one.menuId === menuId && one.version === edition;
  return [...sat.filter(isFirst), ...sat.filter((one) => !isFirst(one))];
}

async function questions(deps: Dependencies, assignment: Assignment, language: Language): Promise<Listed[]> {
  const counted = await countedQuestions(deps.db, assignment.assignmentId);
  const places = await placesIn(deps, counted.length === 0 ? [] : await testsSat(deps.db, assignment), language);
  const order = [...places.keys()];
  return counted
    .toSorted((one, other) => order.indexOf(one.item_id) - order.indexOf(other.item_id))
    .map((one) => ({ position: 0, words: "", ...places.get(one.item_id), ...one }));
}

async function countedQuestions(queries: Queries, assignmentId: string): Promise<Omit<Listed, "position" | "words">[]> {
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
    .groupBy(answers.itemId);
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
): Promise<NonNullable<MarkQueue["item"]>> {
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
 * and without what another marker has given before the caller has. Throws `classElsewhere`, and `notReleased` for a
 * teacher who is sitting the question.
 */
export async function markQueue(
  deps: Dependencies,
  caller: Caller,
  input: z.output<typeof markQueueInput>,
  language: Language,
): Promise<MarkQueue> {
  const { db, catalogue } = deps;
  const { assignment, className } = await taughtAssignment(db, caller, input.assignment_id);
  const { definition } = await catalogue.outline(db, assignment.menuId, assignment.edition);
  const listed = await questions(deps, assignment, language);
  const head = { title: definition.title, class_name: className, items: listed };
  const { item_id } = input;
  const asked = listed.find((one) => one.item_id === item_id);
  if (item_id === undefined || asked === undefined) return { ...head, item: null };
  await refuseSitter(db, caller, sql`(select ${item_id}::text)`);
  return { ...head, item: await question(db, caller, { ...input, item_id }, asked.answers) };
}
