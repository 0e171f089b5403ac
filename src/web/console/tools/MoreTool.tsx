import { Box } from "@chakra-ui/react/box";
import { Bug, Ellipsis, Languages, Maximize, Minimize, RotateCw, Shirt } from "lucide-react";
import { selectSettings } from "../../../../machines/appearance/appearance.selectors";
import { useMessage } from "../../i18n/use-message";
import { MenuButton } from "../../ui/MenuButton";
import type { MenuChoice } from "../../ui/MenuRow";
import { toggleFullScreen, useIsFullScreen } from "../commands/full-screen";
import { useReload } from "../commands/use-reload";
import { useAppearance } from "../console-context";
import { openOverlay } from "../overlay";
import { Badge } from "./Badge";
import { ToolButton } from "./HeaderTool";
import { useErrorLog } from "./use-error-log";
import { useHasErrorLog } from "./use-has-error-log";
import { useLanguageEntries } from "./use-language-entries";

/** On phones: a menu of the tools for which the header has no room. */
export function MoreTool() {
  const t = useMessage();
  const settings = useAppearance(selectSettings);
  const troubles = useErrorLog().length;
  const isFull = useIsFullScreen();
  const reload = useReload();
  const languageEntries = useLanguageEntries();
  const count = useHasErrorLog() ? troubles : 0;
  const entries: readonly MenuChoice[] = [
    ...(count === 0
      ? []
      : [
          {
            key: "errors",
            label: t("tools.errorLog"),
            Icon: Bug,
            detail: String(count),
            onSelect: () => openOverlay("errors"),
          },
        ]),
    ...(settings.showFullScreen
      ? [
          {
            key: "fullScreen",
            label: isFull ? t("tools.leaveFullScreen") : t("tools.fullScreen"),
            Icon: isFull ? Minimize : Maximize,
            onSelect: () => void toggleFullScreen(),
          },
        ]
      : []),
    ...(settings.showTheme
      ? [{ key: "theme", label: t("tools.theme"), Icon: Shirt, onSelect: () => openOverlay("theme") }]
      : []),
    ...(settings.showRefresh
      ? [
          {
            key: "refresh",
            label: t("tools.reload"),
            Icon: RotateCw,
            isDisabled: reload === null,
            onSelect: () => reload?.(),
          },
        ]
      : []),
  ];
  const languages = settings.showLanguage
    ? languageEntries.map((entry, place) => ({ ...entry, Icon: Languages, isApart: place === 0 && entries.length > 0 }))
    : [];
  if (entries.length + languages.length === 0) return null;
  return (
    <Box display={{ base: "contents", md: "none" }}>
      <MenuButton
        Trigger={ToolButton}
        entries={[...entries, ...languages]}
        menuLabel={t("tools.more")}
        aria-label={t("tools.more")}
        title={t("tools.more")}
      >
        <Ellipsis size={18} aria-hidden="true" />
        <Badge count={count} />
      </MenuButton>
    </Box>
  );
}
