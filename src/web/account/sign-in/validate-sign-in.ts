import { isPassword } from "../../../contract/validators/password";
import type { MessageId } from "../../i18n/message-id";

export interface SignInFields {
  readonly username: string;
  readonly password: string;
}

export type SignInProblems = Partial<Record<keyof SignInFields, MessageId>>;

/** Requires a user name and a password of at least six characters (SPEC §5). */
export function validateSignIn({ username, password }: SignInFields): SignInProblems {
  const problems: SignInProblems = {};
  if (username.trim() === "") problems.username = "account.usernameEmpty";
  if (password === "") problems.password = "account.passwordEmpty";
  else if (!isPassword(password)) problems.password = "account.passwordShort";
  return problems;
}
