import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import type { Descriptor } from "../../../../contract/report/report";
import { useMessage } from "../../../i18n/use-message";
import { descriptorMessages, descriptors } from "./words";

/** The fifth of the group in which the score lies: five fields, that one filled, and its name. */
export function QuintileBadge({ descriptor }: { readonly descriptor: Descriptor }) {
  const t = useMessage();
  return (
    <Flex as="span" align="center" gap="12" borderWidth="1px" borderColor="border" borderRadius="pill" px="16" py="6">
      <Flex as="span" gap="2" aria-hidden="true">
        {descriptors.map((one) => (
          <Box
            as="span"
            key={one}
            boxSize="12px"
            borderRadius="2px"
            borderWidth="1px"
            borderColor={one === descriptor ? "accent.solid" : "border.strong"}
            bg={one === descriptor ? "accent.solid" : "bg.subtle"}
          />
        ))}
      </Flex>
      <span>{t("results.ritLevel", { level: t(descriptorMessages[descriptor]) })}</span>
    </Flex>
  );
}
