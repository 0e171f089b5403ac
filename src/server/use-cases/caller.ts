import type { PermissionName } from "../../contract/account/permissions";

/** Who calls; read from the database with every request. */
export interface Caller {
  readonly userId: string;
  readonly username: string;
  readonly nickname: string;
  readonly avatar: string;
  readonly status: number;
  readonly type: number;
  readonly admin: boolean;
  readonly role: readonly string[];
  /** What the roles bring, and what the account was given beside. */
  readonly permission: readonly string[];
  readonly grade: number | null;
  readonly tokenHash: string;
  /** When this session was noted to be in use last; null: not yet. */
  readonly lastSeenAt: number | null;
}

/** Somebody who came by an invitation, and what it opens; read from the database with every request. */
export interface Guest {
  readonly guestId: string;
  readonly invitationId: string;
  readonly name: string;
  readonly kind: "test" | "result";
  readonly menuId: string;
  /** The one sitting of this guest, or the result that was shared; null: not begun. */
  readonly attemptId: string | null;
  /** Whose result was shared; null: the guest's own sitting. */
  readonly sharedBy: string | null;
  readonly seesResult: boolean;
  readonly strict: boolean;
  /** When the invitation ends; a sitting that has begun may go on. */
  readonly validUntil: number;
  /** When the visit ends, as it stands now. */
  readonly endsAt: number;
  /** The visit is over, and what the device still holds of its sitting is taken for a moment more. */
  readonly isOver: boolean;
  readonly grade: null;
}

/** Whoever may sit a test. */
export type Principal = Caller | Guest;

export const isGuest = (principal: Principal): principal is Guest => "guestId" in principal;

/** Whether a person may do what `permission` names. */
export const callerHasPermission = (
  { admin, permission }: Pick<Caller, "admin" | "permission">,
  asked: PermissionName,
): boolean => admin || permission.includes(asked);

/** Where a sitting starts of somebody who has told no grade; nothing is compared with it. */
export const usualGrade = 5;

/** The caller's grade, or the one that is assumed of people who have told none. */
export const gradeOf = ({ grade }: Pick<Principal, "grade">): number => grade ?? usualGrade;

/** Somebody who shows a token; nobody has looked yet whether it is good. */
export interface Bearer<Who extends Principal = Principal> {
  readonly tokenHash: string;
  /** Looks who it is; throws what a bad token is refused with. */
  readonly caller: () => Promise<Who>;
}
