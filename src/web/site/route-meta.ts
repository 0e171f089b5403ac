import type { MessageId, MessagePart } from "../i18n/message-id";
import type { Requirement } from "../permissions/check";

/** Icons of menus and tabs, by name. */
export type IconName =
  | "activity"
  | "book-open-check"
  | "book-x"
  | "braces"
  | "cable"
  | "chart-line"
  | "circle-user-round"
  | "clipboard-list"
  | "code-xml"
  | "file-input"
  | "file-text"
  | "dumbbell"
  | "graduation-cap"
  | "house"
  | "list-checks"
  | "lock"
  | "settings"
  | "star"
  | "ticket"
  | "triangle-alert"
  | "waypoints";

/** The single record behind a route's title, menu entry, tab, breadcrumb, guard, messages and frame (SPEC §2). */
export interface RouteMeta {
  readonly title?: MessageId;
  readonly icon?: IconName;
  /** Omitted from menus. */
  readonly hidden?: boolean;
  /** Its children replace it in the menu. */
  readonly levelHidden?: boolean;
  readonly breadcrumbHidden?: boolean;
  /** The target of a level without a page. */
  readonly redirect?: string;
  /** Its menu entry gets children in addition to its routes: the tests of this person. */
  readonly fills?: "tests";
  /** Its menu entry opens a new window. */
  readonly target?: "_blank";
  /** A badge on its menu entry; `dot`: a mark without a word. */
  readonly badge?: MessageId;
  readonly dot?: boolean;
  /** Stays mounted while its tab is open. */
  readonly keepAlive?: boolean;
  /** Its tab cannot be closed. */
  readonly noClosable?: boolean;
  /** It has no tab; while it is open, the tab of `activeMenu` is marked instead. */
  readonly tabHidden?: boolean;
  /** Each set of parameters gets its own tab; a list: only these parameters distinguish tabs. */
  readonly dynamicNewTab?: boolean | readonly string[];
  /** The path whose menu entry is marked while this page is open. */
  readonly activeMenu?: string;
  /** The roles or permissions required to enter, if role control is on. */
  readonly guard?: Requirement;
  /** If the site has this switched off, the page cannot be entered and is in no menu. */
  readonly siteSwitch?: "inspection";
  /** The second-level column is hidden. */
  readonly noColumn?: boolean;
  /** Shown without the console around it, also to signed-in people. */
  readonly bare?: boolean;
  /** `person`: requires a signed-in person. */
  readonly access?: "public" | "person";
  /** Exempt from the redirect to the sign-in. */
  readonly whitelisted?: boolean;
  /** An exam page: if the session ends, the sign-in is shown in place, and the page stays. */
  readonly keepsPlace?: boolean;
  /** Guests may open it as well. */
  readonly guests?: boolean;
  readonly messages?: readonly MessagePart[];
}

declare module "@tanstack/react-router" {
  interface StaticDataRouteOption extends RouteMeta {}
}
