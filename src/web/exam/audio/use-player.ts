import { useEffect, useState } from "react";
import type { Exercise } from "../../../contract/attempt/attempt";
import { useSpeaking } from "../../item/audio/use-speaking";
import type { VoiceActor } from "../../item/audio/voice-context";
import { useAttemptRegistry } from "../attempt-registry-context";
import type { SittingActor } from "../sitting-actor";

/**
 * The audio player of a sitting, set to the item on screen; null until the first item with audio. `isSilenced` stops it
 * while the item is covered.
 */
export const usePlayer = (sitting: SittingActor, exercise: Exercise | null, isSilenced: boolean): VoiceActor | null => {
  const registry = useAttemptRegistry();
  const [player, setPlayer] = useState<VoiceActor | null>(null);
  const speaks = exercise?.audio !== undefined;
  useEffect(() => {
    let isWanted = speaks;
    if (speaks)
      void registry.playerOf(sitting).then((found) => {
        if (isWanted) setPlayer(found);
      });
    return () => {
      isWanted = false;
    };
  }, [registry, sitting, speaks]);
  useSpeaking(player, exercise, isSilenced);
  return player;
};
