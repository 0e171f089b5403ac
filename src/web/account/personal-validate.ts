import type { MessageId } from "../i18n/message-id";

const shortestPassword = 8;
const mobileForm = /^1\d{10}$/;

/** SPEC §5: eight characters or more, with letters and digits. */
export const isStrongPassword = (password: string): boolean =>
  password.length >= shortestPassword && /[A-Za-z]/.test(password) && /\d/.test(password);

export type Problems<Fields> = Partial<Record<keyof Fields, MessageId | undefined>>;

export interface ProfileFields {
  readonly nickname: string;
  /** A grade as its figure; empty where it is not given. */
  readonly grade: string;
}

export const validateProfile = ({ nickname }: ProfileFields): Problems<ProfileFields> =>
  nickname.trim() === "" ? { nickname: "account.nicknameEmpty" } : {};

export interface PasswordFields {
  readonly old: string;
  readonly password: string;
  readonly again: string;
}

export function validatePassword({ old, password, again }: PasswordFields): Problems<PasswordFields> {
  const problems: Problems<PasswordFields> = {};
  if (old === "") problems.old = "account.passwordEmpty";
  if (!isStrongPassword(password)) problems.password = "center.passwordStrong";
  else if (again !== password) problems.again = "center.passwordDiffers";
  return problems;
}

/** A mainland mobile phone of 11 digits. */
export function validateMobile(mobile: string): MessageId | undefined {
  if (mobile.trim() === "") return "center.mobileEmpty";
  return mobileForm.test(mobile.trim()) ? undefined : "center.mobileWrong";
}
