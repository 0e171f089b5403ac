import { Box } from "@chakra-ui/react/box";
import { chakra } from "@chakra-ui/react/styled-system";
import { useId } from "react";
import { useMessage } from "../../i18n/use-message";
import { useHindrance, useSetting } from "./use-setting";
import { settingTitles, type SwitchName } from "./words";

const Row = chakra("label", {
  base: {
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    gap: "12",
    py: "2",
    minH: { base: "44", lg: "32" },
    lineHeight: "tight",
    cursor: "pointer",
    "&:has(:disabled)": { cursor: "not-allowed" },
  },
});

const Switch = chakra("input", {
  base: {
    appearance: "none",
    position: "relative",
    flex: "none",
    width: "40",
    height: "24",
    borderRadius: "pill",
    bg: "border.strong",
    cursor: "inherit",
    transition: "background-color 140ms",
    _before: {
      content: '""',
      position: "absolute",
      top: "2",
      left: "2",
      width: "20",
      height: "20",
      borderRadius: "pill",
      bg: "bg.card",
      transition: "transform 140ms",
    },
    _checked: { bg: "accent.solid", _before: { transform: "translateX(16px)" } },
    "&:disabled": { opacity: 0.5 },
    "@media (forced-colors: active)": { appearance: "auto", width: "20", height: "20", _before: { display: "none" } },
  },
});

/** A setting that is on or off. */
export function SwitchRow({ name }: { readonly name: SwitchName }) {
  const t = useMessage();
  const hintId = useId();
  const [value, change] = useSetting(name);
  const hindrance = useHindrance(name);
  return (
    <Box>
      <Row>
        <chakra.span opacity={hindrance === null ? 1 : 0.5}>{t(settingTitles[name])}</chakra.span>
        <Switch
          type="checkbox"
          role="switch"
          checked={value}
          disabled={hindrance !== null}
          aria-describedby={hindrance === null ? undefined : hintId}
          onChange={() => change(!value)}
        />
      </Row>
      {hindrance === null ? null : (
        <Box id={hintId} fontSize="xs" color="fg.muted">
          {t(hindrance)}
        </Box>
      )}
    </Box>
  );
}
