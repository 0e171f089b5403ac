import { chakra } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";

/** A small heading above a group of fields that belong together. */
export function FieldGroup({
  title,
  note,
  children,
}: {
  readonly title: string;
  readonly note?: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <chakra.fieldset minW="0" display="flex" flexDirection="column" gap="8">
      <chakra.legend fontWeight="medium" mb="8">
        {title}
      </chakra.legend>
      {children}
      {note}
    </chakra.fieldset>
  );
}

const Box = chakra("input", {
  base: { width: "20", height: "20", accentColor: "{colors.accent.solid}", flex: "none" },
});

interface TickFieldProps {
  readonly label: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** A box to tick, with its label. */
export function TickField({ label, isOn, onChange }: TickFieldProps) {
  return (
    <chakra.label display="flex" alignItems="center" gap="8" minH="44" cursor="pointer">
      <Box type="checkbox" checked={isOn} onChange={({ target }) => onChange(target.checked)} />
      {label}
    </chakra.label>
  );
}
