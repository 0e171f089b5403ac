import type { SnapshotFrom } from "xstate";
import type { mapMiniMachine } from "./map-mini.machine";

type MapMiniSnapshot = SnapshotFrom<typeof mapMiniMachine>;

export const isPraised = (mini: MapMiniSnapshot): boolean => mini.matches("praising");
