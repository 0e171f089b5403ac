import type { Item } from "../../contract/item/item";
import type { TestItem } from "./catalogue";

/** The position of an item on its stimulus, from the end of its source reference; null if there is none. */
const orderIn = (ref: string): number | null => {
  const [, order] = /:(\d{1,4})$/.exec(ref) ?? [];
  return order === undefined ? null : Number(order);
};

/** A bank item in a section of a test, in the form in which the catalogue returns it after publication. */
export const testItemOf = (item: Item, stage: string): TestItem => ({
  itemId: item.item_id,
  stage,
  subject: item.subject,
  area: item.area,
  skill: item.skill,
  body: item.body,
  irt: item.irt ?? null,
  expectedMs: item.expected_ms,
  points: item.points,
  model: item.source.kind === "model" ? item.source.name : null,
  setOrder: orderIn(item.source.ref),
});
