import type { SnapshotFrom } from "xstate";
import type { restMachine } from "./rest.machine";

type RestSnapshot = SnapshotFrom<typeof restMachine>;

/** Its time is over. */
export const isRested = (rest: RestSnapshot): boolean => rest.matches("rested");
/** Whether the student may go on now. */
export const mayGoOn = (rest: RestSnapshot): boolean => rest.can({ type: "rest.ended" });
