import { useSelector } from "@xstate/react";
import { useEffect } from "react";
import type { ActorRefFrom } from "xstate";
import type { outboxMachine } from "../../../machines/exam/outbox.machine";
import { isDurable, isUnreached, selectPending, selectSavedAt } from "../../../machines/exam/outbox.selectors";
import { couldRestore, isOnline, selectRefused, type SittingSnapshot } from "../../../machines/exam/sitting.selectors";
import type { SaveStatus } from "./shell/SaveState";

type Outbox = ActorRefFrom<typeof outboxMachine>;

export interface Saving {
  readonly state: SaveStatus;
  readonly pending: number;
  readonly savedAt: number | null;
  readonly isOffline: boolean;
  /** This browser keeps answers until they are sent. */
  readonly isDurable: boolean;
}

const statusOf = (pending: number, isOffline: boolean, durable: boolean, hasRefused: boolean): SaveStatus => {
  if (hasRefused) return "action";
  if (isOffline) return "offline";
  if (pending === 0) return "saved";
  return durable ? "saving" : "memoryOnly";
};

/** Where the answers of a sitting are. Asks before the page is left while some of them are only in this window. */
export const useSaveState = (sitting: SittingSnapshot): Saving => {
  const outbox: Outbox | undefined = sitting.children.outbox;
  const pending = useSelector(outbox, (snapshot) => (snapshot === undefined ? 0 : selectPending(snapshot)));
  const savedAt = useSelector(outbox, (snapshot) => (snapshot === undefined ? null : selectSavedAt(snapshot)));
  const durable =
    useSelector(outbox, (snapshot) => snapshot === undefined || isDurable(snapshot)) && couldRestore(sitting);
  const unreached = useSelector(outbox, (snapshot) => snapshot !== undefined && isUnreached(snapshot));
  const isOffline = unreached || !isOnline(sitting);
  const isAtRisk = pending > 0 && !durable;

  useEffect(() => {
    if (!isAtRisk) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [isAtRisk]);

  const refused = Object.keys(selectRefused(sitting)).length;
  return {
    state: statusOf(pending, isOffline, durable, refused > 0),
    pending: refused > 0 ? refused : pending,
    savedAt,
    isOffline,
    isDurable: durable,
  };
};
