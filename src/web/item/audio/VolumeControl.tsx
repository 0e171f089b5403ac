import { chakra } from "@chakra-ui/react/styled-system";
import { useSelector } from "@xstate/react";
import { Volume1, Volume2, VolumeX } from "lucide-react";
import { loudnessOf } from "../../../../machines/audio/audio-facts";
import { useMessagePart } from "../../contexts/use-message-part";
import { useMessage } from "../../i18n/use-message";
import { ActionButton } from "../../ui/ActionButton";
import type { VoiceActor } from "./voice-context";

const Slider = chakra("input", {
  base: { width: { base: "88px", md: "120px" }, height: "44", accentColor: "var(--iv-colors-accent-solid)" },
});

/** Volume of items' audio: a mute button and a slider. The setting is stored on this device. */
export function VolumeControl({ voice }: { readonly voice: VoiceActor }) {
  const t = useMessage();
  const hasWords = useMessagePart("audio");
  const loudness = useSelector(voice, ({ context }) => Math.round(loudnessOf(context) * 100));
  const Icon = loudness === 0 ? VolumeX : loudness < 50 ? Volume1 : Volume2;
  if (!hasWords) return null;
  return (
    <chakra.div role="group" aria-label={t("audio.volume")} display="flex" alignItems="center" gap="4">
      <ActionButton
        variant="quiet"
        px="0"
        minW="44"
        aria-pressed={loudness === 0}
        aria-label={t("audio.mute")}
        onClick={() => voice.send({ type: "mute.toggled" })}
      >
        <Icon size={22} aria-hidden />
      </ActionButton>
      <Slider
        type="range"
        min={0}
        max={100}
        step={5}
        value={loudness}
        data-own-keys
        aria-label={t("audio.loudness")}
        aria-valuetext={t("audio.percent", { loudness })}
        onChange={({ target }) => voice.send({ type: "volume.changed", volume: Number(target.value) / 100 })}
      />
    </chakra.div>
  );
}
