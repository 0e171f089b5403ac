import { prompt, type SpokenItem } from "../../../../machines/audio/audio-facts";
import type { Exercise } from "../../../contract/attempt/attempt";

/**
 * The audio clips of an item with their addresses; null where it has no audio, or the file of its prompt is missing.
 */
export const voiceOf = ({ exercise_id: exerciseId, audio, media }: Exercise): SpokenItem | null => {
  if (audio === undefined) return null;
  const addressOf = (mediaId: string): string | null => {
    const found = media.find((one) => one.media_id === mediaId);
    return found === undefined ? null : `/media/${found.sha256}`;
  };
  const first = addressOf(audio.prompt);
  if (first === null) return null;
  const options = Object.entries(audio.options ?? {}).flatMap(([part, mediaId]) => {
    const address = addressOf(mediaId);
    return address === null ? [] : [[part, address] as const];
  });
  return {
    exerciseId,
    clips: { ...Object.fromEntries(options), [prompt]: first },
    autoplay: audio.autoplay,
    maxPlays: audio.max_plays,
    isSynthetic: audio.synthetic,
  };
};
