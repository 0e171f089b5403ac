import type { CodePurpose } from "../../contract/account/account";
import type { Language } from "../../contract/item/content";

/** A code on its way to a person. */
export interface Message {
  /** A mobile phone, or an e-mail address. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly code: string;
  readonly purpose: CodePurpose;
  readonly language: Language;
}

/** Hands a message to a delivery service; throws where it was not accepted. */
export type Send = (message: Message) => Promise<void>;

/** The time in ms that a sender may take to hand a message over. */
export const sendingMs = 10_000;
