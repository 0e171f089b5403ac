import type { ReviewRule } from "../../contract/site/site-fields";
import type { Catalogue } from "../attempts/catalogue";
import type { Exposures } from "../attempts/exposure/exposures";
import type { UsualTimes } from "../attempts/usual-times";
import type { SessionLife } from "../configuration/session-life";
import type { Database } from "../db/open";
import type { FileStore } from "../files/file-store";
import type { LocalOutbox } from "../messages/local-outbox";
import type { Send } from "../messages/message";
import type { Outgoing } from "../outgoing/outgoing-requests";
import type { SocialProvider } from "../social/social-provider";
import type { FairQueue } from "./fair-queue";
import type { ReadFile } from "./importing/file-reader";
import type { KeyedMutex } from "./keyed-mutex";

/**
 * The dependencies of all use cases, created once per process. Nothing else reads a clock or generates random values.
 */
export interface Dependencies {
  readonly db: Database;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  /** The site's time zone by its IANA name; its month decides the season of a norm. */
  readonly timeZone: string;
  /** A new id, unguessable and not in use. */
  readonly ids: () => string;
  /** A new secret of at least 128 bits, in characters that are safe in URLs. */
  readonly secret: () => string;
  readonly catalogue: Catalogue;
  /** How often the items of adaptive tests were served. */
  readonly exposures: Exposures;
  /** The usual times that students take for items. */
  readonly usualTimes: UsualTimes;
  /** Runs the work of one person one after the other. */
  readonly inTurn: KeyedMutex;
  /** Waits for this many milliseconds; left out: by a timer. */
  readonly pause?: (ms: number) => Promise<void>;
  /** The queue in which passwords are checked at sign-in; left out: the queue of the process. */
  readonly passwordQueue?: FairQueue;
  /** The life of sessions; left out: the usual one. */
  readonly sessionLife?: SessionLife;
  /** The position of a shipped test in menus, from 0; left out: tests are sorted by age. */
  readonly menuPlace?: (menuId: string) => number;
  /** The store for uploaded files. */
  readonly files: FileStore;
  /** Reads the file of an import; left out: by the readers of the program, in a thread. */
  readonly readFile?: ReadFile;
  /** Whether questions need a review before they are published; left out: they do not. */
  readonly reviewRule?: () => Promise<ReviewRule>;
  /** Sends a text message to a phone; left out: not available on this site. */
  readonly sms?: Send;
  /** Sends an e-mail; left out: not available on this site. */
  readonly mail?: Send;
  /**
   * The local outbox, if messages stay on this machine; sending codes is then no longer offered once the site was
   * reached from outside.
   */
  readonly outbox?: LocalOutbox;
  /** Sign-in providers by their names; left out: none. */
  readonly social?: Readonly<Record<string, SocialProvider>>;
  /** Sends requests to other systems; left out: to none in a private network. */
  readonly outgoing?: Outgoing;
  /** The name of the site in messages; left out: Invigil. */
  readonly siteName?: () => string;
  /** The address under which people reach the site, without a path; left out: http://localhost. */
  readonly siteAddress?: () => string;
  /** Whether an account whose status is not 0 is refused (SPEC §3, is_check_user_status); left out: it is not. */
  readonly checksStatus?: () => boolean;
}
