import { useMatch } from "@tanstack/react-router";
import { rightPage, type PageKind, type TestOfFamily } from "./family-page";
import { useRedirect } from "./use-redirect";

/** Redirects from another family's page to that of this test, with the same query; returns whether it does. */
export function useRightPage(kind: PageKind, test: TestOfFamily | null | undefined): boolean {
  // its own path, also while it stays mounted behind another page
  const path = useMatch({ strict: false, shouldThrow: false, select: ({ pathname }) => pathname });
  const right = test && path !== undefined ? rightPage(path, kind, test) : null;
  useRedirect(right);
  return right !== null;
}
