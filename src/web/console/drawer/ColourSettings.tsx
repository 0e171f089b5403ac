import { chakra } from "@chakra-ui/react/styled-system";
import { Moon, Sun, SunMoon } from "lucide-react";
import type { ColourMode, TextSize } from "../../../../machines/appearance/theme-settings";
import { useMessage } from "../../i18n/use-message";
import { ChoiceGroup } from "./ChoiceGroup";
import { Swatch } from "./Swatch";

const modeIcons = { system: SunMoon, light: Sun, dark: Moon } as const;

function ModeIcon({ mode }: { readonly mode: ColourMode }) {
  const Icon = modeIcons[mode];
  return <Icon size={18} aria-hidden />;
}

const letterPixels = { normal: 14, large: 18, larger: 22 } as const satisfies Readonly<Record<TextSize, number>>;

function Letter({ size }: { readonly size: TextSize }) {
  const t = useMessage();
  return (
    <chakra.span aria-hidden height="24" style={{ fontSize: letterPixels[size], lineHeight: "24px" }}>
      {t("theme.text.letter")}
    </chakra.span>
  );
}

/** Light or dark, font size, and the colours of the theme: the settings that students need most. */
export const ColourSettings = () => (
  <>
    <ChoiceGroup name="mode" columns={3} picture={(mode) => <ModeIcon mode={mode} />} />
    <ChoiceGroup name="textSize" columns={3} picture={(size) => <Letter size={size} />} />
    <ChoiceGroup name="themeName" columns={2} isRow picture={(name) => <Swatch name={name} />} />
  </>
);
