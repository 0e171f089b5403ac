import type { Exercise, ExerciseEntry } from "../../../contract/attempt/attempt";
import type { SectionInfo } from "../../../contract/tests";
import type { AttemptRow } from "../../attempts/attempt";
import type { TestVersion } from "../../attempts/catalogue";
import type { Queries } from "../../db/open";
import { deliveryRulesOf } from "../../delivery/rules";
import { practiceSectionItems } from "./practice-entry";
import { exerciseById } from "./presented";

type Named = Pick<SectionInfo, "stage" | "title">;

/** A section as its student sees it. */
export const sectionEntry = <Item extends { readonly itemId: string }>(
  { stage, title }: Named,
  items: readonly Item[],
  contentOf: (item: Item) => Exercise | null,
): ExerciseEntry => ({
  stage,
  title,
  exercise_item: items.map((item) => ({ exercise_id: item.itemId, exercise: contentOf(item) })),
});

/** A practice section as its student sees it; null if the section is not for practice. */
export async function practiceEntry(
  queries: Queries,
  test: TestVersion,
  attempt: AttemptRow,
  { stage, title }: Named,
): Promise<ExerciseEntry | null> {
  const items = await practiceSectionItems(queries, test, { ...attempt, stage });
  return items.length === 0 ? null : { stage, title, exercise_item: items };
}

/**
 * The section after the one under way as its student will see it, skipping breaks; null: there is none, or its items
 * depend on answers still to come.
 */
export async function entryAhead(
  queries: Queries,
  test: TestVersion,
  attempt: AttemptRow,
): Promise<ExerciseEntry | null> {
  const delivery = deliveryRulesOf(test);
  const sections = delivery.sectionsOf(test, attempt);
  const place = sections.findIndex(({ stage }) => stage === attempt.stage);
  const next = place === -1 ? undefined : sections.slice(place + 1).find(({ kind }) => kind !== "break");
  if (next === undefined || attempt.status !== "sitting") return null;
  const practice = await practiceEntry(queries, test, attempt, next);
  if (practice !== null) return practice;
  const items = await delivery.itemsAhead(queries, test, attempt, next.stage);
  return items === null ? null : sectionEntry(next, items, ({ itemId }) => exerciseById({ attempt, test }, itemId));
}
