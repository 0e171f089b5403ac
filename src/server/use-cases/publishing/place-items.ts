import type { Item } from "../../../contract/item/item";
import type { TestDraft } from "./draft";

interface PlacedItem {
  readonly stage: string;
  readonly itemId: string;
}

/** The section of each item, by the forms and practice sections of a staged test. */
function placedByForms({ forms = [], practice = {} }: TestDraft["definition"]): PlacedItem[] {
  const lists = [...Object.entries(practice).map(([stage, items]) => ({ stage, items })), ...forms];
  const places = new Map(lists.flatMap(({ stage, items: own }) => own.map((itemId) => [itemId, stage] as const)));
  return [...places].map(([itemId, stage]) => ({ itemId, stage }));
}

/** The section of each item, as given; sections in the order of the test. */
const placedAsGiven = (
  { sections }: TestDraft["definition"],
  given: NonNullable<TestDraft["sectionItems"]>,
): PlacedItem[] => sections.flatMap(({ stage }) => (given[stage] ?? []).map((itemId) => ({ stage, itemId })));

/** The section of each item, by the areas from which the sections draw. */
const placedByArea = (areas: Readonly<Record<string, string>>, list: readonly Item[]): PlacedItem[] =>
  Object.entries(areas).flatMap(([stage, area]) =>
    list.filter((item) => item.area === area).map(({ item_id: itemId }) => ({ stage, itemId })),
  );

/**
 * The items of a test in order, each with its section: by its forms, by its areas, or as given in the draft. Without
 * any of them, sections take items in turn, each as many as it has.
 */
export function placeItems({
  definition,
  items: list,
  sectionItems,
}: Pick<TestDraft, "definition" | "items" | "sectionItems">): PlacedItem[] {
  if (definition.forms !== undefined) return placedByForms(definition);
  if (definition.section_areas !== undefined) return placedByArea(definition.section_areas, list);
  if (sectionItems !== undefined) return placedAsGiven(definition, sectionItems);
  const { sections } = definition;
  let from = 0;
  return sections.flatMap(({ stage, items: own }, place) => {
    const to = place === sections.length - 1 ? list.length : from + own;
    const part = list.slice(from, to).map(({ item_id: itemId }) => ({ stage, itemId }));
    from = to;
    return part;
  });
}
