import { chakra } from "@chakra-ui/react/styled-system";
import { useSelector } from "@tanstack/react-store";
import { ArrowLeftToLine, ArrowRightToLine, ChevronDown, ChevronUp, X } from "lucide-react";
import { useEffect, useRef, useState, type KeyboardEvent } from "react";
import { useMessage } from "../../i18n/use-message";
import { ActionButton } from "../../ui/ActionButton";
import type { ToolStore } from "../tool-state/tool-store";
import { keyOf, press, showing, withLine, type CalculatorKey } from "./calculator";
import { CalculatorKeys } from "./CalculatorKeys";
import { CalculatorTape } from "./CalculatorTape";
import { isAskedFor } from "./is-asked-for";

const shown = (text: string): string => text.replace("-", "−");

const shownLine = (line: string): string => line.replaceAll(/-(?=[\d ])/g, "−");

export interface CalculatorProps {
  readonly store: ToolStore;
  readonly onClose: () => void;
}

/** A four-function calculator that floats over the sheet; stands left or right and folds. Mount it to open it. */
export function Calculator({ store, onClose }: CalculatorProps) {
  const t = useMessage();
  const [state, setState] = useState(() => showing(store.get().attempt.keypad.entry));
  const tape = useSelector(store, ({ attempt }) => attempt.keypad.tape);
  const send = (key: CalculatorKey) => {
    const next = press(state, key);
    setState(next);
    store.changeAttempt({ keypad: { entry: next.entry, tape: withLine(tape, state, key) } });
  };
  const [side, setSide] = useState<"left" | "right">("right");
  const [folded, setFolded] = useState(false);
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isAskedFor()) panel.current?.focus();
  }, []);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "Escape") return onClose();
    const onButton = event.target instanceof HTMLButtonElement;
    const key = onButton && event.key === "Enter" ? null : keyOf(event.key);
    if (key === null || folded) return;
    event.preventDefault();
    send(key);
  };

  const onLeft = side === "left";
  return (
    <chakra.section
      ref={panel}
      tabIndex={-1}
      data-own-keys
      aria-label={t("exam.calculator.title")}
      onKeyDown={onKeyDown}
      position="fixed"
      zIndex="header"
      bottom="96px"
      {...(onLeft ? { left: "16" } : { right: "16" })}
      width="min(280px, calc(100vw - 32px))"
      p="8"
      bg="bg.card"
      borderWidth="1px"
      borderColor="border"
      borderRadius="card"
      boxShadow="float"
    >
      <chakra.header display="flex" alignItems="center" gap="2">
        <chakra.h2 fontSize="sm" me="auto" ps="8">
          {t("exam.calculator.title")}
        </chakra.h2>
        <ActionButton
          variant="quiet"
          size="sm"
          px="8"
          minWidth="44"
          minHeight="44"
          aria-label={t(onLeft ? "exam.calculator.moveRight" : "exam.calculator.moveLeft")}
          onClick={() => setSide(onLeft ? "right" : "left")}
        >
          {onLeft ? <ArrowRightToLine size={16} aria-hidden /> : <ArrowLeftToLine size={16} aria-hidden />}
        </ActionButton>
        <ActionButton
          variant="quiet"
          size="sm"
          px="8"
          minWidth="44"
          minHeight="44"
          aria-expanded={!folded}
          aria-label={t(folded ? "exam.calculator.unfold" : "exam.calculator.fold")}
          onClick={() => setFolded(!folded)}
        >
          {folded ? <ChevronUp size={16} aria-hidden /> : <ChevronDown size={16} aria-hidden />}
        </ActionButton>
        <ActionButton
          variant="quiet"
          size="sm"
          px="8"
          minWidth="44"
          minHeight="44"
          aria-label={t("exam.calculator.close")}
          onClick={onClose}
        >
          <X size={16} aria-hidden />
        </ActionButton>
      </chakra.header>
      {!folded && tape.length > 0 && (
        <CalculatorTape
          lines={tape.map(shownLine)}
          onClear={() => store.changeAttempt({ keypad: { entry: state.entry, tape: [] } })}
        />
      )}
      <chakra.div
        role="status"
        aria-label={t("exam.calculator.display")}
        display="flex"
        justifyContent="space-between"
        gap="8"
        my="8"
        px="12"
        py="8"
        bg="bg.subtle"
        borderRadius="control"
        fontSize="xl"
        fontVariantNumeric="tabular-nums"
        whiteSpace="nowrap"
      >
        <chakra.span color="fg.muted" fontSize="sm">
          {state.left !== null && state.operator !== null && `${shown(state.left)} ${shown(state.operator)}`}
        </chakra.span>
        <chakra.span fontSize={state.failed ? "md" : undefined}>
          {state.failed ? t("exam.calculator.error") : shown(state.entry)}
        </chakra.span>
      </chakra.div>
      {!folded && <CalculatorKeys onPress={send} />}
    </chakra.section>
  );
}
