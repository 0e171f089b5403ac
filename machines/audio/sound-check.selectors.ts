import type { SnapshotFrom } from "xstate";
import type { soundCheckMachine } from "./sound-check.machine";

export type SoundCheckPhase = "silent" | "sounding" | "asking" | "failed";

export const selectSoundCheckPhase = (check: SnapshotFrom<typeof soundCheckMachine>): SoundCheckPhase => {
  if (check.matches("silent")) return "silent";
  if (check.matches("sounding")) return "sounding";
  return check.matches("failed") ? "failed" : "asking";
};
