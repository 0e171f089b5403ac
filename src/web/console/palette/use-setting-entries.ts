import { SlidersHorizontal } from "lucide-react";
import { selectSettings } from "../../../../machines/appearance/appearance.selectors";
import { settingChoices, settingNames, type SettingName } from "../../../../machines/appearance/theme-settings";
import type { MessageId } from "../../i18n/message-id";
import { useAppearance, useConsole } from "../console-context";
import { useHindrance } from "../drawer/use-setting";
import { choiceTitles, onOrOffTitles, settingTitles } from "../drawer/words";
import type { PaletteOffer } from "./entry";
import { useTitles } from "./use-titles";

/** Settings that show a tool in the header; their titles alone would name the tool itself. */
const ofTools: readonly SettingName[] = [
  "showLanguage",
  "showRefresh",
  "showSearch",
  "showTheme",
  "showNotice",
  "showFullScreen",
];

const choiceTitle = (name: SettingName, choice: string | boolean): MessageId | undefined => {
  if (typeof choice === "boolean") return onOrOffTitles[choice ? "on" : "off"];
  const named: Readonly<Record<string, Readonly<Record<string, MessageId>>>> = choiceTitles;
  return named[name]?.[choice];
};

/** Settings without an effect in the current state. */
function useHindered(): readonly SettingName[] {
  const hindrances = [
    ["layout", useHindrance("layout")],
    ["background", useHindrance("background")],
    ["columnStyle", useHindrance("columnStyle")],
    ["fixedHeader", useHindrance("fixedHeader")],
    ["tabsBarStyle", useHindrance("tabsBarStyle")],
    ["showTabsIcon", useHindrance("showTabsIcon")],
  ] as const;
  return hindrances.flatMap(([name, reason]) => (reason === null ? [] : [name]));
}

/** Each setting of the theme with each of its choices; choosing one shows and stores it. */
export function useSettingEntries(): PaletteOffer[] {
  const { appearance } = useConsole();
  const titles = useTitles();
  const settings = useAppearance(selectSettings);
  const hindered = useHindered();
  const theme = titles((t) => t("theme.title"));
  const tools = titles((t) => t("theme.group.header"));
  return settingNames
    .filter((name) => !hindered.includes(name))
    .flatMap((name) =>
      settingChoices[name].flatMap((choice) => {
        const said = choiceTitle(name, choice);
        if (said === undefined) return [];
        return {
          key: `setting ${name} ${choice}`,
          Icon: SlidersHorizontal,
          ...titles((t) => t("palette.setting", { setting: t(settingTitles[name]), choice: t(said) })),
          ...(ofTools.includes(name) ? { detail: tools.title } : {}),
          context: [theme.title, ...theme.others, tools.title, ...tools.others],
          isNow: settings[name] === choice,
          run: () => {
            appearance.send({ type: "setting.changed", change: { [name]: choice } });
            appearance.send({ type: "settings.saved" });
          },
        };
      }),
    );
}
