import { useRouterState } from "@tanstack/react-router";

/** Whether the console stands around the page on screen; the guard decided it. */
export const useIsFramed = (): boolean =>
  useRouterState({ select: (state) => state.matches.at(-1)?.context.isFramed === true });
