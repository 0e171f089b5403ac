import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { ArrowLeft, Printer } from "lucide-react";
import type { Language } from "../../../contract/item/content";
import { languageNames } from "../../i18n/language";
import { useMessage } from "../../i18n/use-message";
import { followInside, type ResultLinks } from "../../site/links";
import { LinkButton, PlainButton } from "../buttons";

export type DocumentLanguage = Language | "both";
const choices: readonly DocumentLanguage[] = ["zh", "en", "both"];

interface DocumentBarProps {
  readonly choice: DocumentLanguage;
  readonly onChoice: (choice: DocumentLanguage) => void;
  readonly result: string;
  readonly open: ResultLinks["open"];
}

/** The language of the document and the buttons that print or leave it; not printed. */
export function DocumentBar({ choice, onChoice, result, open }: DocumentBarProps) {
  const t = useMessage();
  return (
    <Flex
      className="no-print"
      gap="12"
      wrap="wrap"
      align="center"
      justify="space-between"
      mx="auto"
      maxW="820px"
      mb="16"
    >
      <LinkButton size="touch" variant="quiet" href={result} onClick={followInside(open)}>
        <ArrowLeft size={18} aria-hidden="true" />
        {t("document.back")}
      </LinkButton>
      <Flex gap="8" role="group" aria-label={t("document.language")}>
        {choices.map((one) => (
          <PlainButton
            key={one}
            size="touch"
            variant="outline"
            aria-pressed={one === choice}
            onClick={() => onChoice(one)}
            {...(one === choice ? { borderColor: "accent.solid", bg: "accent.tint", color: "accent.text" } : {})}
          >
            {one === "both" ? t("document.both") : <Box lang={one}>{languageNames[one]}</Box>}
          </PlainButton>
        ))}
      </Flex>
      <PlainButton size="touch" onClick={() => window.print()}>
        <Printer size={18} aria-hidden="true" />
        {t("document.print")}
      </PlainButton>
    </Flex>
  );
}
