import type { OpenPages } from "./open-pages";
import type { Page, Scope, TabName } from "./tab";

export interface TabsContext extends OpenPages {
  /** Keys of tabs that are to be closed once the answer or the next page has come. */
  readonly doomed: readonly string[];
  /** Key of the tab that is to be reloaded once the answer has come; null but in `confirmingReload`. */
  readonly reloading: string | null;
  /** The address that takes the place of the page on screen; null but in `leaving`. */
  readonly goal: string | null;
}

export type TabsEvent =
  /** A page is on screen; `active` is the tab that stands for a page without one. */
  | { readonly type: "page.opened"; readonly page: Page }
  | { readonly type: "page.untabbed"; readonly key: string | null }
  | { readonly type: "page.named"; readonly key: string; readonly name: TabName | null }
  /** Something on the page has not been saved, or all has. */
  | { readonly type: "page.changed"; readonly key: string; readonly isDirty: boolean }
  | { readonly type: "sitting.began"; readonly page: Page }
  | { readonly type: "sitting.ended"; readonly key: string }
  | { readonly type: "tab.refreshed"; readonly key: string }
  | { readonly type: "tab.moved"; readonly key: string; readonly to: number }
  | { readonly type: "tabs.closed"; readonly key: string; readonly scope: Scope }
  /** The answer to the question whether unsaved work may go: by closing, or by a reload. */
  | { readonly type: "closing.confirmed" }
  | { readonly type: "closing.refused" }
  | { readonly type: "reload.confirmed" }
  | { readonly type: "reload.refused" }
  /** What another window has open. */
  | { readonly type: "tabs.synced"; readonly pages: readonly Page[] }
  /** The pages that the person may still open. */
  | { readonly type: "rights.changed"; readonly keys: readonly string[] }
  | { readonly type: "person.changed" };

export type TabsEmitted =
  /** This window has changed its list, or begun another. What it takes over from another window is not told. */
  | { readonly type: "tabs.changed" }
  /** Where to go, so that the page on screen can be closed. */
  | { readonly type: "goal.set"; readonly href: string }
  /** Another instance of the page stands in the place of the one before. */
  | { readonly type: "page.reloaded"; readonly key: string };
