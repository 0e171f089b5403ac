import { chakra } from "@chakra-ui/react/styled-system";
import type { MessageId } from "../../i18n/message-id";
import { useMessage } from "../../i18n/use-message";
import type { CalculatorKey } from "./calculator";

const layout: readonly CalculatorKey[] = [
  "C",
  "⌫",
  "%",
  "÷",
  "7",
  "8",
  "9",
  "×",
  "4",
  "5",
  "6",
  "-",
  "1",
  "2",
  "3",
  "+",
  "±",
  "0",
  ".",
  "=",
];

const names: Readonly<Partial<Record<CalculatorKey, MessageId>>> = {
  "+": "exam.calculator.plus",
  "-": "exam.calculator.minus",
  "×": "exam.calculator.times",
  "÷": "exam.calculator.dividedBy",
  "=": "exam.calculator.equals",
  C: "exam.calculator.clear",
  "⌫": "exam.calculator.delete",
  "±": "exam.calculator.sign",
  "%": "exam.calculator.percent",
  ".": "exam.calculator.point",
};

const Key = chakra("button", {
  base: {
    minHeight: "44",
    borderRadius: "control",
    borderWidth: "1px",
    borderColor: "border",
    bg: "bg.card",
    fontSize: "lg",
    fontVariantNumeric: "tabular-nums",
    cursor: "pointer",
    _hover: { borderColor: "accent.solid" },
    _active: { bg: "accent.tint" },
  },
  variants: {
    tone: {
      digit: {},
      operator: { bg: "bg.subtle", fontWeight: "medium" },
      equals: {
        bg: "accent.solid",
        borderColor: "accent.solid",
        color: "white",
        _hover: { bg: "accent.solidHover" },
        _active: { bg: "accent.solidHover" },
      },
    },
  },
});

/** The keypad; keys carry their spoken names. */
export function CalculatorKeys({ onPress }: { readonly onPress: (key: CalculatorKey) => void }) {
  const t = useMessage();
  return (
    <chakra.div display="grid" gridTemplateColumns="repeat(4, 1fr)" gap="8">
      {layout.map((key) => {
        const name = names[key];
        return (
          <Key
            key={key}
            type="button"
            tone={key === "=" ? "equals" : /[\d.]/.test(key) ? "digit" : "operator"}
            aria-label={name && t(name)}
            onClick={() => onPress(key)}
          >
            {key === "-" ? "−" : key}
          </Key>
        );
      })}
    </chakra.div>
  );
}
