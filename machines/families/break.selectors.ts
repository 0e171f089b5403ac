import type { SnapshotFrom } from "xstate";
import type { breakMachine } from "./break.machine";

type RestSnapshot = SnapshotFrom<typeof breakMachine>;

/** Its time is over. */
export const isBreakOver = (rest: RestSnapshot): boolean => rest.matches("rested");
/** Whether the student may go on now. */
export const mayGoOn = (rest: RestSnapshot): boolean => rest.can({ type: "rest.ended" });
