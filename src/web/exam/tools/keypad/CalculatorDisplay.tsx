import { chakra } from "@chakra-ui/react/styled-system";
import { useEffect, useRef } from "react";
import { useMessage } from "../../../i18n/use-message";
import type { CalculatorState } from "./calculator";
import { shownEntry } from "./entry-text";

const memorySign = "M";

interface CalculatorDisplayProps {
  readonly state: CalculatorState;
  /** Message about a fault in the typed expression. */
  readonly note: string | null;
}

/** The expression or its result; the end of the typed text is in view. */
export function CalculatorDisplay({ state, note }: CalculatorDisplayProps) {
  const t = useMessage();
  const { entry, phase, answer, memory } = state;
  const isFraction = phase === "computed" && entry === answer?.fraction;
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (line.current !== null) line.current.scrollLeft = line.current.scrollWidth;
  }, [entry]);
  return (
    <chakra.div
      my="8"
      px="12"
      py="8"
      bg="bg.subtle"
      borderRadius="control"
      fontVariantNumeric="tabular-nums"
      textAlign="end"
    >
      <chakra.div display="flex" gap="8" alignItems="baseline">
        {memory !== "0" && (
          <chakra.span fontSize="sm" color="fg.muted" title={t("exam.calculator.memory")}>
            {memorySign}
          </chakra.span>
        )}
        <chakra.div
          ref={line}
          role="status"
          aria-label={t("exam.calculator.display")}
          flex="1"
          minWidth="0"
          fontSize="xl"
          overflowX="auto"
          scrollbarWidth="none"
          whiteSpace="nowrap"
        >
          {shownEntry(entry, isFraction)}
        </chakra.div>
      </chakra.div>
      {note !== null && (
        <chakra.p role="alert" fontSize="sm" lineHeight="20px" color="bad.text" textAlign="start">
          {note}
        </chakra.p>
      )}
    </chakra.div>
  );
}
