import { chakra } from "@chakra-ui/react/styled-system";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useState, type KeyboardEvent } from "react";
import { useMessage } from "../../../i18n/use-message";
import { ActionButton } from "../../../ui/ActionButton";
import { highlightStyles, type HighlightStyle, type TextHighlight } from "../../tool-state/shape";
import { touching, type TextRange } from "./highlights";
import { StyleButtons } from "./StyleButtons";
import { useSentences } from "./use-sentences";

interface SentenceWalkProps {
  readonly exerciseId: string;
  readonly highlights: readonly TextHighlight[];
  readonly onMark: (place: TextRange, style: HighlightStyle) => void;
  readonly onRemove: (gone: readonly TextHighlight[]) => void;
}

/**
 * Highlighting by keyboard: arrows go from sentence to sentence, 1, 2, 3 highlight the current one, Delete removes it.
 */
export function SentenceWalk({ exerciseId, highlights, onMark, onRemove }: SentenceWalkProps) {
  const t = useMessage();
  const [isWalking, setWalking] = useState(false);
  const { place, index, count, step } = useSentences(exerciseId, isWalking);
  const here = place === null ? [] : touching(highlights, place);

  const onKeyDown = (event: KeyboardEvent) => {
    const style = highlightStyles[Number(event.key) - 1];
    if (event.ctrlKey || event.metaKey || event.altKey || place === null) return;
    if (event.key === "ArrowRight" || event.key === "ArrowDown") step(1);
    else if (event.key === "ArrowLeft" || event.key === "ArrowUp") step(-1);
    else if (style !== undefined) onMark(place, style);
    else if (event.key === "Delete" || event.key === "Backspace") onRemove(here);
    else return;
    event.preventDefault();
  };

  return (
    <chakra.div
      tabIndex={0}
      data-first=""
      role="group"
      aria-label={t("tools.notes.walk")}
      aria-describedby="sentence-walk"
      onKeyDown={onKeyDown}
      onFocus={() => setWalking(true)}
      onBlur={(event) => setWalking(event.currentTarget.contains(event.relatedTarget))}
      p="12"
      borderBottomWidth="1px"
      borderColor="border"
      outlineOffset="-3px"
    >
      <chakra.div display="flex" alignItems="center">
        <ActionButton
          variant="quiet"
          size="sm"
          px="8"
          minWidth="44"
          minHeight="44"
          aria-label={t("tools.notes.previous")}
          aria-disabled={index === 0}
          onClick={() => step(-1)}
        >
          <ChevronLeft size={18} aria-hidden />
        </ActionButton>
        <chakra.span fontSize="sm" whiteSpace="nowrap" fontVariantNumeric="tabular-nums">
          {t("tools.notes.sentence", { number: Math.min(index + 1, count), count })}
        </chakra.span>
        <ActionButton
          variant="quiet"
          size="sm"
          px="8"
          minWidth="44"
          minHeight="44"
          me="auto"
          aria-label={t("tools.notes.next")}
          aria-disabled={index >= count - 1}
          onClick={() => step(1)}
        >
          <ChevronRight size={18} aria-hidden />
        </ActionButton>
        <StyleButtons chosen={here[0]?.style} onChoose={(style) => place !== null && onMark(place, style)} />
      </chakra.div>
      <chakra.p role="status" fontSize="sm" lineClamp={3}>
        {place?.quote}
      </chakra.p>
      <chakra.p id="sentence-walk" fontSize="xs" color="fg.muted" mt="4">
        {t("tools.notes.walkKeys")}
      </chakra.p>
    </chakra.div>
  );
}
