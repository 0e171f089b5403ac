import { Flex } from "@chakra-ui/react/flex";
import { Link } from "@tanstack/react-router";
import { ArrowLeft } from "lucide-react";
import { useMessagePart } from "../../contexts/use-message-part";
import { useMessage } from "../../i18n/use-message";

/** The way back from what students see at `/`. */
export function StudentsView() {
  const t = useMessage();
  if (!useMessagePart("bank")) return null;
  return (
    <Flex mb="16" color="accent.text">
      <Link to="/">
        <Flex as="span" display="inline-flex" gap="4" align="center" minH="44">
          <ArrowLeft size={16} aria-hidden="true" />
          {t("author.asAuthor")}
        </Flex>
      </Link>
    </Flex>
  );
}
