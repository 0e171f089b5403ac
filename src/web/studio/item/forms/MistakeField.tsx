import { chakra } from "@chakra-ui/react/styled-system";
import type { Language } from "../../../../contract/item/content";
import type { Mistakes } from "../../../../contract/item/mistakes";
import { useMessage } from "../../../i18n/use-message";
import { inputRecipe } from "../../../theme/recipes";
import { without, withWords } from "../edits/draft-change";

const Input = chakra("input", inputRecipe);
const longest = 500;

interface MistakeFieldProps {
  readonly optionId: string;
  readonly name: string;
  readonly mistakes: Mistakes | undefined;
  readonly language: Language;
  readonly onChange: (mistakes: Mistakes) => void;
}

/** Why a choice is wrong; students who chose it read it with their result. */
export function MistakeField({ optionId, name, mistakes = {}, language, onChange }: MistakeFieldProps) {
  const t = useMessage();
  const mistake = mistakes[optionId];
  const words = typeof mistake === "object" ? (mistake[language] ?? "") : "";
  const write = (value: string) => {
    const text = withWords(typeof mistake === "object" ? mistake : undefined, language, value);
    const isEmpty = Object.values(text).every((one) => one === "");
    onChange(isEmpty ? without(mistakes, optionId) : { ...mistakes, [optionId]: text });
  };
  return (
    <Input
      aria-label={t("question.mistakeOf", { name })}
      placeholder={typeof mistake === "string" ? t("question.mistakeKnown") : t("question.mistake")}
      minH={{ base: "44", md: "32" }}
      fontSize="sm"
      bg="transparent"
      borderColor="border"
      maxLength={longest}
      value={words}
      onChange={({ target }) => write(target.value)}
    />
  );
}
