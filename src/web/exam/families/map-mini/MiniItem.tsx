import { chakra } from "@chakra-ui/react/styled-system";
import { useSelector } from "@xstate/react";
import { useEffect, useId, useRef } from "react";
import { prompt } from "../../../../../machines/audio/audio-facts";
import type { Exercise } from "../../../../contract/attempt/attempt";
import type { Answer } from "../../../../contract/item/item";
import { useMessage } from "../../../i18n/use-message";
import { Speaker } from "../../../item/audio/Speaker";
import { useVoice } from "../../../item/audio/voice-context";
import { VoiceNote } from "../../../item/audio/VoiceNote";
import { ItemContent } from "../../../item/content/ItemContent";
import { InteractionView } from "../../../item/interactions/InteractionView";
import { ItemBoundary } from "../../../item/interactions/ItemBoundary";
import { Hidden } from "../../../ui/Hidden";
import { MiniChoices } from "./MiniChoices";

const none: ReadonlySet<string> = new Set();

/** The content of an item, as large as there is room. Its text is for adults who read along. */
const Shown = chakra("div", {
  base: {
    minWidth: "0",
    textAlign: "center",
    "& > div": { fontSize: { base: "xl", md: "2xl" }, lineHeight: "1.4", marginInline: "auto" },
    "& svg, & img": { maxHeight: "min(34dvh, 320px)", maxWidth: "100%", height: "auto" },
    "& svg": { "@media (width >= 1200px) and (height >= 840px)": { zoom: 1.4, maxHeight: "min(24dvh, 230px)" } },
  },
});

interface MiniItemProps {
  readonly exercise: Exercise;
  /** Position of the item as the student counts, from 1. */
  readonly number: number;
  readonly answer: Answer | null;
  readonly onAnswer: (answer: Answer | null) => void;
  readonly readOnly: boolean;
}

/** One item for small children: a big speaker, the picture, the answers as cards. */
export function MiniItem({ exercise, number, answer, onAnswer, readOnly }: MiniItemProps) {
  const t = useMessage();
  const voice = useVoice();
  const speaks = useSelector(voice ?? undefined, (audio) => audio?.context.voice != null);
  const stemId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const { exercise_id: exerciseId, stimulus, stem, interaction, media } = exercise;
  useEffect(() => heading.current?.focus({ preventScroll: true }), [exerciseId]);
  return (
    <chakra.article
      key={exerciseId}
      aria-labelledby={`${stemId}-number`}
      maxWidth="960px"
      mx="auto"
      p={{ base: "16", md: "24" }}
      display="flex"
      flexDirection="column"
      gap="20"
    >
      <Hidden as="h1" ref={heading} id={`${stemId}-number`} tabIndex={-1}>
        {t("exam.question", { number })}
      </Hidden>
      {voice !== null && speaks && (
        <chakra.div display="grid" gap="12" justifyItems="center">
          <Speaker
            voice={voice}
            part={prompt}
            iconSize={44}
            variant="outline"
            minH="96"
            minW="96"
            borderRadius="pill"
            borderWidth="3px"
          />
          <VoiceNote voice={voice} />
        </chakra.div>
      )}
      <ItemBoundary answer={answer}>
        {stimulus !== undefined && (
          <Shown>
            <ItemContent text={stimulus.content} media={media} />
          </Shown>
        )}
        {interaction.type === "single_choice" ? (
          <>
            <Shown>
              <ItemContent id={stemId} text={stem} media={media} />
            </Shown>
            <MiniChoices
              interaction={interaction}
              answer={answer}
              onAnswer={onAnswer}
              readOnly={readOnly}
              media={media}
              stemId={stemId}
            />
          </>
        ) : (
          <InteractionView
            stem={stem}
            interaction={interaction}
            answer={answer}
            onAnswer={onAnswer}
            readOnly={readOnly}
            media={media}
            stemId={stemId}
            eliminated={none}
          />
        )}
      </ItemBoundary>
    </chakra.article>
  );
}
