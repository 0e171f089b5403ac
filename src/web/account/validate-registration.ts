import type { MessageId } from "../i18n/message-id";

export interface RegistrationFields {
  readonly username: string;
  readonly nickname: string;
  readonly password: string;
}

export type RegistrationProblems = Partial<Record<keyof RegistrationFields, MessageId>>;

const usernameForm = /^[A-Za-z0-9_]{4,32}$/;
const shortestPassword = 8;

/**
 * A user name of 4–32 letters, digits and underscores, a name to be called by, a password of eight characters or more.
 */
export function validateRegistration({ username, nickname, password }: RegistrationFields): RegistrationProblems {
  const problems: RegistrationProblems = {};
  if (username.trim() === "") problems.username = "account.usernameEmpty";
  else if (!usernameForm.test(username.trim())) problems.username = "account.usernameForm";
  if (nickname.trim() === "") problems.nickname = "account.nicknameEmpty";
  if (password === "") problems.password = "account.passwordEmpty";
  else if (password.length < shortestPassword) problems.password = "account.newPasswordShort";
  return problems;
}
