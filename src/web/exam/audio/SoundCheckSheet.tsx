import { chakra } from "@chakra-ui/react/styled-system";
import { useSelector } from "@xstate/react";
import { AudioLines, Check, RotateCcw, Volume2 } from "lucide-react";
import type { ActorRefFrom } from "xstate";
import type { soundCheckMachine } from "../../../../machines/audio/sound-check.machine";
import { selectSoundCheckPhase } from "../../../../machines/audio/sound-check.selectors";
import { useMessage } from "../../i18n/use-message";
import { useMessagePart } from "../../i18n/use-message-part";
import { ActionButton } from "../../ui/ActionButton";
import { Sheet } from "../sheets/Sheet";

const Big = chakra(ActionButton, { base: { minHeight: "96", fontSize: "xl", width: "full", gap: "16" } });

/** Before what is heard: play a sound, say that it was heard. Nothing needs to be read to get through. */
export function SoundCheckSheet({ check }: { readonly check: ActorRefFrom<typeof soundCheckMachine> }) {
  const t = useMessage();
  const hasWords = useMessagePart("audio");
  const phase = useSelector(check, selectSoundCheckPhase);
  if (!hasWords) return null;
  return (
    <Sheet title={t("audio.checkTitle")} icon={Volume2}>
      <p>{t("audio.checkLead")}</p>
      {phase === "silent" && (
        <Big onClick={() => check.send({ type: "check.started" })}>
          <Volume2 size={44} aria-hidden />
          {t("audio.checkPlay")}
        </Big>
      )}
      {phase === "sounding" && (
        <Big variant="outline" aria-disabled>
          <AudioLines size={44} aria-hidden />
          {t("audio.checkPlaying")}
        </Big>
      )}
      {phase === "failed" && <p role="alert">{t("audio.checkFailed")}</p>}
      {phase === "asking" && (
        <Big onClick={() => check.send({ type: "hearing.confirmed" })}>
          <Check size={44} aria-hidden />
          {t("audio.checkHeard")}
        </Big>
      )}
      {(phase === "asking" || phase === "failed") && (
        <ActionButton variant="outline" minHeight="64" onClick={() => check.send({ type: "check.repeated" })}>
          <RotateCcw size={24} aria-hidden />
          {t("audio.checkAgain")}
        </ActionButton>
      )}
    </Sheet>
  );
}
