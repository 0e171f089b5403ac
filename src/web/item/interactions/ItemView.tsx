import { chakra } from "@chakra-ui/react/styled-system";
import { keyframes } from "@emotion/react";
import { Ban } from "lucide-react";
import {
  Suspense,
  useEffect,
  useId,
  useRef,
  useState,
  type CSSProperties,
  type ErrorInfo,
  type ReactNode,
} from "react";
import type { Exercise } from "../../../contract/attempt/attempt";
import type { Answer, InteractionType } from "../../../contract/item/item";
import type { NumberEntry } from "../../../contract/item/number-entry";
import { localized, useLanguage } from "../../i18n/language";
import { useMessage } from "../../i18n/use-message";
import { ActionButton } from "../../ui/ActionButton";
import { LazyPromptBar } from "../audio/LazyVoice";
import { ItemContent } from "../content/ItemContent";
import type { ViewProps } from "./interaction-screen";
import { InteractionView } from "./InteractionView";
import { ItemBoundary } from "./ItemBoundary";
import { SplitPane } from "./lazy-interactions";
import { pictureZoom } from "./pictures";
import { screenOf } from "./screen-records";
import { useChosen } from "./use-chosen";
import { usePassagePlace } from "./use-passage-place";

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });
const none: ReadonlySet<string> = new Set();

interface ItemViewProps {
  readonly exercise: Exercise;
  /** Position of the item as the student counts, from 1. */
  readonly number: number;
  /** Shown in place of the number. */
  readonly title?: string;
  /** One sentence before the question. */
  readonly lead?: string;
  /** Shown under the question. */
  readonly after?: ReactNode;
  readonly answer: Answer | null;
  readonly onAnswer: (answer: Answer | null) => void;
  readonly readOnly?: boolean;
  readonly eliminated?: ReadonlySet<string>;
  /** Absent: the eliminator is not offered. */
  readonly onEliminate?: ((optionId: string, out: boolean) => void) | undefined;
  readonly numberEntry?: NumberEntry;
  /** Controls beside the number, such as the mark for review. */
  readonly tools?: ReactNode;
  readonly onBroken?: ((error: unknown, info: ErrorInfo) => void) | undefined;
}

/** Enlarges the drawings of a question and of its options by the same factor. */
function Enlarged({ interaction, children }: Pick<Exercise, "interaction"> & { readonly children: ReactNode }) {
  const zoom = { display: "contents", "--iv-zoom": pictureZoom(interaction) } as CSSProperties;
  return <div style={zoom}>{children}</div>;
}

/** The interaction with the choice of the moment, which is drawn without the rest of the item. */
function ChoosingInteraction({ answer: given, onAnswer, ...props }: ViewProps<InteractionType>) {
  const [answer, choose] = useChosen(given, onAnswer, props.readOnly);
  return <InteractionView {...props} answer={answer} onAnswer={choose} />;
}

/** One item: stimulus, number, stem, interaction. A new item fades in and its heading takes the focus. */
export function ItemView({
  exercise,
  number,
  title,
  lead,
  after,
  answer,
  onAnswer,
  readOnly = false,
  eliminated = none,
  onEliminate,
  numberEntry,
  tools,
  onBroken,
}: ItemViewProps) {
  const t = useMessage();
  const language = useLanguage();
  const stemId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [share, setShare] = useState(50);
  const [crossing, setCrossing] = useState(true);
  const { exercise_id: exerciseId, stimulus, media, interaction } = exercise;
  const passageRef = usePassagePlace(stimulus === undefined ? null : localized(stimulus.content, language));
  const choosing = screenOf(interaction.type)?.eliminates === true;

  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
  }, [exerciseId]);

  const question = (
    <chakra.article
      data-crossing={crossing}
      aria-labelledby={`${stemId}-number`}
      maxWidth="720px"
      marginInline={stimulus ? undefined : "auto"}
      display="flex"
      flexDirection="column"
      gap="20"
      fontSize="lg"
      lineHeight="exam"
      animation={`${appear} 120ms ease-out`}
    >
      <chakra.header
        containerType="inline-size"
        display="flex"
        alignItems="center"
        flexWrap="wrap"
        gap="8"
        minHeight="44"
        borderBottomWidth="1px"
        borderColor="border"
      >
        <chakra.h1
          ref={heading}
          id={`${stemId}-number`}
          tabIndex={-1}
          aria-describedby={stemId}
          fontSize="md"
          fontWeight="semibold"
          me="auto"
          whiteSpace="nowrap"
          outline="none"
        >
          {title ?? t("exam.question", { number })}
        </chakra.h1>
        {tools}
        {onEliminate && choosing && (
          <ActionButton
            variant="quiet"
            px="12"
            gap="8"
            data-shortcut="eliminator"
            aria-pressed={crossing}
            title={t("exam.eliminate.tool")}
            aria-label={t("exam.eliminate.tool")}
            onClick={() => setCrossing(!crossing)}
            color={crossing ? "accent.text" : undefined}
          >
            <Ban size={18} aria-hidden />
            <chakra.span display="none" fontSize="sm" css={{ "@container (width >= 480px)": { display: "inline" } }}>
              {t("exam.eliminate.tool")}
            </chakra.span>
          </ActionButton>
        )}
      </chakra.header>
      {lead !== undefined && (
        <chakra.p fontSize="md" color="fg.muted">
          {lead}
        </chakra.p>
      )}
      <LazyPromptBar />
      <ItemBoundary answer={answer} onBroken={onBroken}>
        <Enlarged interaction={interaction}>
          <ChoosingInteraction
            stem={exercise.stem}
            interaction={interaction}
            answer={answer}
            onAnswer={onAnswer}
            readOnly={readOnly}
            media={media}
            stemId={stemId}
            eliminated={eliminated}
            onEliminate={onEliminate}
            numberEntry={numberEntry}
          />
        </Enlarged>
      </ItemBoundary>
      {after}
    </chakra.article>
  );

  if (!stimulus) {
    return (
      <chakra.div key={exerciseId} height="100%" overflowY="auto" p={{ base: "16", md: "32" }} pb="48">
        {question}
      </chakra.div>
    );
  }
  return (
    <Suspense fallback={null} key={exerciseId}>
      <SplitPane
        share={share}
        onShare={setShare}
        startRef={passageRef}
        start={
          <ItemBoundary answer={null} onBroken={onBroken}>
            {stimulus.title && (
              <chakra.h2 fontSize="lg" mb="12">
                {localized(stimulus.title, language)}
              </chakra.h2>
            )}
            <ItemContent part="passage" headings={stimulus.title ? 3 : 2} text={stimulus.content} media={media} />
          </ItemBoundary>
        }
        end={question}
      />
    </Suspense>
  );
}
