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
    flex: "none",
    _hover: { borderColor: "accent.solid" },
    _disabled: {
      color: "fg.muted",
      cursor: "default",
      bg: "transparent",
      borderStyle: "dashed",
      borderColor: "border",
    },
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
  readonly chips: readonly { readonly value: Value; readonly label: string; readonly isEmpty?: boolean }[];
  readonly chosen: Value;
  readonly onChoose: (value: Value) => void;
  /** On a phone a single line that scrolls sideways instead of wrapping. */
  readonly scrolls?: boolean;
}

/** A choice among few visible options; an option without entries is disabled. */
export function ChipGroup<Value extends string | null>({
  label,
  chips,
  chosen,
  onChoose,
  scrolls = false,
}: ChipGroupProps<Value>) {
  return (
    <Flex
      role="group"
      aria-label={label}
      align="center"
      wrap={scrolls ? { base: "nowrap", md: "wrap" } : "wrap"}
      gap="8"
      {...(scrolls ? { overflowX: "auto", minW: "0", p: "4", m: "-4" } : {})}
    >
      {chips.map((chip) => (
        <Chip
          key={chip.value}
          type="button"
          aria-pressed={chip.value === chosen}
          disabled={chip.isEmpty === true}
          onClick={() => onChoose(chip.value)}
        >
          {chip.label}
        </Chip>
      ))}
    </Flex>
  );
}
