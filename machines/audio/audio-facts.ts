import { faults } from "../../src/contract/calls/faults";
import type { Fault } from "../support/fault";

/** Name of the part with the question; every other part is an option, named by the option's id. */
export const prompt = "prompt";

/** The spoken text of one item: the address of each part's file, and the limits and volume of playing it. */
export interface SpokenItem {
  readonly exerciseId: string;
  /** Addresses of the sound files, by part. */
  readonly clips: Readonly<Record<string, string>>;
  readonly autoplay: boolean;
  /** How often the prompt may be played; null: without limit. */
  readonly maxPlays: number | null;
  readonly isSynthetic: boolean;
}

export interface AudioInput {
  /** From 0 to 1. */
  readonly volume: number;
  /** The server's counts of plays of limited prompts, by exercise. */
  readonly plays: Readonly<Record<string, number>>;
  /** Exercises answered before this window opened the attempt: the answers count whether or not the sound plays now. */
  readonly answered: readonly string[];
}

export interface AudioContext extends AudioInput {
  /** null: the item on screen has no sound. */
  readonly voice: SpokenItem | null;
  /** The part that is playing, or that played last. */
  readonly part: string;
  readonly isMuted: boolean;
  /** Exercises whose prompt has started to play in this window. */
  readonly heard: readonly string[];
  /** A play was counted and has not been played to its end. */
  readonly isGranted: boolean;
  /** Seconds until a limited prompt begins. */
  readonly countdown: number;
  readonly positionMs: number;
  readonly durationMs: number;
  /** Parts whose file cannot be played. */
  readonly broken: readonly string[];
  /** Failures in a row to obtain the prompt. */
  readonly failures: number;
  readonly fault: Fault | null;
}

/** A loudspeaker's reports about the clip that it was given. */
export type SoundReport =
  | { readonly type: "sound.began" }
  | { readonly type: "sound.progressed"; readonly positionMs: number; readonly durationMs: number }
  | { readonly type: "sound.ended" }
  | { readonly type: "sound.failed" }
  /** The browser refuses to play before the student has touched the page. */
  | { readonly type: "sound.blocked" };

export type AudioEvent =
  /** Another item is on screen; null: one without sound. */
  | { readonly type: "voice.given"; readonly voice: SpokenItem | null }
  | { readonly type: "play.requested"; readonly part: string }
  | { readonly type: "retry.requested" }
  | { readonly type: "volume.changed"; readonly volume: number }
  | { readonly type: "mute.toggled" }
  | SoundReport;

/** The volume sent to a loudspeaker while it plays. */
export interface Loudness {
  readonly type: "loudness.changed";
  readonly volume: number;
}

export const countdownFrom = 3;

export const playsUsed = ({ voice, plays }: AudioContext): number => plays[voice?.exerciseId ?? ""] ?? 0;
/** Plays of the prompt that are left; null: without limit. */
export const playsLeft = (context: AudioContext): number | null => {
  const most = context.voice?.maxPlays ?? null;
  return most === null ? null : Math.max(0, most - playsUsed(context));
};
export const loudnessOf = ({ volume, isMuted }: AudioContext): number => (isMuted ? 0 : volume);
/** Whether the plays of a part are counted. */
export const isLimited = ({ voice }: AudioContext, part: string): boolean =>
  part === prompt && voice !== null && voice.maxPlays !== null;
/** Whether a refusal means that the server has counted all allowed plays. */
export const isUsedUp = (fault: Fault): boolean => fault.code === faults.playsUsed.code;
