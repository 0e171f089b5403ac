import { call } from "../../effects/call";
import type { Filing } from "./form-b";

/** Where the questions of a test of the caller are filed, by their ids. */
export async function filingsOf(testId: string): Promise<ReadonlyMap<string, Filing>> {
  const filings = new Map<string, Filing>();
  for (let page = 1, total = 1; filings.size < total; page += 1) {
    const found = await call("studioItems", { used_in: testId, page });
    for (const { item_id, ...entry } of found.items) filings.set(item_id, entry);
    total = found.items.length === 0 ? 0 : found.total;
  }
  return filings;
}
