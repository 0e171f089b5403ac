import { Box } from "@chakra-ui/react/box";
import { Grid } from "@chakra-ui/react/grid";
import { chakra } from "@chakra-ui/react/styled-system";
import { useId, type ReactNode } from "react";
import type { ThemeSettings } from "../../../../machines/appearance/theme-settings";
import { useMessage } from "../../i18n/use-message";
import { choicesOf } from "./choices";
import { useHindrance, useSetting } from "./use-setting";
import { choiceTitles, settingTitles, type ChoiceName } from "./words";

const Choice = chakra("label", {
  base: {
    position: "relative",
    display: "flex",
    flexDirection: "column",
    alignItems: "center",
    justifyContent: "center",
    gap: "4",
    p: "4",
    minH: "32",
    borderWidth: "1px",
    borderColor: "border",
    borderRadius: "control",
    bg: "bg.card",
    fontSize: "xs",
    textAlign: "center",
    cursor: "pointer",
    "&:hover": { borderColor: "accent.solid" },
    "&:has(:checked)": {
      borderColor: "accent.solid",
      bg: "accent.tint",
      color: "accent.text",
      boxShadow: "inset 0 0 0 1px {colors.accent.solid}",
    },
    "&:has(:disabled)": { cursor: "not-allowed", borderColor: "border" },
    "&:has(:focus-visible)": { outline: "3px solid", outlineColor: "accent.mark", outlineOffset: "2px" },
    "@media (forced-colors: active)": { "&:has(:checked)": { outline: "2px solid Highlight" } },
  },
  variants: { isRow: { true: { flexDirection: "row", justifyContent: "flex-start", gap: "6", textAlign: "start" } } },
});

const Radio = chakra("input", { base: { position: "absolute", inset: "0", opacity: 0, cursor: "inherit" } });

interface ChoiceGroupProps<Name extends ChoiceName> {
  readonly name: Name;
  readonly columns: number;
  /** The names stand beside the pictures, not below them. */
  readonly isRow?: boolean;
  /** A small picture of a choice. */
  readonly picture?: (choice: ThemeSettings[Name]) => ReactNode;
}

/** A choice of a setting, each as a small picture with its name. */
export function ChoiceGroup<Name extends ChoiceName>({
  name,
  columns,
  isRow = false,
  picture,
}: ChoiceGroupProps<Name>) {
  const t = useMessage();
  const id = useId();
  const [value, change] = useSetting(name);
  const hindrance = useHindrance(name);
  return (
    <chakra.fieldset
      disabled={hindrance !== null}
      aria-describedby={hindrance === null ? undefined : `${id}-hint`}
      minW="0"
    >
      <chakra.legend mb="8" fontWeight="semibold">
        {t(settingTitles[name])}
      </chakra.legend>
      <Grid gridTemplateColumns={`repeat(${columns}, 1fr)`} gap="8" opacity={hindrance === null ? 1 : 0.5}>
        {choicesOf[name].map((choice) => (
          <Choice key={choice} isRow={isRow}>
            <Radio
              type="radio"
              name={`${id}-${name}`}
              value={choice}
              checked={choice === value}
              onChange={() => change(choice)}
            />
            {picture?.(choice)}
            {t(choiceTitles[name][choice])}
          </Choice>
        ))}
      </Grid>
      {hindrance === null ? null : (
        <Box id={`${id}-hint`} mt="6" fontSize="xs" color="fg.muted">
          {t(hindrance)}
        </Box>
      )}
    </chakra.fieldset>
  );
}
