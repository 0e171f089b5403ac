import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { useMessage } from "../../i18n/use-message";
import { useEarnedWords, type Earned } from "./credit-words";
import { MarkIcon, markMessages, markTokens, type Mark } from "./marks";

interface MarkWordProps {
  readonly mark: Mark;
  readonly earned: Earned;
}

/** The mark of a question as a shape and a word, with the credit of the answer unless the word implies it. */
export function MarkWord({ mark, earned }: MarkWordProps) {
  const t = useMessage();
  const words = useEarnedWords()(mark, earned);
  return (
    <Flex as="span" align="center" columnGap="12" wrap="wrap">
      <Flex as="span" align="center" gap="6" color={markTokens[mark]} fontWeight="medium">
        <MarkIcon mark={mark} />
        {t(markMessages[mark])}
      </Flex>
      {words === null ? null : (
        <Box as="span" color="fg.muted" fontSize="sm">
          {words}
        </Box>
      )}
    </Flex>
  );
}
