import { chakra } from "@chakra-ui/react/styled-system";

const Input = chakra("input", {
  base: { width: "20", height: "20", accentColor: "{colors.accent.solid}", cursor: "pointer" },
});

interface RightMarkProps {
  readonly kind: "radio" | "checkbox";
  readonly name: string;
  readonly label: string;
  readonly isRight: boolean;
  readonly onChange: (isRight: boolean) => void;
}

/** The mark of a right choice, large enough for a finger. */
export function RightMark({ kind, name, label, isRight, onChange }: RightMarkProps) {
  return (
    <chakra.label display="grid" placeItems="center" width="44" minHeight="44" flex="none" cursor="pointer">
      <Input
        type={kind}
        name={name}
        aria-label={label}
        checked={isRight}
        onChange={({ target }) => onChange(target.checked)}
      />
    </chakra.label>
  );
}
