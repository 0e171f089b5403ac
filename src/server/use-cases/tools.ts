import type { Database, Queries } from "../db/open";
import { inTransaction } from "../db/transaction";
import { Refusal } from "./refusal";
import { createCatalogue, type Catalogue } from "./sitting/catalogue";
import { createTurns, type InTurn } from "./turns";

/** What a server is given from outside. */
export interface Parts {
  readonly db: Database;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  /** A new id, unguessable and not in use. */
  readonly ids: () => string;
  /** A new secret of at least 128 bits, letters that fit into a URL. */
  readonly secret: () => string;
  /** Sends a text message to a phone; left out: this site sends none. */
  readonly sms?: SendSms;
  /** Providers of sign-ins by their names; left out: none. */
  readonly social?: Readonly<Record<string, SocialProvider>>;
}

export type SendSms = (mobile: string, code: string) => Promise<void>;

export interface SocialProvider {
  readonly name: string;
  /** Where people are sent to sign in. */
  readonly authorizeUrl: string;
  /** Who a code was given to; null where the provider does not know the code. */
  readonly identify: (code: string) => Promise<{ readonly subject: string; readonly nickname: string } | null>;
}

/** What every use case is given: nothing else reads a clock or makes up a number. */
export interface Tools extends Parts {
  readonly catalogue: Catalogue;
  readonly inTurn: InTurn;
}

export const makeTools = (parts: Parts): Tools => ({ ...parts, catalogue: createCatalogue(), inTurn: createTurns() });

/** Who calls; read from the database with every request. */
export interface Caller {
  readonly userId: string;
  readonly username: string;
  readonly nickname: string;
  readonly avatar: string;
  readonly status: number;
  readonly type: number;
  readonly admin: boolean;
  readonly role: readonly string[];
  readonly permission: readonly string[];
  readonly grade: number | null;
  readonly tokenHash: string;
}

/** One transaction whose outcome may be a refusal that leaves its traces (a late answer is kept, and refused). */
export async function settle<Result>(
  { db, inTurn }: Tools,
  caller: Caller,
  work: (tx: Queries) => Promise<Result | Refusal>,
): Promise<Result> {
  const outcome = await inTurn(caller.userId, () => inTransaction(db, work));
  if (outcome instanceof Refusal) throw outcome;
  return outcome;
}
