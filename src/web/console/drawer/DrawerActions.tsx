import { Box } from "@chakra-ui/react/box";
import { Grid } from "@chakra-ui/react/grid";
import type { ReactNode } from "react";
import { canUndo, isChanged } from "../../../../machines/appearance/appearance.selectors";
import { useMessage } from "../../i18n/use-message";
import { siteTheme } from "../../site/site-theme";
import { Button } from "../../ui/Button";
import { useAppearance, useConsole } from "../console-context";
import { useRandomLook } from "./use-random-look";

interface ActionProps {
  readonly isSolid?: boolean;
  readonly isPossible?: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

/** A button that keeps the focus while it has nothing to do: `aria-disabled`, not `disabled`. */
const Action = ({ isSolid = false, isPossible = true, onClick, children }: ActionProps) => (
  <Button
    variant={isSolid ? "solid" : "outline"}
    size="sm"
    minH={{ base: "44", lg: "32" }}
    px="4"
    aria-disabled={!isPossible}
    onClick={() => (isPossible ? onClick() : undefined)}
  >
    {children}
  </Button>
);

/** Buttons that save the previewed settings, restore the defaults, pick a random look, and undo that. */
export function DrawerActions() {
  const t = useMessage();
  const { appearance } = useConsole();
  const isUnsaved = useAppearance(isChanged);
  const isUndoable = useAppearance(canUndo);
  const shuffle = useRandomLook();
  const restore = () => {
    appearance.send({ type: "settings.restored" });
    const themeName = siteTheme.get();
    if (themeName === null) return;
    appearance.send({ type: "setting.changed", change: { themeName } });
    appearance.send({ type: "settings.saved" });
  };
  return (
    <Box px="16" py="12" borderTopWidth="1px" bg="bg.card">
      <Box role="status" mb="8" fontSize="xs" color={isUnsaved ? "warn.text" : "fg.muted"}>
        {isUnsaved ? t("theme.unsaved") : t("theme.saved")}
      </Box>
      <Grid gridTemplateColumns="repeat(2, minmax(0, 1fr))" gap="8">
        <Action isSolid isPossible={isUnsaved} onClick={() => appearance.send({ type: "settings.saved" })}>
          {t("theme.save")}
        </Action>
        <Action onClick={restore}>{t("theme.restore")}</Action>
        <Action onClick={shuffle}>{t("theme.random")}</Action>
        <Action isPossible={isUndoable} onClick={() => appearance.send({ type: "look.undone" })}>
          {t("theme.undo")}
        </Action>
      </Grid>
    </Box>
  );
}
