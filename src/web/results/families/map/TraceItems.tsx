import { Box } from "@chakra-ui/react/box";
import { useRef, type KeyboardEvent, type MouseEvent } from "react";
import { inNewWindow } from "../../../site/links";
import type { TraceStep } from "./trace";

interface Props {
  readonly label: string;
  readonly steps: readonly TraceStep[];
  readonly active: number | null;
  readonly onActive: (number: number | null) => void;
  /** A sentence with all facts of one item. */
  readonly sentence: (step: TraceStep) => string;
  readonly address: ((exerciseId: string) => string) | null;
}

const moves: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** A column over each item: one tab stop for all, arrows move, Enter or a click opens the item's analysis. */
export function TraceItems({ label, steps, active, onActive, sentence, address }: Props) {
  const list = useRef<HTMLOListElement>(null);
  const focus = (number: number) => list.current?.querySelectorAll("a")[number - 1]?.focus();
  const move = (event: KeyboardEvent, from: number) => {
    const to = event.key === "Home" ? 1 : event.key === "End" ? steps.length : from + (moves[event.key] ?? 0);
    if (to === from || to < 1 || to > steps.length) return;
    event.preventDefault();
    focus(to);
  };
  /** Touch screens have no hover: a tap selects the item, and the line below links to its analysis. */
  const readOnly = (event: MouseEvent, number: number) => {
    if (!("pointerType" in event.nativeEvent) || event.nativeEvent.pointerType !== "touch") return;
    event.preventDefault();
    onActive(number);
  };
  return (
    <Box
      as="ol"
      ref={list}
      aria-label={label}
      position="absolute"
      inset="0"
      m="0"
      p="0"
      listStyleType="none"
      display="grid"
      gridTemplateColumns={`repeat(${steps.length}, 1fr)`}
      className="no-print"
      onMouseLeave={() => onActive(null)}
    >
      {steps.map((step) => (
        <Box as="li" key={step.item.exercise_id} display="flex">
          <Box asChild flex="1" _focusVisible={{ outlineOffset: "-2px" }}>
            <a
              {...(address === null ? { role: "img" } : { href: address(step.item.exercise_id), ...inNewWindow })}
              aria-label={sentence(step)}
              tabIndex={step.number === (active ?? 1) ? 0 : -1}
              onMouseEnter={() => onActive(step.number)}
              onFocus={() => onActive(step.number)}
              onKeyDown={(event) => move(event, step.number)}
              onClick={(event) => readOnly(event, step.number)}
            />
          </Box>
        </Box>
      ))}
    </Box>
  );
}
