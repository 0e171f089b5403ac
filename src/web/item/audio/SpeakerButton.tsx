import { useSelector } from "@xstate/react";
import { AudioLines, LoaderCircle, Volume2, VolumeX, type LucideIcon } from "lucide-react";
import type { ComponentProps } from "react";
import { prompt } from "../../../../machines/audio/audio-facts";
import { selectPart, type PartState } from "../../../../machines/audio/audio.selectors";
import { useMessagePart } from "../../contexts/use-message-part";
import { useMessage } from "../../i18n/use-message";
import { ActionButton } from "../../ui/ActionButton";
import type { VoiceActor } from "./voice-context";

const icons: Readonly<Record<PartState, LucideIcon>> = {
  busy: LoaderCircle,
  ready: Volume2,
  playing: AudioLines,
  usedUp: Volume2,
  broken: VolumeX,
};

type Look = Omit<ComponentProps<typeof ActionButton>, "children" | "onClick">;

export interface SpeakerButtonProps extends Look {
  readonly voice: VoiceActor;
  /** The prompt, or an option by its id. */
  readonly part: string;
  /** Letter of the option, as shown to the student. */
  readonly letter?: string;
  readonly iconSize?: number;
}

/** A button that plays one part of the item, from its beginning each time. */
export function SpeakerButton({ voice, part, letter = "", iconSize = 22, ...look }: SpeakerButtonProps) {
  const t = useMessage();
  const hasWords = useMessagePart("audio");
  const state = useSelector(voice, (audio) => selectPart(audio, part));
  const Icon = icons[state];
  const name = part === prompt ? t("audio.playPrompt") : t("audio.playOption", { letter });
  const isPromptBroken = state === "broken" && part === prompt;
  const press = () => voice.send(isPromptBroken ? { type: "retry.requested" } : { type: "play.requested", part });
  if (!hasWords) return null;
  return (
    <ActionButton
      variant="quiet"
      px="0"
      minW="44"
      flex="none"
      color={state === "playing" ? "accent.text" : undefined}
      {...look}
      aria-label={state === "broken" ? t("audio.broken", { name }) : name}
      aria-disabled={state === "usedUp" || state === "busy" || (state === "broken" && !isPromptBroken)}
      data-state={state}
      onClick={press}
    >
      <Icon size={iconSize} aria-hidden />
    </ActionButton>
  );
}
