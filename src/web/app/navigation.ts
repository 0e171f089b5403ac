import type { AnyRouter } from "@tanstack/react-router";
import { settings } from "../contexts/settings";
import { parsed } from "../effects/parsed";
import { storageKeys, type TextStorage } from "../platform/storage";
import { createProgress } from "./progress";

/**
 * Adds the left route to the stored list, newest last; repeated entries in a row, as from a redirect, are stored once.
 */
export function noteLeftRoute(storage: TextStorage, routeId: string): void {
  const kept = parsed(storage.get(storageKeys.fromRouter));
  const list = Array.isArray(kept) ? kept.filter((name) => typeof name === "string") : [];
  if (list.at(-1) === routeId) return;
  storage.set(storageKeys.fromRouter, JSON.stringify([...list, routeId].slice(-settings.fromRouterLength)));
}

/** Shows the progress bar during a navigation, and stores the routes that were left. */
export function followNavigation(router: AnyRouter, storage: TextStorage): void {
  const progress = createProgress();
  router.subscribe("onBeforeLoad", ({ pathChanged, fromLocation }) => {
    if (!pathChanged || fromLocation === undefined) return;
    progress.send({ type: "run.started" });
    noteLeftRoute(storage, fromLocation.pathname);
  });
  router.subscribe("onResolved", () => progress.send({ type: "run.ended" }));
}
