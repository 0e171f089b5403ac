import type { Item } from "../../contract/item/item";
import type { TestItem } from "./catalogue";

/** Which item of its stimulus a source names at its end; null where it names none. */
const orderIn = (ref: string): number | null => {
  const [, order] = /:(\d{1,4})$/.exec(ref) ?? [];
  return order === undefined ? null : Number(order);
};

/** An item of a bank in a section of a test, as the catalogue has it once it is published. */
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
