import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { useSelector } from "@xstate/react";
import { Check, Volume2 } from "lucide-react";
import { useState } from "react";
import { createActor } from "xstate";
import { selectSoundCheckPhase } from "../../../../machines/audio/sound-check.selectors";
import { useMessagePart } from "../../contexts/use-message-part";
import { provideSoundCheck } from "../../effects/audio/provide-sound-check";
import { windowAudio } from "../../effects/audio/window-audio";
import { useMessage } from "../../i18n/use-message";
import { Button } from "../../ui/Button";
import { Card } from "../../ui/Card";

const startCheck = () => createActor(provideSoundCheck(windowAudio), { id: "soundCheck" }).start();

/** Plays a sound before a test with sound, and asks whether it was heard. */
export function SoundTest() {
  const t = useMessage();
  const hasWords = useMessagePart("audio");
  const [check] = useState(startCheck);
  const isHeard = useSelector(check, ({ status }) => status === "done");
  const phase = useSelector(check, selectSoundCheckPhase);
  if (!hasWords) return null;
  return (
    <Card aria-labelledby="sound">
      <Box as="h2" id="sound" fontSize="md" mb="4">
        {t("audio.checkTitle")}
      </Box>
      <Box color="fg.muted" mb="12">
        {t("audio.checkLead")}
      </Box>
      <Flex gap="8" wrap="wrap" align="center">
        {phase === "silent" || phase === "sounding" ? (
          <Button minH="44" aria-disabled={phase === "sounding"} onClick={() => check.send({ type: "check.started" })}>
            <Volume2 size={18} aria-hidden />
            {t(phase === "silent" ? "audio.checkPlay" : "audio.checkPlaying")}
          </Button>
        ) : null}
        {phase === "asking" && !isHeard ? (
          <Button minH="44" onClick={() => check.send({ type: "hearing.confirmed" })}>
            {t("audio.checkHeard")}
          </Button>
        ) : null}
        {(phase === "asking" || phase === "failed") && !isHeard ? (
          <Button minH="44" variant="outline" onClick={() => check.send({ type: "check.repeated" })}>
            {t("audio.checkAgain")}
          </Button>
        ) : null}
        <Flex role="status" gap="8" align="center" color="good.text" _empty={{ display: "none" }}>
          {isHeard ? (
            <>
              <Check size={18} aria-hidden />
              {t("join.heard")}
            </>
          ) : null}
        </Flex>
      </Flex>
      {phase === "failed" ? (
        <Box role="alert" mt="8">
          {t("audio.checkFailed")}
        </Box>
      ) : null}
    </Card>
  );
}
