import { faults } from "../../src/contract/calls/faults";
import type { Fault } from "../support/fault";

/** The part that asks the question; every other part is an option, by its id. */
export const prompt = "prompt";

/** What one item says: where each part's file is, and how it may be heard. */
export interface SpokenItem {
  readonly exerciseId: string;
  /** By part. */
  readonly clips: Readonly<Record<string, string>>;
  readonly autoplay: boolean;
  /** How often the prompt may be heard; null: as often as the student likes. */
  readonly maxPlays: number | null;
  readonly isSynthetic: boolean;
}

export interface AudioInput {
  /** 0–1. */
  readonly volume: number;
  /** How often limited prompts were heard, by exercise, as the server has it. */
  readonly plays: Readonly<Record<string, number>>;
}

export interface AudioContext extends AudioInput {
  /** null: the item on screen says nothing. */
  readonly voice: SpokenItem | null;
  /** The part that sounds, or sounded last. */
  readonly part: string;
  readonly isMuted: boolean;
  /** Exercises whose prompt has begun to sound in this window. */
  readonly heard: readonly string[];
  /** A play was counted that has not come to its end. */
  readonly isGranted: boolean;
  /** Seconds until a limited prompt begins. */
  readonly countdown: number;
  readonly positionMs: number;
  readonly durationMs: number;
  /** Parts whose file cannot be played. */
  readonly broken: readonly string[];
  /** How often in a row the prompt could not be had. */
  readonly failures: number;
  readonly fault: Fault | null;
}

/** What a loudspeaker reports of the clip that it was given. */
export type SoundReport =
  | { readonly type: "sound.began" }
  | { readonly type: "sound.progressed"; readonly positionMs: number; readonly durationMs: number }
  | { readonly type: "sound.ended" }
  | { readonly type: "sound.failed" }
  /** The browser plays nothing before the student has touched the page. */
  | { readonly type: "sound.blocked" };

export type AudioEvent =
  /** Another item is on screen, or none that is heard. */
  | { readonly type: "voice.given"; readonly voice: SpokenItem | null }
  | { readonly type: "play.requested"; readonly part: string }
  | { readonly type: "retry.requested" }
  | { readonly type: "volume.changed"; readonly volume: number }
  | { readonly type: "mute.toggled" }
  | SoundReport;

/** What a loudspeaker is told while it plays. */
export interface Loudness {
  readonly type: "loudness.changed";
  readonly volume: number;
}

export const countdownFrom = 3;

export const playsUsed = ({ voice, plays }: AudioContext): number => plays[voice?.exerciseId ?? ""] ?? 0;
/** null: as often as the student likes. */
export const playsLeft = (context: AudioContext): number | null => {
  const most = context.voice?.maxPlays ?? null;
  return most === null ? null : Math.max(0, most - playsUsed(context));
};
export const loudnessOf = ({ volume, isMuted }: AudioContext): number => (isMuted ? 0 : volume);
/** Whether a part's plays are counted. */
export const isLimited = ({ voice }: AudioContext, part: string): boolean =>
  part === prompt && voice !== null && voice.maxPlays !== null;
/** The server has counted all plays that there are. */
export const isUsedUp = (fault: Fault): boolean => fault.code === faults.playsUsed.code;
