import type { PermissionName } from "../../contract/account/permissions";

/** The user who makes a call; read from the database with every request. */
export interface Caller {
  readonly userId: string;
  readonly username: string;
  readonly nickname: string;
  readonly avatar: string;
  readonly status: number;
  readonly type: number;
  readonly admin: boolean;
  readonly role: readonly string[];
  /** The permissions of the roles, and those given to the account individually. */
  readonly permission: readonly string[];
  readonly grade: number | null;
  readonly tokenHash: string;
  /** When this session was last recorded as in use; null: never. */
  readonly lastSeenAt: number | null;
}

/** A guest who entered by an invitation, with its rights; read from the database with every request. */
export interface Guest {
  readonly guestId: string;
  readonly invitationId: string;
  readonly name: string;
  readonly kind: "test" | "result";
  readonly menuId: string;
  /** The one attempt of this guest, or the shared result; null: not begun. */
  readonly attemptId: string | null;
  /** The user whose result was shared; null: the attempt is the guest's. */
  readonly sharedBy: string | null;
  /** Of the device that makes the call; two devices can act for one guest of a room. */
  readonly tokenHash: string;
  readonly seesResult: boolean;
  readonly strict: boolean;
  /** The guest came in to a room, and sits its assignment. */
  readonly ofRoom: boolean;
  /** When the invitation ends; a sitting that has begun may go on. */
  readonly validUntil: number;
  /** When the visit ends, as far as known now. */
  readonly endsAt: number;
  /** The visit is over; only the unsent data of the guest's attempt is accepted for a short time. */
  readonly isOver: boolean;
  readonly grade: null;
}

/** A user or guest who may sit a test. */
export type Principal = Caller | Guest;

export const isGuest = (principal: Principal): principal is Guest => "guestId" in principal;

/** Whether a user has a permission. */
export const callerHasPermission = (
  { admin, permission }: Pick<Caller, "admin" | "permission">,
  asked: PermissionName,
): boolean => admin || permission.includes(asked);

/** The grade that is assumed if a student's grade is unknown; only used as a start, not for comparisons. */
export const usualGrade = 5;

/** The caller's grade, or the assumed one if it is unknown. */
export const gradeOf = ({ grade }: Pick<Principal, "grade">): number => grade ?? usualGrade;

/** The bearer of a token that has not been checked yet. */
export interface Bearer<Who extends Principal = Principal> {
  readonly tokenHash: string;
  /** Checks the token and returns the caller; throws the refusal of a bad token. */
  readonly caller: () => Promise<Who>;
}
