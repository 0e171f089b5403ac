import type { MarkedItem } from "../../contract/report/marked-item";
import type { Report } from "../../contract/report/report";
import type { TestVersion } from "../attempts/catalogue";
import type { UsualTimes } from "../attempts/usual-times";

/**
 * The items of a report with the facts that change after the attempt: the usual times, and which items were gone
 * through.
 */
export async function itemsNow(
  usualTimes: UsualTimes,
  { items }: Pick<TestVersion, "items">,
  { items: told }: Pick<Report, "items">,
  gone: ReadonlySet<string>,
): Promise<MarkedItem[]> {
  const usual = await usualTimes.of(told.flatMap(({ exercise_id: itemId }) => items.get(itemId) ?? []));
  return told.map((item) => ({
    ...item,
    usual: usual.get(item.exercise_id) ?? null,
    gone_through: gone.has(item.exercise_id),
  }));
}
