import { deliveryOf, families } from "../../contract/families";
import type { TestCard } from "../../contract/tests";

export type PageKind = "detail" | "exam" | "result";
export type TestOfFamily = Pick<TestCard, "family" | "exam_info">;

/**
 * The page of this kind that belongs to a test, if `path` is that of another family or delivery; null: `path` is right,
 * or there is no such page.
 */
export function rightPage(path: string, kind: PageKind, { family, exam_info: info }: TestOfFamily): string | null {
  const right = kind === "exam" ? deliveryOf(family, info).page : families[family].pages[kind];
  return path !== right && RegExp(`^/examAccess/\\w*${kind}(auto)?$`, "i").test(path) ? right : null;
}
