import { Calculator as CalculatorIcon } from "lucide-react";
import { useEffect } from "react";
import { useMessagePart } from "../../contexts/use-message-part";
import { useMessage } from "../../i18n/use-message";
import { ActionButton } from "../../ui/ActionButton";
import { focusPressed } from "./is-asked-for";
import { preloadCalculator } from "./keypad/LazyCalculator";

interface CalculatorButtonProps {
  readonly open: boolean;
  readonly onToggle: () => void;
}

/**
 * The calculator's button in the top bar, for tests without a tool bar in which only some items allow the calculator.
 */
export function CalculatorButton({ open, onToggle }: CalculatorButtonProps) {
  const t = useMessage();
  useEffect(preloadCalculator, []);
  useMessagePart("calculator");
  return (
    <ActionButton
      data-tools
      data-tool="calculator"
      variant="quiet"
      px="12"
      aria-pressed={open}
      aria-label={t("exam.tools.calculator")}
      title={t("exam.tools.calculator")}
      color={open ? "accent.text" : undefined}
      onClick={(event) => {
        focusPressed(event);
        onToggle();
      }}
    >
      <CalculatorIcon size={20} aria-hidden />
    </ActionButton>
  );
}
