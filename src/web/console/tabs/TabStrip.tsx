import { chakra } from "@chakra-ui/react/styled-system";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useEffect, useId, useRef, useState, type KeyboardEvent } from "react";
import { selectSettings } from "../../../../machines/appearance/appearance.selectors";
import { isNarrow } from "../../../../machines/layout/layout.selectors";
import { isClosable, type Tab } from "../../../../machines/tabs/tab";
import { selectActiveKey, selectTabs } from "../../../../machines/tabs/tabs.selectors";
import { useMessage } from "../../i18n/use-message";
import { Hidden } from "../../ui/Hidden";
import { useAnnouncement } from "../../ui/use-announcement";
import { useAppearance, useLayout, useTabs } from "../console-context";
import { Glide, GlideArea, GlideScroller } from "./Glide";
import { MoreButton } from "./MoreButton";
import { entriesFor } from "./tab-entries";
import { ScrollButton } from "./tab-look";
import { focusTab, tabId, useTabLabel } from "./tab-words";
import { TabItem } from "./TabItem";
import { TabMenu } from "./TabMenu";
import { reveal, useOverflow } from "./use-overflow";
import { useTabActions } from "./use-tab-actions";
import { useTabDrag } from "./use-tab-drag";
import { useTabMenu } from "./use-tab-menu";

const gaps = { card: "5px", smart: "5px", smooth: "0" } as const;
const Tablist = chakra("div", {
  base: {
    display: "flex",
    alignItems: "flex-end",
    minWidth: "max-content",
    px: "4",
    "&[data-look=smooth] > *:not(:last-child)": { marginInlineEnd: "-18px" },
  },
});

/** The open pages as tabs: arrows move, Enter opens, Delete closes, the menu key shows more actions. */
export function TabStrip() {
  const t = useMessage();
  const labelOf = useTabLabel();
  const tabs = useTabs(selectTabs);
  const active = useTabs(selectActiveKey);
  const { tabsBarStyle: look, showTabsIcon: hasIcon } = useAppearance(selectSettings);
  const isSwiped = useLayout(isNarrow);
  const actions = useTabActions();
  const menu = useTabMenu();
  const ids = useId();
  const [stopped, setStopped] = useState<string | null>(null);
  const [said, say] = useAnnouncement();
  const scroller = useRef<HTMLDivElement>(null);
  const more = useRef<HTMLButtonElement>(null);
  const wasRevealed = useRef(false);

  const order = tabs.map(({ key }) => key).join(" ");
  const content = `${look} ${hasIcon} ${tabs.map(labelOf).join(" ")}`;
  const overflow = useOverflow(scroller, content);
  const hasArrows = !isSwiped && (overflow.hasBefore || overflow.hasAfter);
  const reached = (tabs.find(({ key }) => key === stopped) ?? tabs.find(({ key }) => key === active) ?? tabs[0])?.key;
  const move = (tab: Tab, to: number) => {
    const place = actions.move(tab.key, to);
    if (place !== tabs.indexOf(tab)) say(t("tabs.moved", { name: labelOf(tab), place: place + 1, total: tabs.length }));
  };
  const drag = useTabDrag(tabs, (key, to) => void actions.move(key, to));

  useEffect(() => {
    const [box, tab] = [scroller.current, active === null ? null : document.getElementById(tabId(active))];
    if (box !== null && tab !== null) reveal(box, tab, wasRevealed.current ? "smooth" : "instant");
    wasRevealed.current = true;
  }, [active, content, hasArrows]);

  const walk = (event: KeyboardEvent<HTMLElement>) => {
    const at = tabs.findIndex(({ key }) => tabId(key) === (event.target as HTMLElement).id);
    const tab = tabs[at];
    if (tab === undefined) return;
    const goTo = (place: number) => {
      const next = tabs.at(place % tabs.length);
      if (next !== undefined) focusTab(next.key);
    };
    const step = event.key === "ArrowLeft" ? -1 : event.key === "ArrowRight" ? 1 : 0;
    if (event.ctrlKey && event.shiftKey && step !== 0) move(tab, at + step);
    else if (event.ctrlKey || event.altKey || event.metaKey) return;
    else if (event.key === "ContextMenu" || (event.key === "F10" && event.shiftKey)) menu.openUnder(tab.key);
    else if (event.shiftKey) return;
    else if (step !== 0) goTo(at + step);
    else if (event.key === "Home") goTo(0);
    else if (event.key === "End") goTo(-1);
    else if (event.key === "Enter" || event.key === " ") actions.open(tab);
    else if (event.key === "Delete") actions.close(tab.key, "self");
    else return;
    event.preventDefault();
  };
  const scroll = (by: number) =>
    scroller.current?.scrollBy({ left: by * scroller.current.clientWidth * 0.7, behavior: "smooth" });
  const chosen = tabs.find(({ key }) => key === menu.menu?.key);
  return (
    <GlideArea>
      {hasArrows ? (
        <ScrollButton
          type="button"
          tabIndex={-1}
          aria-label={t("tabs.scrollLeft")}
          title={t("tabs.scrollLeft")}
          disabled={!overflow.hasBefore}
          onClick={() => scroll(-1)}
        >
          <ChevronLeft size={16} aria-hidden="true" />
        </ScrollButton>
      ) : null}
      <GlideScroller scroller={scroller}>
        <Tablist
          role="tablist"
          aria-label={t("tabs.label")}
          data-look={look}
          gap={gaps[look]}
          {...drag.strip}
          onKeyDown={walk}
          onFocus={({ target }) => {
            setStopped(target.dataset["key"] ?? null);
            if (scroller.current !== null) reveal(scroller.current, target, "smooth");
          }}
          onBlur={({ currentTarget, relatedTarget }) => {
            if (!currentTarget.contains(relatedTarget)) setStopped(null);
          }}
        >
          {tabs.map((tab) => (
            <Glide key={tab.key} order={order}>
              <TabItem
                tab={tab}
                tabs={tabs}
                look={look}
                hasIcon={hasIcon}
                isActive={tab.key === active}
                isReached={tab.key === reached}
                isDragged={drag.dragged === tab.key}
                hintId={ids + (isClosable(tabs, tab) ? "closable" : "staying")}
                onOpen={() => actions.open(tab)}
                onClose={() => actions.close(tab.key, "self")}
                onMenu={(event) => menu.openAt(tab.key, event)}
                {...drag.handlersFor(tab.key)}
              />
            </Glide>
          ))}
        </Tablist>
      </GlideScroller>
      {hasArrows ? (
        <ScrollButton
          type="button"
          tabIndex={-1}
          aria-label={t("tabs.scrollRight")}
          title={t("tabs.scrollRight")}
          disabled={!overflow.hasAfter}
          onClick={() => scroll(1)}
        >
          <ChevronRight size={16} aria-hidden="true" />
        </ScrollButton>
      ) : null}
      <MoreButton
        button={more}
        label={t("tabs.more")}
        isOpen={menu.menu?.isMore === true}
        onClick={() => reached !== undefined && menu.toggleMore(active ?? reached, more.current)}
      />
      {chosen === undefined || menu.menu === null ? null : (
        <TabMenu
          label={t("tabs.menu", { name: labelOf(chosen) })}
          entries={entriesFor({ tabs, tab: chosen, hasClose: !menu.menu.isMore, actions, t })}
          at={menu.menu.at}
          opener={menu.menu.opener}
          onClose={(isDone) => {
            menu.close();
            if (!isDone) return;
            if (menu.menu?.isMore === true) more.current?.focus();
            else focusTab(chosen.key);
          }}
        />
      )}
      <span hidden id={`${ids}closable`}>
        {t("tabs.hint")}
      </span>
      <span hidden id={`${ids}staying`}>
        {t("tabs.hintStaying")}
      </span>
      <Hidden role="status">{said}</Hidden>
    </GlideArea>
  );
}
