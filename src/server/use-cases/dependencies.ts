import type { Catalogue } from "../attempts/catalogue";
import type { Exposures } from "../attempts/exposure/exposures";
import type { UsualTimes } from "../attempts/usual-times";
import type { SessionLife } from "../configuration/session-life";
import type { Database } from "../db/open";
import type { FileStore } from "../files/file-store";
import type { LocalOutbox } from "../messages/local-outbox";
import type { Send } from "../messages/message";
import type { SocialProvider } from "../social/social-provider";
import type { FairQueue } from "./fair-queue";
import type { KeyedMutex } from "./keyed-mutex";

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
  /** What students usually take for items. */
  readonly usualTimes: UsualTimes;
  /** One person's work, one after the other. */
  readonly inTurn: KeyedMutex;
  /** Waits so many milliseconds; left out: by the timer of the process. */
  readonly pause?: (ms: number) => Promise<void>;
  /** Where passwords of sign-ins are checked in turns; left out: where all of the process are. */
  readonly passwordQueue?: FairQueue;
  /** How long sessions live; left out: as they usually do. */
  readonly sessionLife?: SessionLife;
  /** Where a test that came with the program stands in menus, from 0; left out: tests stand by their age. */
  readonly menuPlace?: (menuId: string) => number;
  /** Where the bytes of files lie that people send. */
  readonly files: FileStore;
  /** Sends a text message to a phone; left out: this site sends none. */
  readonly sms?: Send;
  /** Sends mail; left out: this site sends none. */
  readonly mail?: Send;
  /** There where messages stay on this machine: they are offered to nobody elsewhere. */
  readonly outbox?: LocalOutbox;
  /** Providers of sign-ins by their names; left out: none. */
  readonly social?: Readonly<Record<string, SocialProvider>>;
  /** What the site is called in messages; left out: Invigil. */
  readonly siteName?: () => string;
  /** Whether an account whose status is not 0 is refused (SPEC §3, is_check_user_status); left out: it is not. */
  readonly checksStatus?: () => boolean;
}
