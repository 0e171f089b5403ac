import type { Messages } from "../i18n/messages";

const prefix = "inviter.";

/**
 * The messages with those that address the student replaced by those about a guest, for the person who invited them.
 */
export const asInviter = <Said extends Readonly<Record<string, unknown>> = Messages>(messages: Said): Said => ({
  ...messages,
  ...Object.fromEntries(
    Object.entries(messages).flatMap(([id, message]) =>
      id.startsWith(prefix) ? [[id.slice(prefix.length), message]] : [],
    ),
  ),
});
