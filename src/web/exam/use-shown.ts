import { startTransition, useEffect, useState } from "react";
import type { AnyMachineSnapshot } from "xstate";
import { isSameJson } from "../../../machines/support/same-json";

/** What is used of a chart's actor. */
interface ShownActor<Snapshot> {
  getSnapshot(): Snapshot;
  subscribe(observer: Record<"next" | "complete" | "error", () => void>): { unsubscribe(): void };
}

type Snapshots = Pick<AnyMachineSnapshot, "value">;

/** Whether a chart is in another state; false where only its context has changed. */
export const isInOtherState = (before: Snapshots, now: Snapshots): boolean => !isSameJson(before.value, now.value);

const never = (): boolean => false;

/**
 * The state of an actor as it is shown; undefined where there is no actor. Changes are drawn as a transition: in small
 * steps between which the page answers to the person. Those that are urgent are drawn at once, as by `useSelector`.
 */
export function useShown<Snapshot>(
  actor: ShownActor<Snapshot>,
  isUrgent?: (before: Snapshot, now: Snapshot) => boolean,
): Snapshot;
export function useShown<Snapshot>(
  actor: ShownActor<Snapshot> | undefined,
  isUrgent?: (before: Snapshot, now: Snapshot) => boolean,
): Snapshot | undefined;
export function useShown<Snapshot>(
  actor: ShownActor<Snapshot> | undefined,
  isUrgent: (before: Snapshot, now: Snapshot) => boolean = never,
): Snapshot | undefined {
  const [shown, setShown] = useState(() => ({ actor, snapshot: actor?.getSnapshot() }));
  const isCurrent = shown.actor === actor;
  const current = isCurrent ? shown : { actor, snapshot: actor?.getSnapshot() };
  if (!isCurrent) setShown(current);
  useEffect(() => {
    if (actor === undefined) return undefined;
    let last = actor.getSnapshot();
    const show = (snapshot: Snapshot) =>
      setShown((before) => (before.actor === actor && before.snapshot === snapshot ? before : { actor, snapshot }));
    const update = () => {
      const before = last;
      const now = actor.getSnapshot();
      last = now;
      if (isUrgent(before, now)) show(now);
      else startTransition(() => show(now));
    };
    show(last);
    const subscription = actor.subscribe({ next: update, complete: update, error: update });
    return () => subscription.unsubscribe();
  }, [actor, isUrgent]);
  return current.snapshot;
}
