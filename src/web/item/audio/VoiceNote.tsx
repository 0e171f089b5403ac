import { chakra } from "@chakra-ui/react/styled-system";
import { useSelector } from "@xstate/react";
import { isUnheard, selectHindrance } from "../../../../machines/audio/audio.selectors";
import { useMessage } from "../../i18n/use-message";
import { ActionButton } from "../../ui/ActionButton";
import type { VoiceActor } from "./voice-context";

const words = {
  file: "audio.fileFailed",
  connection: "audio.unreached",
  browser: "audio.blocked",
} as const;

/** One line on why the question cannot be heard, and what the student can do. */
export function VoiceNote({ voice }: { readonly voice: VoiceActor }) {
  const t = useMessage();
  const hindrance = useSelector(voice, selectHindrance);
  const unheard = useSelector(voice, (audio) => isUnheard(audio, audio.context.voice?.exerciseId ?? ""));
  if (hindrance === null) return null;
  return (
    <chakra.div
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="space-between"
      gap="8"
      px="12"
      py="8"
      bg="warn.tint"
      color="warn.text"
      borderRadius="control"
      fontSize="md"
    >
      <p role="status">
        {t(words[hindrance])} {unheard && t("audio.notScored")}
      </p>
      {hindrance !== "browser" && (
        <ActionButton variant="outline" onClick={() => voice.send({ type: "retry.requested" })}>
          {t("audio.retry")}
        </ActionButton>
      )}
    </chakra.div>
  );
}
