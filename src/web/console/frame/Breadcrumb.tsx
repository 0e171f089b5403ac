import { Box } from "@chakra-ui/react/box";
import { chakra } from "@chakra-ui/react/styled-system";
import { useRouter, useRouterState } from "@tanstack/react-router";
import { ChevronRight } from "lucide-react";
import type { MouseEvent } from "react";
import { selectActiveKey, selectTabs } from "../../../../machines/tabs/tabs.selectors";
import { localized, useLanguage } from "../../i18n/language";
import { useMessage } from "../../i18n/use-message";
import { useTabs } from "../console-context";
import { useMenuTitle } from "../menu/use-menu";
import { pageAddress } from "../page-of";
import { crumbsOf } from "./crumbs";

const LevelLink = chakra("a", {
  base: {
    color: "fg.muted",
    textDecoration: "none",
    borderRadius: "2px",
    _hover: { color: "accent.text", textDecoration: "underline" },
  },
});
const List = chakra("ol", {
  base: {
    display: "flex",
    alignItems: "center",
    gap: "6",
    minW: "0",
    whiteSpace: "nowrap",
    "& > li": { display: "flex", alignItems: "center", gap: "6", minHeight: "24px" },
    "& > li:last-child": { minW: "0", overflow: "hidden" },
  },
});

/** The levels of the menu above the page on screen. */
export function Breadcrumb() {
  const t = useMessage();
  const titleOf = useMenuTitle();
  const router = useRouter();
  const matches = useRouterState({ select: (state) => state.matches });
  const leaf = matches.at(-1);
  const address = leaf === undefined ? "" : pageAddress(leaf);
  const active = useTabs(selectActiveKey);
  const name = useTabs(selectTabs).find(({ key, href }) => key === active && href === address)?.name ?? null;
  const language = useLanguage();
  const crumbs = crumbsOf(matches, address, name === null ? null : localized(name, language));
  const open = (href: string) => (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void router.navigate({ href });
  };
  return (
    <Box
      as="nav"
      aria-label={t("frame.breadcrumb")}
      flex="1"
      minW="0"
      overflow="hidden"
      display={{ base: "none", md: "block" }}
    >
      <List>
        {crumbs.map(({ title, href }, index) => {
          const words = titleOf(title);
          if (index === crumbs.length - 1) {
            return (
              <li key={words}>
                <Box as="span" aria-current="page" color="fg" overflow="hidden" textOverflow="ellipsis">
                  {words}
                </Box>
              </li>
            );
          }
          return (
            <li key={words}>
              {href === null ? (
                <Box as="span" color="fg.muted">
                  {words}
                </Box>
              ) : (
                <LevelLink href={href} onClick={open(href)}>
                  {words}
                </LevelLink>
              )}
              <ChevronRight size={14} aria-hidden="true" style={{ opacity: 0.6 }} />
            </li>
          );
        })}
      </List>
    </Box>
  );
}
