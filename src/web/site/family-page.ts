import { useLocation } from "@tanstack/react-router";
import { deliveryOf, examPagesOf, families, familyIds, type Family } from "../../contract/families";
import type { TestCard } from "../../contract/tests";

type Kind = "detail" | "exam" | "result";
type Test = Pick<TestCard, "family" | "exam_info">;

const pagesOf = (family: Family, kind: Kind): readonly string[] =>
  kind === "exam" ? examPagesOf(family).map(({ page }) => page) : [families[family].pages[kind]];

/** The page of this kind that belongs to a test, where `path` is that of another family or delivery; null: none is. */
export function rightPage(path: string, kind: Kind, { family, exam_info: info }: Test): string | null {
  const right = kind === "exam" ? deliveryOf(family, info).page : families[family].pages[kind];
  return path !== right && familyIds.some((id) => pagesOf(id, kind).includes(path)) ? right : null;
}

/** The same for the page that is open; null also where the test is not known yet. */
export const useRightPage = (kind: Kind, test: Test | null | undefined): string | null => {
  const path = useLocation({ select: ({ pathname }) => pathname });
  return test ? rightPage(path, kind, test) : null;
};
