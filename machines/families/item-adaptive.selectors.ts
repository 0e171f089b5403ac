import type { SnapshotFrom } from "xstate";
import type { Fault } from "../support/fault";
import type { itemAdaptiveMachine } from "./item-adaptive.machine";

type ItemAdaptiveSnapshot = SnapshotFrom<typeof itemAdaptiveMachine>;

/** The student may choose or change an answer. */
export const isAnswerable = (engine: ItemAdaptiveSnapshot): boolean => engine.hasTag("answerable");
/** An answer is chosen and can be given for good. */
export const isAnswered = (engine: ItemAdaptiveSnapshot): boolean =>
  engine.can({ type: "answer.confirmed", elapsedMs: 0 });
/** The student is asked whether something stays empty. */
export const isDoubting = (engine: ItemAdaptiveSnapshot): boolean => engine.matches("doubting");
/** The item on screen is heard, and can be passed over where it cannot. */
export const mayPassOver = (engine: ItemAdaptiveSnapshot): boolean =>
  engine.can({ type: "hearing.failed", elapsedMs: 0 });
/** The server is deciding, or the answer is on its way. */
export const isExtracting = (engine: ItemAdaptiveSnapshot): boolean => engine.hasTag("busy");
/** Why no item could be had; null: there is one, or it is on its way. */
export const selectStall = (engine: ItemAdaptiveSnapshot): Fault | null =>
  engine.matches("stalled") ? engine.context.fault : null;
