/** What the screens and guards know of the person. */
export interface Profile {
  readonly username: string;
  readonly nickname: string;
  readonly avatar: string;
  /** As the server has them; 0 where nothing is said of it. */
  readonly status: number;
  readonly type: number;
  readonly admin: boolean;
  readonly role: readonly string[];
  readonly permission: readonly string[];
  readonly grade: number | null;
}
