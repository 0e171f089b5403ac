import type { SnapshotFrom } from "xstate";
import type { visitorMachine } from "./visitor.machine";

export type VisitorSnapshot = SnapshotFrom<typeof visitorMachine>;

export const isVisitorSettled = (visitor: VisitorSnapshot): boolean => visitor.hasTag("settled");
/** Whoever came by an invitation, or is on the guest's page. */
export const isVisitor = (visitor: VisitorSnapshot): boolean =>
  visitor.hasTag("visiting") || visitor.context.isOnGuestPage;
/** The token for every request of a visitor; null where the invitation is missing. */
export const selectVisitorToken = (visitor: VisitorSnapshot): string | null => visitor.context.token;
/** Who the guest is whose visit stands; null: none does. */
export const selectGuest = (visitor: VisitorSnapshot): VisitorSnapshot["context"]["guest"] => visitor.context.guest;
/** A visit stands; an expired one does until its words have been read. */
export const isVisiting = (visitor: VisitorSnapshot): boolean => visitor.context.token !== null;
/** The visit is over, and the person is told so. */
export const isWarned = (visitor: VisitorSnapshot): boolean => visitor.hasTag("warned");
