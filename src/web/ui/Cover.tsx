import { Flex } from "@chakra-ui/react/flex";
import { useSelector } from "@tanstack/react-store";
import { useMessage } from "../i18n/use-message";
import { pageCover } from "./page-cover";

/** Covers the page during a call that must not be interrupted. */
export function Cover() {
  const t = useMessage();
  const isCovered = useSelector(pageCover);
  if (!isCovered) return null;
  return (
    <Flex
      role="status"
      position="fixed"
      inset="0"
      align="center"
      justify="center"
      bg="bg.card"
      opacity="0.85"
      zIndex="overlay"
      color="fg.muted"
    >
      {t("state.loading")}
    </Flex>
  );
}
