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

const named = {
  trial: ["mode.trial", "mode.trialNote"],
  ownPace: ["mode.ownPace", "mode.ownPaceNote"],
  testDay: ["mode.testDay", "mode.testDayNote"],
} as const;
const isNamed = (mode: string): mode is keyof typeof named => mode in named;

/** Chooses the length or strictness of the test. */
export function ModeChoice({ modes, chosen, onChoose }: ModeChoiceProps) {
  const t = useMessage();
  const name = useId();
  const words = ({ mode, items, minutes: [fewest, most] }: Mode): readonly [string, string] => {
    if (!isNamed(mode)) return [t("home.items", { count: items }), t("home.minutesAbout", { fewest, most })];
    const [title, note] = named[mode];
    return [t(title), t(note, { items, fewest, most })];
  };
  return (
    <chakra.fieldset border="0" p="0" m="0" minW="0">
      <chakra.legend p="0" mb="6" fontWeight="medium">
        {t(modes.some(({ held }) => held === true) ? "detail.manner" : "detail.length")}
      </chakra.legend>
      <Flex direction="column" gap="8">
        {modes.map((one) => {
          const { mode } = one;
          const [title, note] = words(one);
          return (
            <Row key={mode}>
              <Radio type="radio" name={name} value={mode} checked={mode === chosen} onChange={() => onChoose(mode)} />
              <Box as="span">
                <Box as="span" display="block" fontWeight="medium">
                  {title}
                </Box>
                <Box as="span" display="block" fontSize="xs" color="fg.muted">
                  {note}
                </Box>
              </Box>
            </Row>
          );
        })}
      </Flex>
    </chakra.fieldset>
  );
}
