import { chakra } from "@chakra-ui/react/styled-system";
import { useMessage } from "../../i18n/use-message";
import { inputRecipe } from "../../theme/recipes";
import { useDraft } from "./use-draft";

const Line = chakra("input", inputRecipe);
const narrowest = 4;
const widest = 12;

interface GapFieldProps {
  /** Position of the gap in the text, from 1. */
  readonly number: number;
  readonly limit: number;
  readonly stored: string;
  readonly readOnly: boolean;
  readonly onEnter: (text: string) => void;
}

/** A text field within a line; it shows its number while it is empty. */
export function GapField({ number, limit, stored, readOnly, onEnter }: GapFieldProps) {
  const t = useMessage();
  const { text, field } = useDraft(stored, limit, onEnter);
  return (
    <Line
      type="text"
      {...field}
      aria-label={t("exam.gap.label", { number })}
      placeholder={String(number)}
      readOnly={readOnly}
      autoComplete="off"
      autoCorrect="off"
      autoCapitalize="off"
      spellCheck={false}
      width={`${Math.min(widest, Math.max(narrowest, limit))}ch`}
      maxWidth="100%"
      mx="4"
      px="8"
      textAlign="center"
      verticalAlign="middle"
      fontSize="lg"
      lineHeight="exam"
      borderColor={text === "" ? "border.strong" : "accent.solid"}
      bg={text === "" ? "bg.card" : "accent.tint"}
    />
  );
}
