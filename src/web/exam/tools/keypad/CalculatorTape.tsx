import { chakra } from "@chakra-ui/react/styled-system";
import { Eraser } from "lucide-react";
import { useEffect, useRef } from "react";
import { useMessage } from "../../../i18n/use-message";
import { ActionButton } from "../../../ui/ActionButton";

interface CalculatorTapeProps {
  /** Oldest first. */
  readonly lines: readonly string[];
  readonly onClear: () => void;
}

/** The list of earlier results; the newest line is in view. */
export function CalculatorTape({ lines, onClear }: CalculatorTapeProps) {
  const t = useMessage();
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (list.current !== null) list.current.scrollTop = list.current.scrollHeight;
  }, [lines.length]);
  return (
    <chakra.div display="flex" alignItems="flex-end" gap="4" ps="12">
      <chakra.ul
        ref={list}
        role="list"
        tabIndex={0}
        aria-label={t("exam.calculator.history")}
        flex="1"
        minWidth="0"
        maxHeight="72px"
        overflowY="auto"
        listStyleType="none"
        fontSize="sm"
        lineHeight="24px"
        color="fg.muted"
        textAlign="end"
        fontVariantNumeric="tabular-nums"
        overflowWrap="anywhere"
      >
        {lines.map((line, place) => (
          <li key={place}>{line}</li>
        ))}
      </chakra.ul>
      <ActionButton
        variant="quiet"
        size="sm"
        px="8"
        minWidth="44"
        minHeight="44"
        aria-label={t("exam.calculator.clearHistory")}
        title={t("exam.calculator.clearHistory")}
        onClick={onClear}
      >
        <Eraser size={16} aria-hidden />
      </ActionButton>
    </chakra.div>
  );
}
