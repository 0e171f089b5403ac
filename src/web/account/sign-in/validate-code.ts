import type { SiteConfig } from "../../../contract/account/account";
import { foldForms } from "../../../contract/validators/folding";
import { isEmail, readEmail } from "../../../contract/validators/network";
import { isStrongPassword } from "../../../contract/validators/password";
import { readMobile } from "../../../contract/validators/phone";
import { isSentCode, readSentCode } from "../../../contract/validators/text";
import type { MessageId } from "../../i18n/message-id";
import { validateMobile, type Problems } from "../personal/personal-validate";

export type ContactKind = SiteConfig["codes"][number];
/** The destination of a code. */
export type CodeDestination = { readonly mobile: string } | { readonly email: string };

export function validateEmail(email: string): MessageId | undefined {
  if (email.trim() === "") return "account.emailEmpty";
  return isEmail(readEmail(email)) ? undefined : "account.emailWrong";
}

const whenNoCode = { mobile: "center.codeEmpty", email: "account.emailCodeEmpty" } as const;

/** `kind`: the kind of contact to which the code was sent. */
export const validateCode = (code: string, kind: ContactKind): MessageId | undefined =>
  isSentCode(readSentCode(code)) ? undefined : whenNoCode[kind];

/** The kind of contact that a text is, among those that the site can send to: a text with an @ is an e-mail address. */
export const contactKind = (text: string, kinds: readonly ContactKind[]): ContactKind =>
  kinds.includes("email") && (foldForms(text).includes("@") || !kinds.includes("mobile")) ? "email" : "mobile";

export const contactOf = (text: string, kind: ContactKind): CodeDestination =>
  kind === "email" ? { email: readEmail(text) } : { mobile: readMobile(text) };

export function validateContact(text: string, kinds: readonly ContactKind[]): MessageId | undefined {
  if (text.trim() === "" && kinds.length > 1) return "account.contactEmpty";
  return contactKind(text, kinds) === "email" ? validateEmail(text) : validateMobile(text);
}

export interface CodeFields {
  readonly contact: string;
  readonly code: string;
  /** Unused when signing in with a code. */
  readonly password: string;
}

/** The problems of the fields before sending. `way`: a sign-in, or a new password. */
export function validateCodeFields(
  { contact, code, password }: CodeFields,
  kinds: readonly ContactKind[],
  way: "code" | "forgotten",
): Problems<CodeFields> {
  const found = {
    contact: validateContact(contact, kinds),
    code: validateCode(code, contactKind(contact, kinds)),
    password: way === "code" || isStrongPassword(password) ? undefined : ("center.passwordStrong" as const),
  };
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== undefined));
}
