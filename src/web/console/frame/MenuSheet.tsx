import { Flex } from "@chakra-ui/react/flex";
import { chakra } from "@chakra-ui/react/styled-system";
import { X } from "lucide-react";
import { useLayoutEffect, useRef } from "react";
import { useMessage } from "../../i18n/use-message";
import { IconButton } from "../../ui/IconButton";
import { useConsole } from "../console-context";
import { useMenuState } from "../menu/menu-state";
import { MenuTree } from "../menu/MenuTree";
import { SiteTitle } from "./SiteTitle";

const Sheet = chakra("dialog", {
  base: {
    position: "fixed",
    insetY: "0",
    left: "0",
    width: "min(266px, calc(100vw - 44px))",
    height: "100dvh",
    maxHeight: "none",
    bg: "menu.bg",
    color: "menu.fg",
    backgroundImage: "var(--iv-menu-ground, none)",
    backgroundSize: "cover",
    overflowY: "auto",
    overscrollBehavior: "contain",
    animation: "appear 140ms ease-out",
    _backdrop: { bg: "scrim" },
  },
});

/** The menu over a narrow window; mounted only while open. The focus stays in it and returns when it closes. */
export function MenuSheet() {
  const t = useMessage();
  const { layout } = useConsole();
  const { entries } = useMenuState();
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const sheet = dialog.current;
    sheet?.showModal();
    return () => sheet?.close();
  }, []);
  const close = () => layout.send({ type: "menu.closed" });
  return (
    <Sheet
      ref={dialog}
      aria-label={t("menu.title")}
      onClose={({ currentTarget }) => {
        // effects that run twice close and reopen the dialog; the close event comes later
        if (!currentTarget.open) close();
      }}
      onClick={({ target, currentTarget }) => {
        if (target === currentTarget) close();
      }}
    >
      <nav aria-label={t("menu.title")}>
        <Flex align="center" justify="space-between" pr="8">
          <SiteTitle />
          <IconButton
            Icon={X}
            label={t("frame.closeMenu")}
            color="inherit"
            minW="44"
            minH="44"
            _hover={{ bg: "menu.hoverBg", color: "menu.hoverFg" }}
            onClick={close}
          />
        </Flex>
        <MenuTree entries={entries} tone="menu" shape="full" hasIcons />
      </nav>
    </Sheet>
  );
}
