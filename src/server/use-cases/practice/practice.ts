import { and, count, eq, isNull, sql } from "drizzle-orm";
import type { z } from "zod";
import type {
  Practice,
  PracticeOffer,
  PracticeQuestion,
  PracticeSkill,
  practiceCheckInput,
  practiceDetailInput,
  practiceFinishInput,
  practiceOfferInput,
  practiceStartInput,
} from "../../../contract/practice/practice";
import { skillTitle } from "../../../items/catalogue";
import { makers } from "../../../items/practice/makers";
import { scoreAnswer } from "../../../items/scoring/score";
import { wrongBook } from "../../db/collections-schema";
import type { Queries } from "../../db/open";
import { practiceItems, practiceSets } from "../../db/practice-schema";
import { CallRefusal } from "../../support/refusal";
import type { Caller } from "../caller";
import { zoneOf } from "../days";
import type { Dependencies } from "../dependencies";
import { perUserTransaction } from "../per-user-transaction";
import { drawQuestions } from "./draw";
import { knownBySkill, knownItems } from "./known-items";
import { reviewed, type DayClock } from "./schedule";
import { openSet, myPracticeSet, practiceOf, restingOf } from "./view";

/** Ends the caller's practice sets under way. */
const endOpen = async (tx: Queries, { userId }: Caller, now: number): Promise<void> => {
  await tx
    .update(practiceSets)
    .set({ finishedAt: now })
    .where(and(eq(practiceSets.userId, userId), isNull(practiceSets.finishedAt)));
};

/** The items that the caller may practise, by skill, and the set under way. */
export async function practiceOffer(
  deps: Dependencies,
  caller: Caller,
  { time_zone: asked }: z.output<typeof practiceOfferInput>,
): Promise<PracticeOffer> {
  const { db } = deps;
  const skills = new Map<string, PracticeSkill>();
  const skillOf = ({ family, subject, skill }: Pick<PracticeSkill, "family" | "subject" | "skill">): PracticeSkill => {
    const name = [family, subject, skill].join(" ");
    const nothing = { fresh: [], seen: 0, wrong: 0, due: 0, favourite: 0 };
    const known = skills.get(name) ?? { family, subject, skill, title: skillTitle(subject, skill), ...nothing };
    skills.set(name, known);
    return known;
  };
  for (const maker of makers) {
    const skill = skillOf(maker);
    skill.fresh = [...new Set([...skill.fresh, ...maker.rungs.map(({ difficulty }) => difficulty)])];
  }
  const { seen, wrong, due, favourite } = await knownBySkill(deps, await knownItems(deps, caller, zoneOf(asked, deps)));
  for (const row of seen) skillOf(row).seen = row.count;
  for (const row of wrong) skillOf(row).wrong = row.count;
  for (const row of due) skillOf(row).due = row.count;
  for (const row of favourite) skillOf(row).favourite = row.count;
  const set = await openSet(db, caller);
  const [counts] =
    set === undefined
      ? []
      : await db
          .select({ checked: sql<number>`count(${practiceItems.checkedAt})::int`, total: count() })
          .from(practiceItems)
          .where(eq(practiceItems.setId, set.setId));
  return {
    skills: [...skills.values()],
    open:
      set === undefined || counts === undefined
        ? null
        : { practice_id: set.setId, started_at: set.startedAt, ...counts },
  };
}

/**
 * Draws a practice set and begins it; a set under way ends. Repeating the request with the same key returns the same
 * set.
 */
export async function practiceStart(
  deps: Dependencies,
  caller: Caller,
  { idempotency_key: startKey, time_zone, ...choice }: z.output<typeof practiceStartInput>,
): Promise<{ practice: Practice | null }> {
  const { db, ids, secret } = deps;
  const { userId } = caller;
  const made = () =>
    db
      .select()
      .from(practiceSets)
      .where(and(eq(practiceSets.userId, userId), eq(practiceSets.startKey, startKey)));
  const [known] = await made();
  if (known !== undefined) return { practice: await practiceOf(deps, caller, known) };
  const seed = secret();
  const drawn = await drawQuestions(deps, caller, { ...choice, time_zone }, seed);
  if (drawn.length === 0) return { practice: null };
  await perUserTransaction(deps, caller, async (tx) => {
    const now = deps.clock();
    const [earlier] = await tx
      .select({ setId: practiceSets.setId })
      .from(practiceSets)
      .where(and(eq(practiceSets.userId, userId), eq(practiceSets.startKey, startKey)));
    if (earlier !== undefined) return;
    await endOpen(tx, caller, now);
    const setId = ids();
    await tx.insert(practiceSets).values({ setId, userId, choice, seed, startKey, startedAt: now });
    await tx.insert(practiceItems).values(drawn.map((question, place) => ({ ...question, setId, place })));
  });
  const [set] = await made();
  return { practice: set === undefined ? null : await practiceOf(deps, caller, set) };
}

/** One of the caller's practice sets as it is now; without an id, the one under way. */
export async function practiceDetail(
  deps: Dependencies,
  caller: Caller,
  { practice_id: setId }: z.output<typeof practiceDetailInput>,
): Promise<{ practice: Practice | null }> {
  const set = setId === undefined ? await openSet(deps.db, caller) : await myPracticeSet(deps.db, caller, setId);
  return { practice: set === undefined ? null : await practiceOf(deps, caller, set) };
}

/** Updates the schedule of a repeated entry; returns whether it was due. */
async function repeat(tx: Queries, { userId }: Caller, itemId: string, isRight: boolean, at: DayClock) {
  const own = and(eq(wrongBook.userId, userId), eq(wrongBook.itemId, itemId), isNull(wrongBook.deletedAt));
  const [entry] = await tx.select().from(wrongBook).where(own).for("update");
  if (entry === undefined) return false;
  const next = reviewed(entry, isRight, at);
  if (next === entry) return false;
  const { dueAt, card, streak, masteredAt } = next;
  await tx.update(wrongBook).set({ dueAt, card, streak, masteredAt }).where(own);
  return true;
}

/** Marks an answer and returns the question with its key. Only the first answer to a question counts. */
export async function practiceCheck(
  deps: Dependencies,
  caller: Caller,
  { practice_id: setId, place, answer, elapsed_ms: elapsedMs, time_zone: asked }: z.output<typeof practiceCheckInput>,
): Promise<PracticeQuestion> {
  const set = await myPracticeSet(deps.db, caller, setId);
  await perUserTransaction(deps, caller, async (tx) => {
    const own = and(eq(practiceItems.setId, setId), eq(practiceItems.place, place));
    const [question] = await tx.select().from(practiceItems).where(own).for("update");
    if (question === undefined) return new CallRefusal("practiceUnknown");
    if (question.checkedAt !== null) return undefined;
    if (set.finishedAt !== null) return new CallRefusal("practiceUnknown");
    if (question.itemId !== null && (await restingOf(deps, caller, [question])).has(question.itemId))
      return new CallRefusal("practiceResting");
    if (answer.type !== question.key.type) return new CallRefusal("answerMismatched");
    const now = deps.clock();
    const { mark: scored } = scoreAnswer(question.key, question.body.interaction, answer);
    const mark = scored === "awaiting" ? "unscored" : scored;
    if (mark === "skipped") return new CallRefusal("answerMismatched");
    const counted =
      question.entryItemId !== null &&
      mark !== "unscored" &&
      (await repeat(tx, caller, question.entryItemId, mark === "right", { now, timeZone: zoneOf(asked, deps) }));
    await tx.update(practiceItems).set({ answer, mark, elapsedMs, checkedAt: now, counted }).where(own);
    const left = await tx.$count(practiceItems, and(eq(practiceItems.setId, setId), isNull(practiceItems.checkedAt)));
    if (left === 0) await tx.update(practiceSets).set({ finishedAt: now }).where(eq(practiceSets.setId, setId));
    return undefined;
  });
  const { questions } = await practiceOf(deps, caller, set);
  const checked = questions.find((question) => question.place === place);
  if (checked === undefined) throw new CallRefusal("practiceUnknown");
  return checked;
}

/** Ends a practice set; its answers are kept. */
export async function practiceFinish(
  deps: Dependencies,
  caller: Caller,
  { practice_id: setId }: z.output<typeof practiceFinishInput>,
): Promise<Practice> {
  const { db } = deps;
  const set = await myPracticeSet(db, caller, setId);
  const finishedAt = set.finishedAt ?? deps.clock();
  await db
    .update(practiceSets)
    .set({ finishedAt })
    .where(and(eq(practiceSets.setId, setId), isNull(practiceSets.finishedAt)));
  return practiceOf(deps, caller, { ...set, finishedAt });
}
