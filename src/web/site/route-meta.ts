import type { MessageId, MessagePart } from "../i18n/message-id";
import type { Requirement } from "../permissions/check";

/** Icons of menus and tabs, by their names in the icon set. */
export type IconName =
  | "activity"
  | "book-open-check"
  | "book-x"
  | "braces"
  | "chart-line"
  | "circle-user-round"
  | "clipboard-list"
  | "code-xml"
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

/** The one record behind a route's title, menu entry, tab, breadcrumb, guard, messages and frame (SPEC §2). */
export interface RouteMeta {
  readonly title?: MessageId;
  readonly icon?: IconName;
  /** Left out of menus. */
  readonly hidden?: boolean;
  /** Its children stand in its place in the menu. */
  readonly levelHidden?: boolean;
  readonly breadcrumbHidden?: boolean;
  /** Where a level without a page of its own leads. */
  readonly redirect?: string;
  /** Its entry in the menu gets more children than its routes: the tests of this person. */
  readonly fills?: "tests";
  /** Its entry in the menu opens a window of its own. */
  readonly target?: "_blank";
  /** A word beside its entry in the menu; `dot`: a mark without a word. */
  readonly badge?: MessageId;
  readonly dot?: boolean;
  /** Stays mounted while its tab is open. */
  readonly keepAlive?: boolean;
  /** Its tab cannot be closed. */
  readonly noClosable?: boolean;
  /** It has no tab; that of `activeMenu` stands for it where it is open. */
  readonly tabHidden?: boolean;
  /** Each set of parameters is a tab of its own; a list: only these parameters make one. */
  readonly dynamicNewTab?: boolean | readonly string[];
  /** The path whose menu entry is marked while this page is open. */
  readonly activeMenu?: string;
  /** What a person must hold to enter, where role control is on. */
  readonly guard?: Requirement;
  /** Nobody enters, and no menu names it, where the site has this switched off. */
  readonly siteSwitch?: "inspection";
  /** The column of the second level is not shown. */
  readonly noColumn?: boolean;
  /** Shown without the console around it, also to somebody who is signed in. */
  readonly bare?: boolean;
  /** `person`: somebody must be signed in to see it. */
  readonly access?: "public" | "person";
  /** Never sent away by the login interception. */
  readonly whitelisted?: boolean;
  /** A sitting: when the sign-in ends, it is asked for in place, and the page stays. */
  readonly keepsPlace?: boolean;
  /** A guest may see it as well as a person. */
  readonly guests?: boolean;
  readonly messages?: readonly MessagePart[];
}

declare module "@tanstack/react-router" {
  interface StaticDataRouteOption extends RouteMeta {}
}
