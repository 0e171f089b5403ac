import { and, asc, desc, eq, inArray, isNotNull, isNull } from "drizzle-orm";
import type { Localized } from "../../../contract/item/content";
import type { ItemBody } from "../../../contract/item/item";
import type { Practice, PracticeQuestion } from "../../../contract/practice/practice";
import { skillTitle } from "../../../items/catalogue";
import { chosenOptions, optionMistakes } from "../../../items/mistakes/option-mistakes";
import { wrongBook } from "../../db/collections-schema";
import type { Queries } from "../../db/open";
import { practiceItems, practiceSets } from "../../db/practice-schema";
import { items } from "../../db/schema";
import { CallRefusal } from "../../support/refusal";
import type { Caller } from "../caller";
import type { Dependencies } from "../dependencies";
import { restingAmong } from "./known-items";

export type PracticeSet = typeof practiceSets.$inferSelect;
type PracticeItem = typeof practiceItems.$inferSelect;

/** One of the caller's practice sets. Throws `practiceUnknown` also for a set of another person. */
export async function myPracticeSet(queries: Queries, { userId }: Caller, setId: string): Promise<PracticeSet> {
  const [set] = await queries
    .select()
    .from(practiceSets)
    .where(and(eq(practiceSets.setId, setId), eq(practiceSets.userId, userId)));
  if (set === undefined) throw new CallRefusal("practiceUnknown");
  return set;
}

/** The practice set under way; undefined: none. */
export async function openSet(queries: Queries, { userId }: Caller): Promise<PracticeSet | undefined> {
  const [set] = await queries
    .select()
    .from(practiceSets)
    .where(and(eq(practiceSets.userId, userId), isNull(practiceSets.finishedAt)))
    .orderBy(desc(practiceSets.startedAt), desc(practiceSets.setId))
    .limit(1);
  return set;
}

/** The ids of the items among these questions that may not be practised now. */
export const restingOf = (deps: Dependencies, caller: Caller, rows: readonly PracticeItem[]) =>
  restingAmong(
    deps,
    caller,
    rows.flatMap(({ itemId, attemptId }) => (itemId === null || attemptId === null ? [] : [{ itemId, attemptId }])),
  );

type Entry = Pick<typeof wrongBook.$inferSelect, "dueAt" | "masteredAt">;

/** An item's content without its limit on plays, which does not apply to practice. */
const heardFreely = (body: ItemBody): ItemBody =>
  body.audio === undefined ? body : { ...body, audio: { ...body.audio, max_plays: null } };

/**
 * A question as its student may see it: the review only after an answer, and not while the item may not be practised.
 */
function questionOf(
  row: PracticeItem,
  rests: boolean,
  entry: Entry | undefined,
  transcript: Localized | null,
): PracticeQuestion {
  const { place, family, subject, skill, body, key, explanation, mistakes, answer, mark, elapsedMs } = row;
  const isChecked = row.checkedAt !== null && mark !== null;
  const review = {
    answer,
    key,
    explanation,
    mistakes: optionMistakes(mistakes, chosenOptions(answer)),
    transcript,
    video: null,
    mark: mark ?? "skipped",
    elapsed_ms: elapsedMs,
    check_status: 0,
    held_answer: null,
  } as const;
  return {
    place,
    family,
    title: skillTitle(subject, skill),
    fresh: row.itemId === null,
    rests,
    exercise: {
      exercise_id: `${row.setId}.${place}`,
      ...heardFreely(body),
      review: isChecked && !rests ? review : null,
    },
    repeats:
      row.entryItemId === null || entry === undefined
        ? null
        : { counted: row.counted, due_at: entry.dueAt, mastered: entry.masteredAt !== null },
  };
}

/** A practice set as it is now. */
export async function practiceOf(deps: Dependencies, caller: Caller, set: PracticeSet): Promise<Practice> {
  const { db } = deps;
  const rows = await db
    .select()
    .from(practiceItems)
    .where(eq(practiceItems.setId, set.setId))
    .orderBy(asc(practiceItems.place));
  const repeated = rows.flatMap(({ entryItemId }) => entryItemId ?? []);
  const entries = await db
    .select({ itemId: wrongBook.itemId, dueAt: wrongBook.dueAt, masteredAt: wrongBook.masteredAt })
    .from(wrongBook)
    .where(and(eq(wrongBook.userId, caller.userId), inArray(wrongBook.itemId, repeated)));
  const byId = new Map(entries.map(({ itemId, ...entry }) => [itemId, entry]));
  const transcripts = await db
    .select({ itemId: items.itemId, transcript: items.transcript })
    .from(items)
    .where(
      and(
        inArray(
          items.itemId,
          rows.flatMap(({ itemId }) => itemId ?? []),
        ),
        isNotNull(items.transcript),
      ),
    );
  const saidIn = new Map(transcripts.map(({ itemId, transcript }) => [itemId, transcript]));
  const resting = await restingOf(deps, caller, rows);
  return {
    practice_id: set.setId,
    choice: set.choice,
    started_at: set.startedAt,
    finished_at: set.finishedAt,
    questions: rows.map((row) => {
      const rests = row.itemId !== null && resting.has(row.itemId);
      return questionOf(row, rests, byId.get(row.entryItemId ?? ""), saidIn.get(row.itemId ?? "") ?? null);
    }),
  };
}
