import { LRUCache } from "lru-cache";
import type { ClassResults } from "../../../../contract/classes/class-results";
import type { Language, Localized } from "../../../../contract/item/content";
import { skillTitle } from "../../../../items/catalogue";
import { plainWords } from "../../../../items/export/plain-words";
import { shareEstimate } from "../../../../psychometrics/item-analysis/share-estimate";
import type { TestItem } from "../../../attempts/catalogue";
import type { ClassAttempt, ClassCell } from "./class-attempts";

const longestWords = 200;
const read = new LRUCache<string, string>({ max: 5_000 });

/** The words of content in the reader's language, where it has it, without formatting and at most 200 characters. */
export function contentWords(content: Localized, language: Language): string {
  const html = content[language] || content.zh || content.en || "";
  const known = read.get(html) ?? plainWords(html).replaceAll("\n", " ").slice(0, longestWords);
  read.set(html, known);
  return known;
}

/** A question that somebody met, with each answer to it. */
export interface MetQuestion {
  readonly item: TestItem;
  /** Its place in the test, from 1. */
  readonly position: number;
  readonly met: { readonly attempt: ClassAttempt; readonly cell: ClassCell }[];
}

/**
 * The questions in the attempts that were handed in, in the order of the test; those of other forms follow. `first` is
 * the form that the class has.
 */
export function metQuestions(
  first: { readonly menuId: string; readonly edition: number },
  attempts: readonly ClassAttempt[],
): MetQuestion[] {
  const questions = new Map<string, MetQuestion & { readonly rank: readonly [number, string, number] }>();
  const positions = new Map<ClassAttempt["test"], ReadonlyMap<string, number>>();
  for (const attempt of attempts) {
    const { test } = attempt;
    const own = positions.get(test) ?? new Map([...test.items.keys()].map((itemId, place) => [itemId, place + 1]));
    positions.set(test, own);
    const isFirst = test.menuId === first.menuId && test.version === first.edition;
    for (const cell of attempt.cells) {
      const { itemId } = cell.item;
      const position = own.get(itemId) ?? 0;
      const rank = [isFirst ? 0 : 1, `${test.menuId} ${test.version}`, position] as const;
      const known = questions.get(itemId);
      if (known === undefined || (isFirst && known.rank[0] === 1))
        questions.set(itemId, { item: cell.item, position, rank, met: known?.met ?? [] });
      questions.get(itemId)?.met.push({ attempt, cell });
    }
  }
  return [...questions.values()].toSorted(
    ({ rank: [form, name, place] }, { rank: [otherForm, otherName, otherPlace] }) =>
      form - otherForm || (name === otherName ? place - otherPlace : name < otherName ? -1 : 1),
  );
}

/** A question as the matrix and the item's page show it. */
export const shownQuestion = (
  { item, position, met }: MetQuestion,
  language: Language,
): ClassResults["items"][number] => ({
  item_id: item.itemId,
  position,
  stage: item.stage,
  words: contentWords(item.body.stem, language),
  skill: skillTitle(item.subject, item.skill),
  points: item.points,
  facility: shareEstimate(
    met.flatMap(({ cell: { points } }) => (points === null ? [] : [{ points, most: item.points }])),
  ),
});
