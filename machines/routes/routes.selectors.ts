import type { SnapshotFrom } from "xstate";
import type { routesMachine } from "./routes.machine";

export type RoutesSnapshot = SnapshotFrom<typeof routesMachine>;

export const areRoutesSettled = (routes: RoutesSnapshot): boolean => routes.hasTag("settled");
export const isIdle = (routes: RoutesSnapshot): boolean => routes.matches("idle");
export const isFailed = (routes: RoutesSnapshot): boolean => routes.matches("failed");
export const selectEntries = (routes: RoutesSnapshot) => routes.context.entries;

/** Result of opening a path: "open", a redirect, or null if it is closed to this person. */
export const wayTo = (routes: RoutesSnapshot, path: string): "open" | { readonly redirect: string } | null => {
  const entry = routes.context.entries.find((candidate) => candidate.path === path || candidate.path === "*");
  if (entry === undefined) return null;
  return entry.redirect === undefined ? "open" : { redirect: entry.redirect };
};
