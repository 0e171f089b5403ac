import type { SnapshotFrom } from "xstate";
import type { breakMachine } from "./break.machine";

type BreakSnapshot = SnapshotFrom<typeof breakMachine>;

/** The time of the break is over. */
export const isBreakOver = (rest: BreakSnapshot): boolean => rest.matches("rested");
/** Whether the student may go on now. */
export const mayGoOn = (rest: BreakSnapshot): boolean => rest.can({ type: "break.ended" });
