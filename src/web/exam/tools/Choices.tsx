import { chakra } from "@chakra-ui/react/styled-system";
import { useId, type CSSProperties, type ReactNode } from "react";

interface Choice<Value> {
  readonly value: Value;
  readonly label: ReactNode;
  readonly style?: CSSProperties;
}

interface ChoicesProps<Value> {
  readonly label: string;
  readonly choices: readonly Choice<Value>[];
  readonly chosen: Value;
  readonly onChoose: (value: Value) => void;
  readonly columns?: number;
}

/** A choice among a few values, each with a button; arrows move between them. */
export function Choices<Value>({ label, choices, chosen, onChoose, columns = choices.length }: ChoicesProps<Value>) {
  const name = useId();
  return (
    <chakra.div
      role="radiogroup"
      aria-label={label}
      display="grid"
      gap="8"
      p="12"
      style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
    >
      {choices.map(({ value, label: text, style }) => (
        <chakra.label
          key={String(value)}
          style={style}
          display="grid"
          placeItems="center"
          textAlign="center"
          minHeight="44"
          px="8"
          borderWidth="1px"
          borderColor="border.strong"
          borderRadius="control"
          fontVariantNumeric="tabular-nums"
          cursor="pointer"
          css={{
            "&:has(:checked)": {
              borderColor: "accent.solid",
              boxShadow: "inset 0 0 0 2px {colors.accent.solid}",
              fontWeight: "semibold",
            },
            "&:has(:focus-visible)": { outline: "3px solid", outlineColor: "accent.mark", outlineOffset: "2px" },
          }}
        >
          <chakra.input
            type="radio"
            name={name}
            checked={value === chosen}
            data-first={value === chosen ? "" : undefined}
            onChange={() => onChoose(value)}
            position="absolute"
            opacity={0}
          />
          {text}
        </chakra.label>
      ))}
    </chakra.div>
  );
}
