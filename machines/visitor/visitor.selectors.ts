import type { SnapshotFrom } from "xstate";
import type { visitorMachine } from "./visitor.machine";

export type VisitorSnapshot = SnapshotFrom<typeof visitorMachine>;

export const isVisitorSettled = (visitor: VisitorSnapshot): boolean => visitor.hasTag("settled");
/** A person with an invitation, or on the guest's page. */
export const isVisitor = (visitor: VisitorSnapshot): boolean =>
  visitor.hasTag("visiting") || visitor.context.isOnGuestPage;
/** The token for every request of a visitor; null if there is no invitation. */
export const selectVisitorToken = (visitor: VisitorSnapshot): string | null => visitor.context.token;
/** The guest of the current visit; null: none. */
export const selectGuest = (visitor: VisitorSnapshot): VisitorSnapshot["context"]["guest"] => visitor.context.guest;
/** A visit is under way; an expired one counts until its warning has been read. */
export const isVisiting = (visitor: VisitorSnapshot): boolean => visitor.context.token !== null;
/** The visit is over, and the warning is on screen. */
export const isWarned = (visitor: VisitorSnapshot): boolean => visitor.hasTag("warned");
