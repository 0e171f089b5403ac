import type { Loudspeaker } from "../../src/web/effects/audio/sound";
import type { AudioDependencies } from "../../src/web/effects/audio/window-audio";

/** A silent loudspeaker and a set of present or missing files; the test controls the playback. */
export const fakeAudio = () => {
  const missing = new Set<string>();
  const asked: string[] = [];
  const target = new EventTarget();
  let plays = 0;
  let refusal: Error | null = null;
  const speaker: Loudspeaker = {
    src: "",
    volume: 1,
    muted: false,
    currentTime: 0,
    duration: 2,
    play: () => {
      plays += 1;
      return refusal === null ? Promise.resolve() : Promise.reject(refusal);
    },
    pause: () => undefined,
    addEventListener: target.addEventListener.bind(target),
    removeEventListener: target.removeEventListener.bind(target),
  };
  const audio: AudioDependencies = {
    speaker: () => speaker,
    fetch: async (address) => {
      asked.push(address);
      return new Response(null, { status: missing.has(address) ? 404 : 200 });
    },
  };
  return {
    audio,
    speaker,
    /** Addresses of missing files. */
    missing,
    /** Addresses that were fetched. */
    asked,
    plays: () => plays,
    /** From now on the browser lets nothing sound; null: it does again. */
    refuse: (reason: Error | null) => {
      refusal = reason;
    },
    /** Raises the loudspeaker's next event. */
    does: (name: "playing" | "timeupdate" | "ended" | "error") => void target.dispatchEvent(new Event(name)),
  };
};
