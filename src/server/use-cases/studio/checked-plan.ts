import { createHash } from "node:crypto";
import type { CheckedContent } from "../../db/shapes";
import type { PlannedTest } from "./plan-test";
import type { TestRow } from "./test-row";

const byText = ([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number =>
  one < other ? -1 : 1;

/** A digest of the questions of a planned test: which ones from the bank and the author's drafts, and their content. */
export function digestOf({ sections, drafts, members }: PlannedTest): string {
  const drawn = sections.map(({ stage, items }) => [stage, items]);
  const own = [...drafts].toSorted(byText);
  const chosen = [...members].toSorted(byText).map(([id, { from, irt, skill }]) => [id, from, irt, skill]);
  return createHash("sha256")
    .update(JSON.stringify([drawn, own, chosen]))
    .digest("base64url");
}

/** What a check or a publication of a draft test has seen. */
export const checkedContent = ({ version }: TestRow, digest: string): CheckedContent => ({ version, digest });

/** Whether questions of the test have changed since it was last checked or published as it stands. */
export const isOutdated = ({ checked, version }: TestRow, digest: string): boolean =>
  checked !== null && checked.version === version && checked.digest !== digest;
