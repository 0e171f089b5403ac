import { isBlank } from "../../../contract/validators/blank";
import { foldForms } from "../../../contract/validators/folding";
import { isStrongPassword } from "../../../contract/validators/password";
import { isMobile, readMobile } from "../../../contract/validators/phone";
import type { MessageId } from "../../i18n/message-id";

export type Problems<Fields> = Partial<Record<keyof Fields, MessageId | undefined>>;

export interface ProfileFields {
  readonly nickname: string;
  /** The grade as digits; empty if not given. */
  readonly grade: string;
}

export const validateProfile = ({ nickname }: ProfileFields): Problems<ProfileFields> =>
  isBlank(nickname) ? { nickname: "account.nicknameEmpty" } : {};

export interface PasswordFields {
  readonly old: string;
  readonly password: string;
  readonly again: string;
}

/** `hasOld`: the account has a password, so the old one is required. */
export function validatePassword({ old, password, again }: PasswordFields, hasOld: boolean): Problems<PasswordFields> {
  const problems: Problems<PasswordFields> = {};
  if (hasOld && old === "") problems.old = "account.passwordEmpty";
  if (!isStrongPassword(password)) problems.password = "center.passwordStrong";
  else if (foldForms(again) !== foldForms(password)) problems.again = "center.passwordDiffers";
  return problems;
}

/** A mainland mobile phone of 11 digits. */
export function validateMobile(mobile: string): MessageId | undefined {
  if (isBlank(mobile)) return "center.mobileEmpty";
  return isMobile(readMobile(mobile)) ? undefined : "center.mobileWrong";
}
