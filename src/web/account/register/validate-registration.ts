import { emptyAmong } from "../../../contract/validators/blank";
import { isStrongPassword } from "../../../contract/validators/password";
import type { MessageId } from "../../i18n/message-id";

export interface RegistrationFields {
  readonly username: string;
  readonly nickname: string;
  readonly password: string;
}

export type RegistrationProblems = Partial<Record<keyof RegistrationFields, MessageId>>;

const whenEmpty = { nickname: "account.nicknameEmpty", password: "account.passwordEmpty" } as const;
const usernameForm = /^[A-Za-z0-9_]{4,32}$/;

/**
 * Requires a user name of 4–32 letters, digits and underscores, a nickname, and a password of at least eight characters
 * with letters and digits.
 */
export function validateRegistration({ username, nickname, password }: RegistrationFields): RegistrationProblems {
  const problems: RegistrationProblems = {};
  if (username.trim() === "") problems.username = "account.usernameEmpty";
  else if (!usernameForm.test(username.trim())) problems.username = "account.usernameForm";
  if (!isStrongPassword(password)) problems.password = "center.passwordStrong";
  for (const name of emptyAmong({ nickname, password }, ["nickname", "password"])) problems[name] = whenEmpty[name];
  return problems;
}
