import { chakra } from "@chakra-ui/react/styled-system";
import { useSelector } from "@tanstack/react-store";
import { Wrench } from "lucide-react";
import { useEffect, useEffectEvent, useId, useRef } from "react";
import { useMessage } from "../../i18n/use-message";
import { ActionButton } from "../../ui/ActionButton";
import type { ToolStore } from "../tool-state/tool-store";
import { focusPressed } from "./is-asked-for";
import type { OfferedTool } from "./offered";
import { toolsInOrder, toolRecords } from "./registry";
import { useToolWords } from "./use-tool-words";

/**
 * Milliseconds: by then the item is on screen. Tools are preloaded, since one must open also after the network is lost.
 */
const preloadingMs = 3_000;

/** Most buttons in the bar; more would reach into the clock on a tablet. */
const mostBesideClock = 5;

interface ToolBarProps {
  readonly store: ToolStore;
  readonly offered: readonly OfferedTool[];
}

/** A button for each tool that the section offers; a narrow screen puts them under one button. */
export function ToolBar({ store, offered }: ToolBarProps) {
  const t = useMessage();
  const id = useId();
  const anchor = useRef<HTMLButtonElement>(null);
  const popup = useRef<HTMLDivElement>(null);
  const open = useSelector(store, (state) => state.attempt.open);
  const preload = useEffectEvent(() => {
    for (const tool of offered) void toolRecords[tool].Panel.preload();
  });
  useEffect(() => {
    const timer = setTimeout(() => preload(), preloadingMs);
    return () => clearTimeout(timer);
  }, []);
  if (!useToolWords()) return null;

  const entries = toolsInOrder(offered).map((tool) => ({ tool, isOpen: open.includes(tool), ...toolRecords[tool] }));
  const narrow = entries.length > 1;
  const from = entries.length > mostBesideClock ? "xl" : "lg";
  return (
    <chakra.div data-tools display="flex" alignItems="center">
      <chakra.div display={narrow ? { base: "none", [from]: "flex" } : "flex"} gap="4">
        {entries.map(({ tool, isOpen, Icon, label, Panel }) => (
          <ActionButton
            key={tool}
            variant="quiet"
            px="12"
            data-tool={tool}
            aria-pressed={isOpen}
            aria-label={t(label)}
            title={t(label)}
            color={isOpen ? "accent.text" : undefined}
            bg={isOpen ? "accent.tint" : undefined}
            onPointerEnter={() => void Panel.preload()}
            onClick={(event) => {
              focusPressed(event);
              store.show(tool, !isOpen);
            }}
          >
            <Icon size={20} aria-hidden />
          </ActionButton>
        ))}
      </chakra.div>
      {narrow && (
        <chakra.div display={{ base: "flex", [from]: "none" }}>
          <ActionButton
            ref={anchor}
            variant="quiet"
            px="12"
            data-tool="menu"
            popoverTarget={id}
            aria-label={t("exam.tools.label")}
            title={t("exam.tools.label")}
          >
            <Wrench size={20} aria-hidden />
          </ActionButton>
          <chakra.div
            ref={popup}
            id={id}
            popover="auto"
            role="group"
            aria-label={t("exam.tools.label")}
            position="fixed"
            inset="auto"
            top="60px"
            right="8"
            width="min(280px, calc(100vw - 16px))"
            p="4"
            bg="bg.card"
            borderWidth="1px"
            borderColor="border"
            borderRadius="card"
            boxShadow="float"
          >
            {entries.map(({ tool, isOpen, Icon, label, floats }) => (
              <ActionButton
                key={tool}
                variant="quiet"
                px="12"
                width="full"
                justifyContent="flex-start"
                aria-pressed={isOpen}
                color={isOpen ? "accent.text" : undefined}
                bg={isOpen ? "accent.tint" : undefined}
                onClick={() => {
                  popup.current?.hidePopover();
                  anchor.current?.focus();
                  const others = entries.filter((one) => floats && one.floats && one.tool !== tool);
                  for (const other of others) store.show(other.tool, false);
                  store.show(tool, !isOpen);
                }}
              >
                <Icon size={20} aria-hidden />
                {t(label)}
              </ActionButton>
            ))}
          </chakra.div>
        </chakra.div>
      )}
    </chakra.div>
  );
}
