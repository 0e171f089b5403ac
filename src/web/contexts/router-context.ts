import type { ActorRefFrom } from "xstate";
import type { routesMachine } from "../../../machines/routes/routes.machine";
import type { MessageStore } from "../i18n/messages";
import type { TextStorage } from "../platform/storage";
import type { SessionActor } from "./session-context";
import type { GuardSettings } from "./settings";
import type { VisitorActor } from "./visitor-context";

export type RoutesActor = ActorRefFrom<typeof routesMachine>;

/** The objects that guards and views reach through the router. */
export interface RouterContext {
  readonly session: SessionActor;
  readonly visitor: VisitorActor;
  readonly routes: RoutesActor;
  readonly messages: MessageStore;
  readonly settings: GuardSettings;
  readonly local: TextStorage;
  /** Storage of this tab only. */
  readonly tab: TextStorage;
}
