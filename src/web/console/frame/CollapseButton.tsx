import { PanelLeftClose, PanelLeftOpen } from "lucide-react";
import { isCollapsed } from "../../../../machines/layout/layout.selectors";
import { useMessage } from "../../i18n/use-message";
import { IconButton } from "../../ui/IconButton";
import { useConsole, useLayout } from "../console-context";

interface FoldButtonProps {
  readonly sideId: string;
  /** The button is in the header, whose background is set by the theme. */
  readonly isOnTop?: boolean;
}

/** Folds or unfolds the sidebar. */
export function CollapseButton({ sideId, isOnTop = false }: FoldButtonProps) {
  const t = useMessage();
  const { layout } = useConsole();
  const isSmall = useLayout(isCollapsed);
  const look = isOnTop ? { color: "inherit", _hover: { bg: "top.hoverBg", color: "top.hoverFg" } } : {};
  return (
    <IconButton
      Icon={isSmall ? PanelLeftOpen : PanelLeftClose}
      label={isSmall ? t("frame.unfold") : t("frame.fold")}
      aria-expanded={!isSmall}
      aria-controls={sideId}
      minW={{ base: "44", lg: "40" }}
      minH={{ base: "44", lg: "40" }}
      {...look}
      onClick={() => layout.send({ type: "fold.toggled" })}
    />
  );
}
