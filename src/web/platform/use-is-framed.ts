import { useRouterState } from "@tanstack/react-router";

/** Whether the console surrounds the current page, as the guard decided. */
export const useIsFramed = (): boolean =>
  useRouterState({ select: (state) => state.matches.at(-1)?.context.isFramed === true });
