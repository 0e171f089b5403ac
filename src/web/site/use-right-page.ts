import { useMatch, useNavigate, useRouterState } from "@tanstack/react-router";
import { useEffect } from "react";
import { rightPage, type PageKind, type TestOfFamily } from "./family-page";

/** Redirects from another family's page to that of this test, with the same query; returns whether it does. */
export function useRightPage(kind: PageKind, test: TestOfFamily | null | undefined): boolean {
  const navigate = useNavigate();
  // a page that stays mounted behind another one keeps its own path, whatever address is on screen
  const matched = useMatch({ strict: false, shouldThrow: false, select: ({ pathname }) => pathname });
  const shown = useRouterState({ select: ({ location }) => location.pathname });
  const path = matched ?? shown;
  const right = test ? rightPage(path, kind, test) : null;
  useEffect(() => {
    if (right !== null) void navigate({ to: right, search: (now: object) => now, replace: true });
  }, [right, navigate]);
  return right !== null;
}
