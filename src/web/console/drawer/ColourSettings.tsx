import { Moon, Sun, SunMoon } from "lucide-react";
import type { Mode } from "../../../../machines/appearance/theme-settings";
import { ChoiceGroup } from "./ChoiceGroup";
import { Swatch } from "./Swatch";

const modeIcons = { system: SunMoon, light: Sun, dark: Moon } as const;

function ModeIcon({ mode }: { readonly mode: Mode }) {
  const Icon = modeIcons[mode];
  return <Icon size={18} aria-hidden />;
}

/** Light or dark, and the colours of the theme. */
export const ColourSettings = () => (
  <>
    <ChoiceGroup name="mode" columns={3} picture={(mode) => <ModeIcon mode={mode} />} />
    <ChoiceGroup name="themeName" columns={2} isRow picture={(name) => <Swatch name={name} />} />
  </>
);
