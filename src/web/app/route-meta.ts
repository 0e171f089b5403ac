import type { MessageId, MessagePart } from "../i18n/message-id";

/** The one record behind a route's title, guard, messages and frame. */
export interface RouteMeta {
  readonly title?: MessageId;
  /** `person`: somebody must be signed in to see it. */
  readonly access?: "public" | "person";
  /** Never sent away by the login interception. */
  readonly whitelisted?: boolean;
  /** A sitting: when the sign-in ends, it is asked for in place, and the page stays. */
  readonly keepsPlace?: boolean;
  readonly messages?: readonly MessagePart[];
}

declare module "@tanstack/react-router" {
  interface StaticDataRouteOption extends RouteMeta {}
}
