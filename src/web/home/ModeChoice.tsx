import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { chakra } from "@chakra-ui/react/styled-system";
import { useId } from "react";
import type { Mode } from "../../contract/tests";
import { useMessage } from "../i18n/use-message";

const Row = chakra("label", {
  base: {
    display: "flex",
    alignItems: "center",
    gap: "12",
    minH: "48",
    px: "12",
    py: "8",
    borderWidth: "1px",
    borderColor: "border.strong",
    borderRadius: "control",
    cursor: "pointer",
    _hover: { borderColor: "accent.solid" },
    "&:has(:checked)": { borderColor: "accent.solid", bg: "accent.tint" },
    "&:has(:focus-visible)": { outline: "3px solid", outlineColor: "accent.mark", outlineOffset: "2px" },
  },
});
const Radio = chakra("input", {
  base: {
    accentColor: "accent.solid",
    width: "16px",
    height: "16px",
    flex: "none",
    _focusVisible: { outline: "none" },
  },
});

interface ModeChoiceProps {
  readonly modes: readonly Mode[];
  readonly chosen: string | undefined;
  readonly onChoose: (mode: string) => void;
}

/** How long the test shall be. */
export function ModeChoice({ modes, chosen, onChoose }: ModeChoiceProps) {
  const t = useMessage();
  const name = useId();
  return (
    <chakra.fieldset border="0" p="0" m="0" minW="0">
      <chakra.legend p="0" mb="6" fontWeight="medium">
        {t("detail.length")}
      </chakra.legend>
      <Flex direction="column" gap="8">
        {modes.map(({ mode, items, minutes: [fewest, most] }) => (
          <Row key={mode}>
            <Radio type="radio" name={name} value={mode} checked={mode === chosen} onChange={() => onChoose(mode)} />
            <Box as="span">
              <Box as="span" display="block" fontWeight="medium">
                {t("home.items", { count: items })}
              </Box>
              <Box as="span" display="block" fontSize="xs" color="fg.muted">
                {t("home.minutesAbout", { fewest, most })}
              </Box>
            </Box>
          </Row>
        ))}
      </Flex>
    </chakra.fieldset>
  );
}
