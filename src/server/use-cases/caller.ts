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
  readonly permission: readonly string[];
  readonly grade: number | null;
  readonly tokenHash: string;
}

const usualGrade = 5;

/** The caller's grade, or the one that is assumed of people who have told none. */
export const gradeOf = ({ grade }: Pick<Caller, "grade">): number => grade ?? usualGrade;

/** Somebody who shows a token; nobody has looked yet whether it is good. */
export interface Bearer {
  readonly tokenHash: string;
  /** Looks who it is; throws what a bad token is refused with. */
  readonly caller: () => Promise<Caller>;
}
