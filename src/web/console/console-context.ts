import { useSelector } from "@xstate/react";
import { createContext, useContext } from "react";
import { selectChosenLayout, type AppearanceSnapshot } from "../../../machines/appearance/appearance.selectors";
import type { Layout } from "../../../machines/appearance/theme-settings";
import type { LayoutSnapshot } from "../../../machines/layout/layout.selectors";
import type { TabsSnapshot } from "../../../machines/tabs/tabs.selectors";
import type { ConsoleActors } from "./actors";

const ConsoleContext = createContext<ConsoleActors | null>(null);
export const ConsoleProvider = ConsoleContext.Provider;

/** The actors of the console, for example `useConsole().tabs.send({ type: "tab.refreshed", key })`. */
export function useConsole(): ConsoleActors {
  const actors = useContext(ConsoleContext);
  if (actors === null) throw new Error("no console above this component");
  return actors;
}

export const useTabs = <Fact>(select: (tabs: TabsSnapshot) => Fact): Fact => useSelector(useConsole().tabs, select);
export const useAppearance = <Fact>(select: (appearance: AppearanceSnapshot) => Fact): Fact =>
  useSelector(useConsole().appearance, select);
/** A fact about the layout on screen, given the chosen layout, for example `useLayout(isFolded)`. */
export function useLayout<Fact>(select: (layout: LayoutSnapshot, chosen: Layout) => Fact): Fact {
  const chosen = useAppearance(selectChosenLayout);
  return useSelector(useConsole().layout, (layout) => select(layout, chosen));
}
