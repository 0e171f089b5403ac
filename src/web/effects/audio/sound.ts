import type { Loudness, SoundReport } from "../../../../machines/audio/audio-facts";

/** The members of an `<audio>` element that are used to play a file. */
export type Loudspeaker = Pick<
  HTMLAudioElement,
  | "src"
  | "volume"
  | "muted"
  | "currentTime"
  | "duration"
  | "play"
  | "pause"
  | "addEventListener"
  | "removeEventListener"
>;

interface Sound {
  readonly address: string;
  /** From 0 to 1. */
  readonly volume: number;
}

type Tell = (report: SoundReport) => void;
type Receive = (listener: (told: Loudness) => void) => void;

const setLoudness = (speaker: Loudspeaker, volume: number): void => {
  speaker.volume = volume;
  // a phone that controls the volume only by its own keys can still be muted
  speaker.muted = volume === 0;
};

const ms = (seconds: number): number => (Number.isFinite(seconds) ? Math.round(seconds * 1_000) : 0);

/** Plays a file from its beginning and reports its progress; returns a function that stops it. */
export const playSound = (
  speaker: Loudspeaker,
  { address, volume }: Sound,
  tell: Tell,
  receive: Receive = () => undefined,
): (() => void) => {
  const handlers = {
    playing: () => tell({ type: "sound.began" }),
    timeupdate: () =>
      tell({ type: "sound.progressed", positionMs: ms(speaker.currentTime), durationMs: ms(speaker.duration) }),
    ended: () => tell({ type: "sound.ended" }),
    error: () => tell({ type: "sound.failed" }),
  } as const;
  const all = Object.entries(handlers);
  for (const [name, run] of all) speaker.addEventListener(name, run);
  receive((told) => setLoudness(speaker, told.volume));
  setLoudness(speaker, volume);
  speaker.src = address;
  speaker.play().catch((reason: unknown) => {
    const name = reason instanceof Error || reason instanceof DOMException ? reason.name : "";
    // a sound stopped before it began needs no report, and a broken file fires its own event
    if (name === "NotAllowedError") tell({ type: "sound.blocked" });
  });
  return () => {
    for (const [name, run] of all) speaker.removeEventListener(name, run);
    speaker.pause();
  };
};
