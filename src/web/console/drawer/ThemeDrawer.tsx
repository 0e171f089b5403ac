import { Flex } from "@chakra-ui/react/flex";
import { chakra } from "@chakra-ui/react/styled-system";
import { X } from "lucide-react";
import { useEffect, useId, useRef, type KeyboardEvent } from "react";
import { useMessage } from "../../i18n/use-message";
import { closesByEscape } from "../../ui/escape";
import { IconButton } from "../../ui/IconButton";
import { closeOverlay } from "../overlay";
import { ColourSettings } from "./ColourSettings";
import { DrawerActions } from "./DrawerActions";
import { FileActions } from "./FileActions";
import { LookSettings } from "./LookSettings";
import { MoreSettings } from "./MoreSettings";
import { UseSettings } from "./UseSettings";

const Panel = chakra("dialog", {
  base: {
    position: "fixed",
    inset: "0 0 0 auto",
    width: "min(280px, 100vw)",
    height: "100dvh",
    maxHeight: "none",
    margin: "0",
    bg: "bg.card",
    color: "fg",
    borderLeftWidth: "1px",
    boxShadow: "float",
    zIndex: "overlay",
    "&:focus": { outline: "none" },
    "&[open]": { display: "flex", flexDirection: "column" },
  },
});

const close = () => closeOverlay("theme");

/**
 * All settings of the look, in a drawer at the right edge. The page stays visible and usable, and each change shows
 * immediately.
 */
export function ThemeDrawer() {
  const t = useMessage();
  const id = useId();
  const panel = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const drawer = panel.current;
    const opener = document.activeElement;
    drawer?.show();
    drawer?.focus();
    return () => {
      const isFocusFree = document.activeElement === document.body || drawer?.contains(document.activeElement) === true;
      if (isFocusFree && opener instanceof HTMLElement) opener.focus();
    };
  }, []);
  const closeOnEscape = (event: KeyboardEvent) => {
    if (closesByEscape(event, panel.current)) close();
  };
  return (
    <Panel ref={panel} tabIndex={-1} aria-labelledby={id} onKeyDown={closeOnEscape}>
      <Flex align="center" justify="space-between" pl="16" pr="8" minH="60px" borderBottomWidth="1px">
        <chakra.h2 id={id} fontSize="md">
          {t("theme.title")}
        </chakra.h2>
        <IconButton
          label={t("theme.close")}
          Icon={X}
          minW={{ base: "44", lg: "32" }}
          minH={{ base: "44", lg: "32" }}
          onClick={close}
        />
      </Flex>
      <Flex
        direction="column"
        gap="20"
        flex="1"
        minH="0"
        overflowY="auto"
        p="16"
        css={{ overscrollBehavior: "contain" }}
      >
        <ColourSettings />
        <MoreSettings>
          <LookSettings />
          <UseSettings />
          <FileActions />
        </MoreSettings>
      </Flex>
      <DrawerActions />
    </Panel>
  );
}
