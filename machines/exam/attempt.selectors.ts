import type { SnapshotFrom } from "xstate";
import type { attemptMachine } from "./attempt.machine";

export type AttemptSnapshot = SnapshotFrom<typeof attemptMachine>;

/** The page that an attempt shows. */
export type AttemptPhase =
  | "loading"
  | "signedOut"
  | "unreached"
  | "briefing"
  | "heldElsewhere"
  | "open"
  | "finished"
  | "failed";

const phases = ["signedOut", "briefing", "heldElsewhere", "open", "finished", "failed"] as const;

export const selectAttemptPhase = (attempt: AttemptSnapshot): AttemptPhase =>
  phases.find((phase) => attempt.matches(phase)) ?? (attempt.hasTag("unreached") ? "unreached" : "loading");

/** The attempt is under way in this window. */
export const isOpen = (attempt: AttemptSnapshot): boolean => attempt.status === "active" && attempt.matches("open");
/** The attempt has ended in this window; opening the test again starts another one. */
export const isAttemptOver = (attempt: AttemptSnapshot): boolean =>
  attempt.status !== "active" || attempt.matches("finished");
/** Handed in by the student, not ended by the clock. */
export const isHandedIn = (attempt: AttemptSnapshot): boolean =>
  attempt.matches("finished") && attempt.context.attempt?.finish_reason !== "expired";
