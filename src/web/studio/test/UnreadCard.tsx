import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import type { Paste, UnreadLines } from "../../../../machines/studio/pasting-facts";
import { localized, useLanguage } from "../../i18n/language";
import { useMessage } from "../../i18n/use-message";
import { Button } from "../../ui/Button";
import { optionLines, withOneRight, withSeveralRight } from "./paste-lines";

interface UnreadCardProps {
  readonly lines: UnreadLines;
  readonly paste: Paste;
  readonly onChange: (paste: Paste) => void;
  /** Marks the lines in the box. */
  readonly onShow: () => void;
}

/** Lines that are no question, with the reason; where only the key is open, it is asked for here. */
export function UnreadCard({ lines, paste, onChange, onShow }: UnreadCardProps) {
  const t = useMessage();
  const language = useLanguage();
  const { line, end, code, sentence, text } = lines;
  const options = paste.html === null ? optionLines(paste.text, lines) : [];
  const marked = options.filter(({ isMarked }) => isMarked);
  const isAsked = options.length > 1 && (code === "severalMarked" || code === "keyNotMarked");
  const asked = code === "severalMarked" && marked.length > 1 ? marked : options;
  return (
    <Box borderInlineStartWidth="3px" borderColor="warn.mark" bg="warn.tint" borderRadius="control" p="12" mt="12">
      <Flex align="baseline" gap="8" wrap="wrap">
        <Button variant="quiet" size="sm" px="4" color="warn.text" onClick={onShow}>
          {line === end ? t("assembly.line", { line }) : t("assembly.lines", { line, end })}
        </Button>
        <Box flex="1" minW="200px" color="warn.text">
          {localized(sentence, language)}
        </Box>
      </Flex>
      <Box as="pre" mt="4" fontSize="sm" whiteSpace="pre-wrap" overflowWrap="anywhere" maxH="160px" overflowY="auto">
        {text.slice(0, 1000)}
      </Box>
      {isAsked ? (
        <Box role="group" aria-label={t("assembly.whichRight")} mt="8">
          <Box fontWeight="medium">{t("assembly.whichRight")}</Box>
          <Flex gap="8" wrap="wrap" mt="4">
            {asked.map((option) => (
              <Button
                key={option.line}
                variant="outline"
                size="sm"
                maxW="full"
                overflow="hidden"
                onClick={() => onChange(withOneRight(paste, options, option.line))}
              >
                {option.text.slice(0, 60)}
              </Button>
            ))}
            {code === "severalMarked" ? (
              <Button variant="outline" size="sm" onClick={() => onChange(withSeveralRight(paste, options))}>
                {t("assembly.allMarked")}
              </Button>
            ) : null}
          </Flex>
        </Box>
      ) : null}
    </Box>
  );
}
