import { useSelector } from "@xstate/react";
import { AudioLines, Check, RotateCcw, Volume2 } from "lucide-react";
import type { ReactNode } from "react";
import type { ActorRefFrom } from "xstate";
import type { soundCheckMachine } from "../../../../machines/audio/sound-check.machine";
import { selectSoundCheckPhase } from "../../../../machines/audio/sound-check.selectors";
import { useMessagePart } from "../../contexts/use-message-part";
import { useMessage } from "../../i18n/use-message";
import { Sheet } from "../sheets/Sheet";
import { BigButton } from "./BigButton";

interface SoundCheckSheetProps {
  readonly check: ActorRefFrom<typeof soundCheckMachine>;
  /** A way to leave; given where the screen around the sheet offers none. */
  readonly leave?: ReactNode;
}

/** Sound check before a part with audio: play a sound, confirm that it was heard. Usable without reading. */
export function SoundCheckSheet({ check, leave }: SoundCheckSheetProps) {
  const t = useMessage();
  const hasWords = useMessagePart("audio");
  const phase = useSelector(check, selectSoundCheckPhase);
  if (!hasWords) return null;
  return (
    <Sheet title={t("audio.checkTitle")} icon={Volume2} actions={leave}>
      <p>{t("audio.checkLead")}</p>
      {phase === "silent" && (
        <BigButton width="full" minH="96" onClick={() => check.send({ type: "check.started" })}>
          <Volume2 size={44} aria-hidden />
          {t("audio.checkPlay")}
        </BigButton>
      )}
      {phase === "sounding" && (
        <BigButton width="full" minH="96" variant="outline" aria-disabled>
          <AudioLines size={44} aria-hidden />
          {t("audio.checkPlaying")}
        </BigButton>
      )}
      {phase === "failed" && <p role="alert">{t("audio.checkFailed")}</p>}
      {phase === "asking" && (
        <BigButton width="full" minH="96" onClick={() => check.send({ type: "hearing.confirmed" })}>
          <Check size={44} aria-hidden />
          {t("audio.checkHeard")}
        </BigButton>
      )}
      {(phase === "asking" || phase === "failed") && (
        <BigButton width="full" variant="outline" fontSize="md" onClick={() => check.send({ type: "check.repeated" })}>
          <RotateCcw size={24} aria-hidden />
          {t("audio.checkAgain")}
        </BigButton>
      )}
    </Sheet>
  );
}
