import type { SnapshotFrom } from "xstate";
import type { optMachine } from "./opt.machine";

type OptSnapshot = SnapshotFrom<typeof optMachine>;

export const isOptWelcoming = (opt: OptSnapshot): boolean => opt.matches("welcoming");
/** The student is asked to confirm that the sound of this window can be heard. */
export const isSoundChecking = (opt: OptSnapshot): boolean => opt.matches({ testing: "soundChecking" });
/** The directions of the part are on screen. */
export const isIntroducing = (opt: OptSnapshot): boolean => opt.matches({ testing: "introducing" });
