/** The person as screens and guards know them. */
export interface Profile {
  readonly username: string;
  readonly nickname: string;
  readonly avatar: string;
  /** As the server reports it; 0 if the server does not. */
  readonly status: number;
  readonly type: number;
  readonly admin: boolean;
  readonly role: readonly string[];
  readonly permission: readonly string[];
  readonly grade: number | null;
}
