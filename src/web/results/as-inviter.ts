import type { Messages } from "../i18n/messages";

const prefix = "inviter.";

/** The same words, but those that speak to the student speak of a guest to whoever invited them. */
export const asInviter = <Said extends Readonly<Record<string, unknown>> = Messages>(messages: Said): Said => ({
  ...messages,
  ...Object.fromEntries(
    Object.entries(messages).flatMap(([id, message]) =>
      id.startsWith(prefix) ? [[id.slice(prefix.length), message]] : [],
    ),
  ),
});
