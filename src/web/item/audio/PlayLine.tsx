import { chakra } from "@chakra-ui/react/styled-system";
import { useSelector } from "@xstate/react";
import { prompt } from "../../../../machines/audio/audio-facts";
import {
  selectCountdown,
  selectPart,
  selectPlaysLeft,
  selectProgress,
} from "../../../../machines/audio/audio.selectors";
import { useMessage } from "../../i18n/use-message";
import type { VoiceActor } from "./voice-context";

/** The state of a recording with a limited number of plays: when it begins, its progress, and the plays left. */
export function PlayLine({ voice }: { readonly voice: VoiceActor }) {
  const t = useMessage();
  const countdown = useSelector(voice, selectCountdown);
  const progress = useSelector(voice, selectProgress);
  const left = useSelector(voice, selectPlaysLeft) ?? 0;
  const isPlaying = useSelector(voice, (audio) => selectPart(audio, prompt) === "playing");
  const percent = Math.round(progress * 100);
  return (
    <chakra.div flex="1" minWidth="160px" display="grid" gap="4" fontSize="md">
      <chakra.div
        role="progressbar"
        aria-label={t("audio.progress")}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        height="8"
        bg="bg.subtle"
        borderRadius="pill"
        overflow="hidden"
        forcedColorAdjust="none"
      >
        <chakra.div height="100%" bg="accent.solid" style={{ width: `${percent}%` }} />
      </chakra.div>
      <chakra.p role="status" color="fg.muted" fontSize="sm" fontVariantNumeric="tabular-nums">
        {countdown !== null && t("audio.beginsIn", { seconds: countdown })}
        {countdown === null && isPlaying && t("audio.listen")}
        {countdown === null && !isPlaying && t("audio.playsLeft", { left })}
      </chakra.p>
    </chakra.div>
  );
}
