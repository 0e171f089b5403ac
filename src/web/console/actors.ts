import { createActor, type ActorRefFrom } from "xstate";
import { appearanceMachine } from "../../../machines/appearance/appearance.machine";
import type { ThemeSettings } from "../../../machines/appearance/theme-settings";
import { layoutMachine } from "../../../machines/layout/layout.machine";
import type { Page } from "../../../machines/tabs/tab";
import { tabsMachine } from "../../../machines/tabs/tabs.machine";

export interface ConsoleActors {
  readonly tabs: ActorRefFrom<typeof tabsMachine>;
  readonly layout: ActorRefFrom<typeof layoutMachine>;
  readonly appearance: ActorRefFrom<typeof appearanceMachine>;
}

interface ActorDependencies {
  /** The tabs at the start. */
  readonly pages: readonly Page[];
  readonly settings: ThemeSettings;
  readonly keepSettings: (settings: ThemeSettings) => void;
}

/** Starts the machines of the console with their effects provided. */
export const createConsoleActors = ({ pages, settings, keepSettings }: ActorDependencies): ConsoleActors => ({
  tabs: createActor(tabsMachine, { id: "tabs", input: { pages } }).start(),
  layout: createActor(layoutMachine, { id: "layout" }).start(),
  appearance: createActor(
    appearanceMachine.provide({ actions: { keep: (_, params) => keepSettings(params.settings) } }),
    { id: "appearance", input: { saved: settings } },
  ).start(),
});
