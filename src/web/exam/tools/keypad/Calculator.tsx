import { chakra } from "@chakra-ui/react/styled-system";
import { useSelector } from "@tanstack/react-store";
import { ArrowLeftToLine, ArrowRightToLine, ChevronDown, ChevronUp, X } from "lucide-react";
import { useEffect, useRef, useState, type KeyboardEvent } from "react";
import { useMessagePart } from "../../../contexts/use-message-part";
import type { MessageId } from "../../../i18n/message-id";
import { useMessage } from "../../../i18n/use-message";
import { ActionButton } from "../../../ui/ActionButton";
import { belongsToComposition } from "../../../ui/composition";
import { closesByEscape } from "../../../ui/escape";
import type { ToolStore } from "../../tool-state/tool-store";
import { isAskedFor } from "../is-asked-for";
import { useCover } from "../panel/use-cover";
import { calculatorKey, press, restoredCalculator, withLine, type CalculatorKey } from "./calculator";
import { CalculatorDisplay } from "./CalculatorDisplay";
import { CalculatorKeys } from "./CalculatorKeys";
import { CalculatorTape } from "./CalculatorTape";
import { shownEntry } from "./entry-text";
import type { ExpressionFault } from "./expression";

const shownLine = (line: string): string =>
  line
    .split(" = ")
    .map((part) => shownEntry(part))
    .join(" = ");

const faults: Readonly<Record<ExpressionFault, MessageId>> = {
  unfinished: "exam.calculator.unfinished",
  unreadable: "exam.calculator.unreadable",
  dividesByZero: "exam.calculator.dividesByZero",
  noRealRoot: "exam.calculator.noRealRoot",
  tooLarge: "exam.calculator.tooLarge",
};

const isOneSign = (key: string): boolean => /^[^\s\p{C}]$/u.test(key);

export interface CalculatorProps {
  readonly store: ToolStore;
  readonly onClose: () => void;
}

/**
 * A calculator with an expression line that floats over the sheet, left or right, and can be folded. It is open while
 * mounted.
 */
export const Calculator = (props: CalculatorProps) => useMessagePart("calculator") && <Keypad {...props} />;

function Keypad({ store, onClose }: CalculatorProps) {
  const t = useMessage();
  const { attempt } = store.get();
  const [state, setState] = useState(() => restoredCalculator(attempt.keypad.entry, attempt.keypad.memory));
  const [strange, setStrange] = useState<string | null>(null);
  const tape = useSelector(store, ({ attempt: { keypad } }) => keypad.tape);
  const send = (key: CalculatorKey) => {
    const next = press(state, key);
    setState(next);
    setStrange(null);
    store.changeAttempt({ keypad: { entry: next.entry, tape: withLine(tape, state, next), memory: next.memory } });
  };
  const [side, setSide] = useState<"left" | "right">("right");
  const [folded, setFolded] = useState(false);
  const panel = useRef<HTMLElement>(null);
  useCover(panel);
  useEffect(() => {
    if (isAskedFor()) panel.current?.focus();
  }, []);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || belongsToComposition(event)) return;
    if (closesByEscape(event, panel.current)) return onClose();
    const onButton = event.target instanceof HTMLButtonElement;
    const key = onButton && event.key === "Enter" ? null : calculatorKey(event.key);
    if (folded) return;
    if (key === null) return setStrange(isOneSign(event.key) ? event.key : null);
    event.preventDefault();
    send(key);
  };

  const onLeft = side === "left";
  const fault = state.fault === null ? null : t(faults[state.fault]);
  const note = strange === null ? fault : t("exam.calculator.strangeKey", { key: strange });
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
      width="min(328px, calc(100vw - 32px))"
      maxHeight="calc(100dvh - 112px)"
      overflowY="auto"
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
          onClear={() => store.changeAttempt({ keypad: { ...store.get().attempt.keypad, tape: [] } })}
        />
      )}
      <CalculatorDisplay state={state} note={note} />
      {!folded && <CalculatorKeys onPress={send} />}
    </chakra.section>
  );
}
