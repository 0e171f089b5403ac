import { eq } from "drizzle-orm";
import { users } from "../db/accounts-schema";
import type { Send } from "../messages/message";
import { CallRefusal } from "../support/refusal";
import type { Dependencies } from "./dependencies";

/** A contact to which codes can be sent. */
export type Contact =
  | { readonly kind: "mobile"; readonly address: string }
  | { readonly kind: "email"; readonly address: string };

/** The contact in a validated input; null: it has none. */
export function contactIn({
  mobile,
  email,
}: {
  readonly mobile?: string | undefined;
  readonly email?: string | undefined;
}): Contact | null {
  if (mobile !== undefined) return { kind: "mobile", address: mobile };
  return email === undefined ? null : { kind: "email", address: email };
}

export function requireContact(input: Parameters<typeof contactIn>[0]): Contact {
  const contact = contactIn(input);
  if (contact === null) throw new CallRefusal("invalidRequest");
  return contact;
}

/** SQL condition: the account with this contact (at most one). */
export const hasContact = ({ kind, address }: Contact) => eq(kind === "mobile" ? users.mobile : users.email, address);

/** The sender for the kind of contact. Throws `smsUnavailable` if the site has none. */
export function senderFor({ sms, mail }: Pick<Dependencies, "sms" | "mail">, { kind }: Contact): Send {
  const send = kind === "mobile" ? sms : mail;
  if (send === undefined) throw new CallRefusal("smsUnavailable");
  return send;
}
