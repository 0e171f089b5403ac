import { chakra } from "@chakra-ui/react/styled-system";
import { PencilLine, X } from "lucide-react";
import { createElement, Suspense, type DragEvent, type MouseEvent, type ReactNode } from "react";
import type { ThemeSettings } from "../../../../machines/appearance/theme-settings";
import { isClosable, type Tab } from "../../../../machines/tabs/tab";
import { useMessage } from "../../i18n/use-message";
import { lazyPart } from "../../loading/lazy-part";
import { Hidden } from "../../ui/Hidden";
import { iconOf } from "../menu/icons";
import { useTestAt } from "../use-test-at";
import { CloseMark, TabShape } from "./tab-look";
import { tabId, useTabLabel } from "./tab-words";

const TabClock = lazyPart(() => import("./TabClock"), "TabClock");

interface TabItemProps {
  readonly tab: Tab;
  readonly tabs: readonly Tab[];
  readonly look: ThemeSettings["tabsBarStyle"];
  readonly hasIcon: boolean;
  readonly isActive: boolean;
  /** It is the only tab in the tab order. */
  readonly isReached: boolean;
  readonly isDragged: boolean;
  readonly hintId: string;
  readonly onOpen: () => void;
  readonly onClose: () => void;
  readonly onMenu: (event: MouseEvent) => void;
  readonly onDragStart: (event: DragEvent) => void;
  readonly onDragOver: (event: DragEvent) => void;
  readonly onDragEnd: () => void;
}

const Dot = () => (
  <chakra.span
    aria-hidden="true"
    flex="none"
    width="8px"
    height="8px"
    borderRadius="pill"
    bg="warn.text"
    forcedColorAdjust="none"
  />
);
const Said = ({ children }: { readonly children: ReactNode }) => <Hidden>, {children}</Hidden>;

/** One tab: icon, name, marks and, for pointers, a close button. */
export function TabItem({
  tab,
  tabs,
  look,
  hasIcon,
  isActive,
  isReached,
  isDragged,
  hintId,
  onOpen,
  onClose,
  onMenu,
  ...drag
}: TabItemProps) {
  const t = useMessage();
  const label = useTabLabel()(tab);
  const attempt = useTestAt()(tab.href)?.state.open_attempt ?? null;
  const canClose = isClosable(tabs, tab);
  const id = tabId(tab.key);
  const evictedId = `${id}:evicted`;
  return (
    <TabShape
      id={id}
      role="tab"
      look={look}
      tabIndex={isReached ? 0 : -1}
      aria-selected={isActive}
      aria-controls="main"
      aria-describedby={tab.isEvicted ? `${evictedId} ${hintId}` : hintId}
      title={tab.isEvicted ? `${label} · ${t("tabs.evicted")}` : label}
      data-key={tab.key}
      data-dragged={isDragged || undefined}
      draggable={!tab.isPinned && tabs[0]?.key !== tab.key}
      onClick={onOpen}
      onMouseDown={(event) => (event.button === 1 ? event.preventDefault() : undefined)}
      onAuxClick={(event) => (event.button === 1 ? onClose() : undefined)}
      onContextMenu={onMenu}
      {...drag}
    >
      {hasIcon
        ? createElement(iconOf(tab.icon), { size: 14, "aria-hidden": true, opacity: tab.isEvicted ? 0.4 : 1 })
        : null}
      <chakra.span maxWidth="20ch" overflow="hidden" textOverflow="ellipsis">
        {label}
      </chakra.span>
      {tab.sitting === "running" ? (
        <>
          <PencilLine size={14} aria-hidden="true" />
          <Said>{t("tabs.sitting")}</Said>
          {attempt === null ? null : (
            <Suspense fallback={null}>
              <TabClock attempt={attempt} />
            </Suspense>
          )}
        </>
      ) : null}
      {tab.isDirty ? (
        <>
          <Dot />
          <Said>{t("tabs.unsaved")}</Said>
        </>
      ) : null}
      {tab.isEvicted ? (
        <span hidden id={evictedId}>
          {t("tabs.evicted")}
        </span>
      ) : null}
      {canClose ? (
        <CloseMark
          aria-hidden="true"
          data-close
          display={isActive ? "grid" : { base: "none", lg: "grid" }}
          onMouseDown={(event) => event.preventDefault()}
          onClick={(event) => {
            event.stopPropagation();
            onClose();
          }}
        >
          <X size={14} />
        </CloseMark>
      ) : null}
    </TabShape>
  );
}
