import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { useMessage } from "../../i18n/use-message";
import { Button } from "../../ui/Button";
import { useOnline } from "../../ui/use-online";
import type { ImportingPart } from "./importing-part";

/**
 * The message for an unreachable server: the data that are safe, the automatic retry, and a button for an immediate
 * one.
 */
export function ServerUnreachable({ importing }: Pick<ImportingPart, "importing">) {
  const t = useMessage();
  const online = useOnline();
  return (
    <Flex
      role="alert"
      gap="8"
      align="center"
      justify="space-between"
      wrap="wrap"
      bg="warn.tint"
      color="warn.text"
      borderRadius="control"
      px="12"
      py="8"
    >
      <Box minW="0" flex="1 1 200px">
        {t(online ? "import.unreached" : "import.offline")}
      </Box>
      <Button variant="outline" minH="44" onClick={() => importing.send({ type: "retry" })}>
        {t("state.retry")}
      </Button>
    </Flex>
  );
}
