import type { MessageId } from "../../i18n/message-id";

export interface DeletionFields {
  readonly username: string;
  readonly password: string;
  /** Whether the person has confirmed that everything under way ends with the account. */
  readonly knows: boolean;
}

export type DeletionProblems = Partial<Record<keyof DeletionFields, MessageId>>;

interface DeletedAccount {
  readonly username: string;
  readonly needsPassword: boolean;
  readonly hasSittings: boolean;
}

/** The reasons that prevent a deletion, by field. */
export const deletionProblems = (
  fields: DeletionFields,
  { username, needsPassword, hasSittings }: DeletedAccount,
): DeletionProblems => ({
  ...(fields.username.trim() === username ? {} : { username: "personal.delete.usernameWrong" }),
  ...(needsPassword && fields.password === "" ? { password: "account.passwordEmpty" } : {}),
  ...(hasSittings && !fields.knows ? { knows: "personal.delete.knowsEmpty" } : {}),
});
