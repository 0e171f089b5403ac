import { Flex } from "@chakra-ui/react/flex";
import { useMessage } from "../../i18n/use-message";
import { MarkIcon, markMessages, markTokens, type Mark } from "./marks";

/** The mark of a question, as a shape and a word. */
export function MarkWord({ mark }: { readonly mark: Mark }) {
  const t = useMessage();
  return (
    <Flex as="span" align="center" gap="6" color={markTokens[mark]} fontWeight="medium">
      <MarkIcon mark={mark} />
      {t(markMessages[mark])}
    </Flex>
  );
}
