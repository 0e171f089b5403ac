import type { Database } from "../db/open";
import type { FileStore } from "../files/file-store";
import type { Catalogue } from "../sitting/catalogue";
import type { Exposures } from "../sitting/exposure/exposures";
import type { InTurn } from "./turns";

/** What every use case is given, made once a process: nothing else reads a clock or makes up a number. */
export interface Dependencies {
  readonly db: Database;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  /** The site's time zone by its IANA name: what month it is there decides the season of a norm. */
  readonly timeZone: string;
  /** A new id, unguessable and not in use. */
  readonly ids: () => string;
  /** A new secret of at least 128 bits, letters that fit into a URL. */
  readonly secret: () => string;
  readonly catalogue: Catalogue;
  /** How often items of adaptive tests were served. */
  readonly exposures: Exposures;
  /** One person's work, one after the other. */
  readonly inTurn: InTurn;
  /** Where the bytes of files lie that people send. */
  readonly files: FileStore;
  /** Sends a text message to a phone; left out: this site sends none. */
  readonly sms?: SendSms;
  /** Providers of sign-ins by their names; left out: none. */
  readonly social?: Readonly<Record<string, SocialProvider>>;
}

type SendSms = (mobile: string, code: string) => Promise<void>;

interface SocialProvider {
  readonly name: string;
  /** Where people are sent to sign in. */
  readonly authorizeUrl: string;
  /** Who a code was given to; null where the provider does not know the code. */
  readonly identify: (code: string) => Promise<{ readonly subject: string; readonly nickname: string } | null>;
}
