import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Dices } from "lucide-react";
import { isShuffling } from "../../../../machines/appearance/appearance.selectors";
import { useMessage } from "../../i18n/use-message";
import { useAppearance } from "../console-context";

/** Announces for a second that a random look was applied; the page below stays usable. */
export function ShufflingCover() {
  const t = useMessage();
  const isShown = useAppearance(isShuffling);
  return (
    <Flex role="status" position="fixed" inset="0" align="center" justify="center" pointerEvents="none" zIndex="toast">
      {isShown ? (
        <Flex
          align="center"
          gap="12"
          px="24"
          py="16"
          bg="bg.card"
          borderWidth="1px"
          borderRadius="card"
          boxShadow="float"
          fontSize="md"
        >
          <Box color="accent.text">
            <Dices size={20} aria-hidden="true" />
          </Box>
          {t("theme.shuffling")}
        </Flex>
      ) : null}
    </Flex>
  );
}
