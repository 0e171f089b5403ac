import { chakra } from "@chakra-ui/react/styled-system";
import { Global } from "@emotion/react";
import { useSelector } from "@xstate/react";
import { Pause, Play, SkipBack, SkipForward, Square } from "lucide-react";
import { useEffect, useState } from "react";
import { createActor, type ActorRefFrom } from "xstate";
import type { speechMachine } from "../../../../../machines/exam/speech.machine";
import { provideSpeech } from "../../../effects/exam/voice";
import { useLanguage } from "../../../i18n/language";
import { useMessage } from "../../../i18n/use-message";
import { ActionButton } from "../../../ui/ActionButton";
import { Choices } from "../Choices";
import { FloatingPanel } from "../panel/FloatingPanel";
import type { ToolProps } from "../tool-record";
import { markSpoken, spokenRules, unmarkSpoken } from "./mark-spoken";
import { spokenElements, type SpokenElement } from "./spoken-parts";
import { useHasVoice } from "./use-has-voice";

const rates = [0.75, 1, 1.25] as const;
const size = { width: 340, height: 212 };

/** The single reader of this window, created with the first question that is read. */
let reader: ActorRefFrom<typeof speechMachine> | null = null;
const ownReader = () =>
  (reader ??= createActor(
    provideSpeech({
      speech: window.speechSynthesis,
      makeUtterance: (text) => new SpeechSynthesisUtterance(text),
    }),
  ).start());

/** Reads the question on the sheet aloud, and marks the part that is being read. */
export function SpeechPanel({ store, exerciseId, onClose }: ToolProps) {
  const t = useMessage();
  const hasVoice = useHasVoice(useLanguage());
  return (
    <FloatingPanel
      store={store}
      tool="textToSpeech"
      title={t("tools.speech.title")}
      size={size}
      sheet="own"
      edge="bottom"
      onClose={onClose}
    >
      {hasVoice ? <Reader key={exerciseId} /> : <chakra.p p="16">{t("tools.speech.mute")}</chakra.p>}
    </FloatingPanel>
  );
}

function Reader() {
  const t = useMessage();
  const actor = ownReader();
  const state = useSelector(actor, (snapshot) => snapshot);
  const [parts, setParts] = useState<readonly SpokenElement[]>([]);
  const [isEmpty, setEmpty] = useState(false);
  const { at, word, rate, hasFailed } = state.context;
  const isSpeaking = state.matches("speaking");
  const isSilent = state.matches("silent");
  const spoken = isSilent ? undefined : parts[at];

  useEffect(() => () => actor.send({ type: "reading.stopped" }), [actor]);
  useEffect(() => {
    if (spoken === undefined) return undefined;
    markSpoken(spoken, word);
    return unmarkSpoken;
  }, [spoken, word]);
  useEffect(() => {
    spoken?.element.scrollIntoView({ block: "nearest" });
  }, [spoken]);

  const read = () => {
    const shown = spokenElements();
    setParts(shown);
    setEmpty(shown.length === 0);
    actor.send({ type: "reading.requested", parts: shown.map(({ text, lang }) => ({ text, lang })) });
  };
  const main = isSilent
    ? { label: t("tools.speech.read"), Icon: Play, press: read }
    : isSpeaking
      ? { label: t("tools.speech.pause"), Icon: Pause, press: () => actor.send({ type: "reading.paused" }) }
      : { label: t("tools.speech.resume"), Icon: Play, press: () => actor.send({ type: "reading.resumed" }) };
  const beside = [
    { label: t("tools.speech.previous"), Icon: SkipBack, press: () => actor.send({ type: "part.skipped", by: -1 }) },
    { label: t("tools.speech.next"), Icon: SkipForward, press: () => actor.send({ type: "part.skipped", by: 1 }) },
    { label: t("tools.speech.stop"), Icon: Square, press: () => actor.send({ type: "reading.stopped" }) },
  ] as const;

  return (
    <>
      <Global styles={spokenRules} />
      <chakra.div display="flex" alignItems="center" gap="4" px="12" pt="12">
        <ActionButton data-first flex="1" px="12" onClick={main.press}>
          <main.Icon size={18} aria-hidden />
          {main.label}
        </ActionButton>
        {beside.map(({ label, Icon, press }) => (
          <ActionButton
            key={label}
            variant="quiet"
            px="12"
            aria-label={label}
            title={label}
            disabled={isSilent}
            onClick={press}
          >
            <Icon size={18} aria-hidden />
          </ActionButton>
        ))}
      </chakra.div>
      <Choices
        label={t("tools.speech.speed")}
        choices={rates.map((value) => ({ value, label: `${value}×` }))}
        chosen={rate}
        onChoose={(value) => actor.send({ type: "rate.chosen", rate: value })}
      />
      <chakra.p role="status" px="12" pb="12" minHeight="32" fontSize="sm" color="fg.muted">
        {isEmpty
          ? t("tools.speech.empty")
          : hasFailed && isSilent
            ? t("tools.speech.failed")
            : isSilent
              ? ""
              : t("tools.speech.part", { number: at + 1, count: parts.length })}
      </chakra.p>
    </>
  );
}
