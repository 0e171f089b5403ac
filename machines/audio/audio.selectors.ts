import type { SnapshotFrom } from "xstate";
import { playsLeft, prompt } from "./audio-facts";
import type { audioMachine } from "./audio.machine";

export type AudioSnapshot = SnapshotFrom<typeof audioMachine>;

/** The state of a part as its play button shows it. */
export type PartState = "busy" | "ready" | "playing" | "usedUp" | "broken";

/** Failures in a row after which the file counts as unobtainable from this device. */
const patience = 2;

export const selectPart = (audio: AudioSnapshot, part: string): PartState => {
  const { context } = audio;
  if (context.broken.includes(part) || audio.matches("failed")) return "broken";
  if (audio.hasTag("playing") && context.part === part) return "playing";
  if (part === prompt && playsLeft(context) === 0 && !context.isGranted) return "usedUp";
  return audio.can({ type: "play.requested", part }) ? "ready" : "busy";
};

/** Plays of the prompt that are left; null: without limit. */
export const selectPlaysLeft = ({ context }: AudioSnapshot): number | null => playsLeft(context);

/** Seconds until a limited prompt begins; null: no countdown is running. */
export const selectCountdown = (audio: AudioSnapshot): number | null =>
  audio.matches({ waiting: "countingDown" }) ? audio.context.countdown : null;

/** Share of the current clip that has been played, 0–1. */
export const selectProgress = ({ context: { positionMs, durationMs } }: AudioSnapshot): number =>
  durationMs > 0 ? Math.min(1, positionMs / durationMs) : 0;

/** The reason why the prompt cannot be played: its file, the connection to the server, or the browser; null: none. */
export const selectHindrance = (audio: AudioSnapshot): "file" | "connection" | "browser" | null => {
  const { fault } = audio.context;
  if (audio.matches("ungranted")) return "connection";
  if (audio.matches("blocked")) return "browser";
  if (!audio.matches("failed")) return null;
  return fault === null || fault.code === "http" ? "file" : "connection";
};

/**
 * The prompt of this item cannot be played here, has not been played before and the item was not answered before, so
 * the item cannot be scored.
 */
export const isUnheard = (audio: AudioSnapshot, exerciseId: string): boolean => {
  const { voice, heard, answered, failures } = audio.context;
  if (voice?.exerciseId !== exerciseId || !audio.matches("failed")) return false;
  if (heard.includes(exerciseId) || answered.includes(exerciseId)) return false;
  return selectHindrance(audio) === "file" || failures >= patience;
};
