import { and, eq, inArray, sql } from "drizzle-orm";
import type { z } from "zod";
import type { ItemStats, itemStatsInput } from "../../../../contract/classes/class-results";
import { fewestForCoefficient } from "../../../../contract/classes/fewest-for-coefficient";
import { deliveryOf, type Engine } from "../../../../contract/families";
import type { Language } from "../../../../contract/item/content";
import type { Answer } from "../../../../contract/item/item";
import { itemRestCorrelation } from "../../../../psychometrics/item-analysis/item-rest";
import { medianEstimate } from "../../../../psychometrics/item-analysis/median-estimate";
import { noEstimate } from "../../../../psychometrics/item-analysis/sample-estimate";
import { shareEstimate } from "../../../../psychometrics/item-analysis/share-estimate";
import { thirdsOf } from "../../../../psychometrics/item-analysis/thirds";
import type { Queries } from "../../../db/open";
import { answers, items } from "../../../db/schema";
import { CallRefusal } from "../../../support/refusal";
import type { Caller } from "../../caller";
import type { Dependencies } from "../../dependencies";
import { refuseSitter } from "../../refuse-sitter";
import { classAttempts, type ClassAttempt, type ClassCell } from "./class-attempts";
import { itemChoices } from "./item-choices";
import { metQuestions, shownQuestion, type MetQuestion } from "./met-questions";
import { taughtAssignment } from "./taught-assignment";

type Met = MetQuestion["met"][number];

const engineOf = ({ test }: ClassAttempt): Engine => deliveryOf(test.family, test.definition.exam_info).engine;

/**
 * Whether another question of an attempt is part of the rest that this one is compared with. In a staged test the later
 * sections depend on the earlier ones, so only the same section is comparable.
 */
const isComparable = (engine: Engine, { item }: ClassCell, other: ClassCell): boolean =>
  other.item.itemId !== item.itemId && (engine !== "staged" || other.item.stage === item.stage);

/** The share of the points on the other questions that the attempt has; null: there are none to compare with. */
function restOf({ attempt, cell }: Met): number | null {
  const engine = engineOf(attempt);
  if (engine === "itemAdaptive") return null;
  const others = attempt.cells.filter((other) => other.points !== null && isComparable(engine, cell, other));
  const most = others.reduce((sum, { item }) => sum + item.points, 0);
  return most === 0 ? null : others.reduce((sum, { points }) => sum + (points ?? 0), 0) / most;
}

function discriminationOf(met: readonly Met[]): Pick<ItemStats, "discrimination" | "without_coefficient"> {
  const counted = met.filter(({ cell }) => cell.points !== null);
  if (met.some(({ attempt }) => engineOf(attempt) === "itemAdaptive"))
    return { discrimination: noEstimate(counted.length), without_coefficient: "adaptive" };
  const pairs = counted.flatMap((one) => {
    const rest = restOf(one);
    return rest === null ? [] : [{ item: one.cell.points ?? 0, rest }];
  });
  const discrimination = itemRestCorrelation(pairs, fewestForCoefficient);
  const isMissing = discrimination.value === null;
  const why = pairs.length < fewestForCoefficient ? "tooFew" : "allAlike";
  return { discrimination, without_coefficient: isMissing ? why : null };
}

/** What attempts are put into thirds by: the rest of the test, or the ability if the questions were selected by it. */
const standingOf = (one: Met): number => restOf(one) ?? one.attempt.stored.score?.value ?? 0;

/** The answers of these attempts to an item, by attempt. */
async function answersTo(
  db: Queries,
  itemId: string,
  attemptIds: readonly string[],
): Promise<ReadonlyMap<string, Answer | null>> {
  const rows = await db
    .select({ attemptId: answers.attemptId, answer: answers.answer })
    .from(answers)
    .where(and(eq(answers.itemId, itemId), inArray(answers.attemptId, [...attemptIds])));
  return new Map(rows.map(({ attemptId, answer }) => [attemptId, answer]));
}

async function choicesMade(
  db: Queries,
  { item }: MetQuestion,
  met: readonly Met[],
  language: Language,
): Promise<Pick<ItemStats, "options" | "thirds">> {
  const { itemId } = item;
  const [stored] = await db.select({ key: items.key }).from(items).where(eq(items.itemId, itemId));
  const thirds: [number, number, number] = [0, 0, 0];
  const thirdOf = thirdsOf(met.map(standingOf));
  for (const third of thirdOf) thirds[third] += 1;
  if (stored === undefined) return { options: [], thirds };
  const choices = itemChoices(item.body.interaction, stored.key, language);
  if (choices.all.length === 0) return { options: [], thirds };
  const given = await answersTo(
    db,
    itemId,
    met.map(({ attempt }) => attempt.stored.attempt_id),
  );
  const counts = new Map(choices.all.map(({ option_id: id }) => [id, [0, 0, 0] as [number, number, number]]));
  for (const [place, { attempt }] of met.entries()) {
    const third = thirdOf[place];
    if (third === undefined) continue;
    for (const id of choices.made(given.get(attempt.stored.attempt_id) ?? null)) {
      const count = counts.get(id);
      if (count !== undefined) count[third] += 1;
    }
  }
  const options = choices.all.map((choice) => ({ ...choice, thirds: counts.get(choice.option_id) ?? [0, 0, 0] }));
  return { options: options as ItemStats["options"], thirds };
}

function timeOf(met: readonly Met[]): ItemStats["time_ms"] {
  const given = met.filter(({ cell }) => cell.mark !== "skipped").map(({ cell }) => cell.elapsedMs);
  const { value, n, low, high } = medianEstimate(given);
  const whole = (ms: number | null): number | null => (ms === null ? null : Math.round(ms));
  return { median: whole(value), n, low: whole(low), high: whole(high) };
}

/**
 * What the answers of a class tell about one question. Each member counts once, by the attempt that counts; an answer
 * whose prompt could not be heard counts nowhere. Throws `assignmentUnknown`, `questionUnmet`, and `notReleased` for a
 * teacher who is sitting the question.
 */
export async function itemStats(
  deps: Pick<Dependencies, "db" | "catalogue">,
  caller: Caller,
  { assignment_id: assignmentId, item_id: itemId }: z.output<typeof itemStatsInput>,
  language: Language,
): Promise<ItemStats> {
  const { db } = deps;
  const { assignment } = await taughtAssignment(db, caller, assignmentId);
  await refuseSitter(db, caller, sql`(select ${itemId}::text)`);
  const question = metQuestions(assignment, await classAttempts(deps, assignmentId)).find(
    ({ item }) => item.itemId === itemId,
  );
  if (question === undefined) throw new CallRefusal("questionUnmet");
  const met = question.met.filter(({ cell }) => cell.mark !== "unscored");
  const { stage: _stage, ...shown } = shownQuestion(question, language);
  return {
    ...shown,
    ...discriminationOf(met),
    omitted: shareEstimate(met.map(({ cell }) => ({ points: cell.mark === "skipped" ? 1 : 0, most: 1 }))),
    time_ms: timeOf(met),
    ...(await choicesMade(db, question, met, language)),
  };
}
