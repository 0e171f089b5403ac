import type { Logger } from "pino";
import { createCatalogue } from "../attempts/catalogue";
import { createExposures } from "../attempts/exposure/exposures";
import { createUsualTimes } from "../attempts/usual-times";
import type { Config } from "../configuration/config";
import { createFileStore } from "../configuration/create-file-store";
import { openDatabaseClock } from "../db/clock";
import type { Database } from "../db/open";
import type { Relay } from "../messages/local-outbox";
import { createSenders } from "../messages/senders";
import { createOutgoing } from "../outgoing/outgoing-requests";
import { shippedPlace } from "../shipped/shipped-tests";
import { openIdProvider } from "../social/open-id-provider";
import { newId, newSecret } from "../support/identifiers";
import type { Dependencies } from "../use-cases/dependencies";
import { createKeyedMutex } from "../use-cases/keyed-mutex";

/**
 * The most persons' transactions that run simultaneously in one process: more of them, on the few cores of a database,
 * only slow each other down.
 */
const width = { atOnce: 8, patienceMs: 8_000 };

export interface MadeDependencies {
  readonly deps: Dependencies;
  /** Stops the background work. */
  readonly close: () => void;
  /** Tells the port on which the process listens, for the site's address where none is configured. */
  readonly listensAt: (port: number) => void;
}

/** Makes the dependencies of the use cases; the clock is the database's. */
export async function makeDependencies(
  config: Config,
  db: Database,
  log: Logger,
  relay?: Relay,
): Promise<MadeDependencies> {
  const clock = await openDatabaseClock(db);
  const social = Object.fromEntries(
    Object.entries(config.providers).map(([id, provider]) => [id, openIdProvider(provider, log)]),
  );
  let siteAddress = config.publicUrl ?? `http://localhost:${config.port}`;
  return {
    close: clock.close,
    listensAt: (port) => {
      siteAddress = config.publicUrl ?? `http://localhost:${port}`;
    },
    deps: {
      db,
      clock: clock.now,
      siteAddress: () => siteAddress,
      timeZone: config.timeZone,
      ids: newId,
      secret: newSecret,
      catalogue: createCatalogue(),
      exposures: createExposures(db, clock.now),
      usualTimes: createUsualTimes(db, clock.now),
      inTurn: createKeyedMutex(width),
      menuPlace: shippedPlace,
      files: createFileStore(config),
      ...createSenders(config.senders, config.keepsMessages, clock.now, relay),
      social,
      outgoing: createOutgoing({ privateHosts: config.privateHosts }),
    },
  };
}
