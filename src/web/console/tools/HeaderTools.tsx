import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Search, Shirt } from "lucide-react";
import { memo, type ReactNode } from "react";
import { selectSettings } from "../../../../machines/appearance/appearance.selectors";
import { useMessage } from "../../i18n/use-message";
import { QuestionDialog } from "../commands/QuestionDialog";
import { ariaShortcut, shortcutText } from "../commands/shortcut";
import { useAppearance } from "../console-context";
import { openOverlay } from "../overlay";
import { AvatarTool } from "./AvatarTool";
import { ErrorLogTool } from "./ErrorLogTool";
import { FullScreenTool } from "./FullScreenTool";
import { HeaderTool } from "./HeaderTool";
import { LanguageTool } from "./LanguageTool";
import { MoreTool } from "./MoreTool";
import { Notices } from "./Notices";
import { RefreshTool } from "./RefreshTool";
import { useHasErrorLog } from "./use-has-error-log";

/** Tools that phones show under "more". */
const Wide = ({ children }: { readonly children: ReactNode }) => (
  <Box display={{ base: "none", md: "contents" }}>{children}</Box>
);

/** The tools of the header, each shown by its setting. */
export const HeaderTools = memo(function HeaderTools() {
  const t = useMessage();
  const hasErrorLog = useHasErrorLog();
  const { showSearch, showNotice, showFullScreen, showLanguage, showTheme, showRefresh } =
    useAppearance(selectSettings);
  return (
    <Flex
      role="group"
      aria-label={t("tools.group")}
      align="center"
      justify="flex-end"
      gap={{ base: "0", md: "4" }}
      flex="none"
      color="inherit"
    >
      {hasErrorLog ? (
        <Wide>
          <ErrorLogTool />
        </Wide>
      ) : null}
      {showSearch ? (
        <HeaderTool
          label={t("tools.search")}
          hint={t("tools.searchHint", { keys: shortcutText("k") })}
          Icon={Search}
          aria-haspopup="dialog"
          aria-keyshortcuts={ariaShortcut("k")}
          onClick={() => openOverlay("palette")}
        />
      ) : null}
      <Notices isAlways={showNotice} />
      <Wide>
        {showFullScreen ? <FullScreenTool /> : null}
        {showLanguage ? <LanguageTool /> : null}
        {showTheme ? (
          <HeaderTool
            label={t("tools.theme")}
            Icon={Shirt}
            aria-haspopup="dialog"
            onClick={() => openOverlay("theme")}
          />
        ) : null}
        {showRefresh ? <RefreshTool /> : null}
      </Wide>
      <MoreTool />
      <AvatarTool />
      <QuestionDialog />
    </Flex>
  );
});
