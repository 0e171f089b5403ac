import { Box } from "@chakra-ui/react/box";
import { ExternalLink } from "lucide-react";
import { useMessage } from "../../i18n/use-message";
import { Hidden } from "../../ui/Hidden";
import type { MenuEntry } from "./menu";

const anyDot = (entry: MenuEntry): boolean => entry.hasDot || entry.children.some(anyDot);

/** A dot of 6 px with a text for screen readers. */
export function Dot() {
  const t = useMessage();
  return (
    <Box
      as="span"
      display="block"
      flex="none"
      width="8"
      height="8"
      borderRadius="pill"
      bg="bad.mark"
      borderWidth="1px"
      borderColor="white"
      css={{ forcedColorAdjust: "none" }}
    >
      <Hidden>{t("menu.underWay")}</Hidden>
    </Box>
  );
}

interface EntryMarksProps {
  readonly entry: MenuEntry;
  /** Its children are visible, with marks of their own. */
  readonly isUnfolded?: boolean;
}

/** The marks after an entry's title: a badge, a dot, the icon of a new window. */
export function EntryMarks({ entry, isUnfolded = false }: EntryMarksProps) {
  const t = useMessage();
  return (
    <>
      {entry.badge === undefined ? null : (
        <Box
          as="span"
          flex="none"
          px="6"
          borderRadius="pill"
          bg="bad.mark"
          color="white"
          fontSize="xs"
          lineHeight="16px"
        >
          {t(entry.badge)}
        </Box>
      )}
      {(isUnfolded ? entry.hasDot : anyDot(entry)) ? <Dot /> : null}
      {entry.target === undefined ? null : (
        <>
          <ExternalLink size={14} aria-hidden="true" style={{ flex: "none", opacity: 0.75 }} />
          <Hidden>{t("menu.newWindow")}</Hidden>
        </>
      )}
    </>
  );
}
