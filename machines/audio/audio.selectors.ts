import type { SnapshotFrom } from "xstate";
import { playsLeft, prompt } from "./audio-facts";
import type { audioMachine } from "./audio.machine";

export type AudioSnapshot = SnapshotFrom<typeof audioMachine>;

/** How a part stands for whoever would hear it. */
export type PartState = "busy" | "ready" | "playing" | "usedUp" | "broken";

/** After so many failures in a row it is taken that the file cannot be had from here. */
const patience = 2;

export const selectPart = (audio: AudioSnapshot, part: string): PartState => {
  const { context } = audio;
  if (context.broken.includes(part) || audio.matches("failed")) return "broken";
  if (audio.hasTag("playing") && context.part === part) return "playing";
  if (part === prompt && playsLeft(context) === 0 && !context.isGranted) return "usedUp";
  return audio.can({ type: "play.requested", part }) ? "ready" : "busy";
};

/** null: as often as the student likes. */
export const selectPlaysLeft = ({ context }: AudioSnapshot): number | null => playsLeft(context);

/** Seconds until a limited prompt begins; null: it is not being waited for. */
export const selectCountdown = (audio: AudioSnapshot): number | null =>
  audio.matches({ waiting: "countingDown" }) ? audio.context.countdown : null;

/** How much of the clip that sounds is over, 0–1. */
export const selectProgress = ({ context: { positionMs, durationMs } }: AudioSnapshot): number =>
  durationMs > 0 ? Math.min(1, positionMs / durationMs) : 0;

/** What keeps the prompt from being heard: its file, the way to the server, or the browser; null: nothing. */
export const selectHindrance = (audio: AudioSnapshot): "file" | "connection" | "browser" | null => {
  const { fault } = audio.context;
  if (audio.matches("ungranted")) return "connection";
  if (audio.matches("blocked")) return "browser";
  if (!audio.matches("failed")) return null;
  return fault === null || fault.code === "http" ? "file" : "connection";
};

/** What this item asks cannot be heard here, and was not heard before: it cannot be scored. */
export const isUnheard = (audio: AudioSnapshot, exerciseId: string): boolean => {
  const { voice, heard, failures } = audio.context;
  if (voice?.exerciseId !== exerciseId || heard.includes(exerciseId) || !audio.matches("failed")) return false;
  return selectHindrance(audio) === "file" || failures >= patience;
};
