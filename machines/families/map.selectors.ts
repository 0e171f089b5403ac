import type { SnapshotFrom } from "xstate";
import type { mapMachine } from "./map.machine";

type MapSnapshot = SnapshotFrom<typeof mapMachine>;

export const isMapWelcoming = (map: MapSnapshot): boolean => map.matches("welcoming");
/** The student is asked to slow down. */
export const isPaused = (map: MapSnapshot): boolean => map.matches({ testing: "paused" });
