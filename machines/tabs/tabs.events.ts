import type { OpenPages } from "./open-pages";
import type { Page, Scope, TabName } from "./tab";

export interface TabsContext extends OpenPages {
  /** Keys of tabs to be closed after the person's answer or after the next page has opened. */
  readonly doomed: readonly string[];
  /** Key of the tab to be reloaded after the person's answer; null except in `confirmingReload`. */
  readonly reloading: string | null;
  /** The address that replaces the page on screen; null except in `leaving`. */
  readonly goal: string | null;
}

export type TabsEvent =
  /** A page is on screen. `page.untabbed`: a page without a tab, with the key of the tab that is active for it. */
  | { readonly type: "page.opened"; readonly page: Page }
  | { readonly type: "page.untabbed"; readonly key: string | null }
  | { readonly type: "page.named"; readonly key: string; readonly name: TabName | null }
  /** The page has unsaved work, or everything is saved. */
  | { readonly type: "page.changed"; readonly key: string; readonly isDirty: boolean }
  | { readonly type: "sitting.began"; readonly page: Page }
  | { readonly type: "sitting.ended"; readonly key: string }
  | { readonly type: "tab.refreshed"; readonly key: string }
  | { readonly type: "tab.moved"; readonly key: string; readonly to: number }
  | { readonly type: "tabs.closed"; readonly key: string; readonly scope: Scope }
  /** The person's answer to the question whether unsaved work may be lost, by closing or by a reload. */
  | { readonly type: "closing.confirmed" }
  | { readonly type: "closing.refused" }
  | { readonly type: "reload.confirmed" }
  | { readonly type: "reload.refused" }
  /** The tabs that another window has open. */
  | { readonly type: "tabs.synced"; readonly pages: readonly Page[] }
  /** Keys of the pages that the person may still open. */
  | { readonly type: "rights.changed"; readonly keys: readonly string[] }
  | { readonly type: "person.changed" };

export type TabsEmitted =
  /** This window has changed its list, or started a new one. Tabs taken over from another window are not reported. */
  | { readonly type: "tabs.changed" }
  /** The address to open, so that the page on screen can be closed. */
  | { readonly type: "goal.set"; readonly href: string }
  /** A new instance has replaced the page. */
  | { readonly type: "page.reloaded"; readonly key: string };
