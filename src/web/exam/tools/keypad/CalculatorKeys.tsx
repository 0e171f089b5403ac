import { chakra } from "@chakra-ui/react/styled-system";
import type { MessageId } from "../../../i18n/message-id";
import { useMessage } from "../../../i18n/use-message";
import type { CalculatorKey } from "./calculator";

const rows: readonly (readonly CalculatorKey[])[] = [
  ["MC", "MR", "M+", "M−", "C"],
  ["(", ")", "²", "^", "√"],
  ["7", "8", "9", "÷", "⌫"],
  ["4", "5", "6", "×", "%"],
  ["1", "2", "3", "-", "a/b"],
  ["±", "0", ".", "+", "="],
];

const faces: Readonly<Partial<Record<CalculatorKey, string>>> = { "-": "−", "²": "x²", "^": "xʸ" };

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
  "(": "exam.calculator.open",
  ")": "exam.calculator.shut",
  "²": "exam.calculator.square",
  "^": "exam.calculator.power",
  "√": "exam.calculator.root",
  "a/b": "exam.calculator.fraction",
  MC: "exam.calculator.forget",
  MR: "exam.calculator.recall",
  "M+": "exam.calculator.remember",
  "M−": "exam.calculator.takeAway",
};

const toneOf = (key: CalculatorKey) => (key === "=" ? "equals" : /^[\d.]$/.test(key) ? "digit" : "operator");

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
      operator: { bg: "bg.subtle", fontSize: "md", fontWeight: "medium" },
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

/** The keypad; keys have spoken names. */
export function CalculatorKeys({ onPress }: { readonly onPress: (key: CalculatorKey) => void }) {
  const t = useMessage();
  return (
    <chakra.div display="grid" gridTemplateColumns="repeat(5, 1fr)" gap="6">
      {rows.flat().map((key) => {
        const name = names[key] && t(names[key]);
        return (
          <Key key={key} type="button" tone={toneOf(key)} aria-label={name} title={name} onClick={() => onPress(key)}>
            {faces[key] ?? key}
          </Key>
        );
      })}
    </chakra.div>
  );
}
