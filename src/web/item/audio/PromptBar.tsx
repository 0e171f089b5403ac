import { chakra } from "@chakra-ui/react/styled-system";
import { useSelector } from "@xstate/react";
import { prompt } from "../../../../machines/audio/audio-facts";
import { selectPlaysLeft } from "../../../../machines/audio/audio.selectors";
import { useMessagePart } from "../../contexts/use-message-part";
import { useMessage } from "../../i18n/use-message";
import { PlayLine } from "./PlayLine";
import { Speaker } from "./Speaker";
import type { VoiceActor } from "./voice-context";
import { VoiceNote } from "./VoiceNote";
import { VolumeControl } from "./VolumeControl";

/** The controls above a question with audio: speaker, plays left, volume, and the message of a fault. */
export function PromptBar({ voice }: { readonly voice: VoiceActor }) {
  const t = useMessage();
  const hasWords = useMessagePart("audio");
  const isLimited = useSelector(voice, (audio) => selectPlaysLeft(audio) !== null);
  const isSynthetic = useSelector(voice, ({ context }) => context.voice?.isSynthetic === true);
  if (!hasWords) return null;
  return (
    <chakra.section aria-label={t("audio.recording")} display="grid" gap="8">
      <chakra.div
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        columnGap="16"
        rowGap="4"
        minHeight="64"
        px="12"
        py="8"
        borderWidth="1px"
        borderColor="border"
        borderRadius="card"
        bg="bg.card"
      >
        <Speaker voice={voice} part={prompt} variant="outline" borderRadius="pill" minH="48" minW="48" />
        {isLimited ? (
          <PlayLine voice={voice} />
        ) : (
          <chakra.span flex="1" minWidth="120px" color="fg.muted" fontSize="md">
            {t("audio.again")}
          </chakra.span>
        )}
        <VolumeControl voice={voice} />
        {isSynthetic && (
          <chakra.span color="fg.muted" fontSize="xs">
            {t("audio.synthetic")}
          </chakra.span>
        )}
      </chakra.div>
      <VoiceNote voice={voice} />
    </chakra.section>
  );
}
