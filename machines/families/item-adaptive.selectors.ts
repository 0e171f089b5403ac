import type { SnapshotFrom } from "xstate";
import type { Fault } from "../support/fault";
import type { itemAdaptiveMachine } from "./item-adaptive.machine";

type ItemAdaptiveSnapshot = SnapshotFrom<typeof itemAdaptiveMachine>;

/** The student may choose or change an answer. */
export const isAnswerable = (engine: ItemAdaptiveSnapshot): boolean => engine.hasTag("answerable");
/** An answer is chosen and can be confirmed. */
export const isAnswered = (engine: ItemAdaptiveSnapshot): boolean =>
  engine.can({ type: "answer.confirmed", elapsedMs: 0 });
/** The student is asked whether to leave a part of the answer empty. */
export const isDoubting = (engine: ItemAdaptiveSnapshot): boolean => engine.matches("doubting");
/** The item on screen has sound, and can be skipped if the sound does not play. */
export const mayPassOver = (engine: ItemAdaptiveSnapshot): boolean =>
  engine.can({ type: "hearing.failed", elapsedMs: 0 });
/** The server is selecting the next item, or the answer is being sent. */
export const isExtracting = (engine: ItemAdaptiveSnapshot): boolean => engine.hasTag("busy");
/** Why no item could be loaded; null: an item is on screen or being loaded. */
export const selectStall = (engine: ItemAdaptiveSnapshot): Fault | null =>
  engine.matches("stalled") ? engine.context.fault : null;
