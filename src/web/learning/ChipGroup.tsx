import { Flex } from "@chakra-ui/react/flex";
import { chakra } from "@chakra-ui/react/styled-system";

const Chip = chakra("button", {
  base: {
    minH: { base: "44", md: "32" },
    px: "12",
    borderWidth: "1px",
    borderColor: "border.strong",
    borderRadius: "pill",
    bg: "bg.card",
    fontVariantNumeric: "tabular-nums",
    cursor: "pointer",
    transitionProperty: "background-color, border-color",
    transitionDuration: "quick",
    _hover: { borderColor: "accent.solid" },
    "&[aria-pressed=true]": {
      borderColor: "accent.solid",
      bg: "accent.tint",
      color: "accent.text",
      fontWeight: "semibold",
    },
  },
});

interface ChipGroupProps<Value> {
  readonly label: string;
  readonly chips: readonly { readonly value: Value; readonly label: string }[];
  readonly chosen: Value;
  readonly onChoose: (value: Value) => void;
}

/** One choice among few, all in sight. */
export function ChipGroup<Value extends string | null>({ label, chips, chosen, onChoose }: ChipGroupProps<Value>) {
  return (
    <Flex role="group" aria-label={label} align="center" wrap="wrap" gap="8">
      {chips.map((chip) => (
        <Chip key={chip.value} type="button" aria-pressed={chip.value === chosen} onClick={() => onChoose(chip.value)}>
          {chip.label}
        </Chip>
      ))}
    </Flex>
  );
}
