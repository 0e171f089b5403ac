import { eq } from "drizzle-orm";
import { users } from "../db/accounts-schema";
import type { Send } from "../messages/message";
import { CallRefusal } from "../support/refusal";
import type { Dependencies } from "./dependencies";

/** Where codes can be sent. */
export type Contact =
  | { readonly kind: "mobile"; readonly address: string }
  | { readonly kind: "email"; readonly address: string };

/** The one contact of an input that the contract has let through; null: it has none. */
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

/** The accounts with this contact: one or none. */
export const hasContact = ({ kind, address }: Contact) => eq(kind === "mobile" ? users.mobile : users.email, address);

/** What sends there; refuses where the site has nothing that does. */
export function senderFor({ sms, mail }: Pick<Dependencies, "sms" | "mail">, { kind }: Contact): Send {
  const send = kind === "mobile" ? sms : mail;
  if (send === undefined) throw new CallRefusal("smsUnavailable");
  return send;
}
