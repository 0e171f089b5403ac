import { createCatalogue } from "../attempts/catalogue";
import { createExposures } from "../attempts/exposure/exposures";
import { createUsualTimes } from "../attempts/usual-times";
import type { Config } from "../configuration/config";
import { createFileStore } from "../configuration/create-file-store";
import type { Database } from "../db/open";
import { newId, newSecret } from "../support/identifiers";
import type { Dependencies } from "../use-cases/dependencies";
import { createKeyedMutex } from "../use-cases/keyed-mutex";

/** The dependencies for making a history outside a running server. */
export const historyDependencies = (db: Database, config: Config): Dependencies => ({
  db,
  clock: Date.now,
  timeZone: config.timeZone,
  ids: newId,
  secret: newSecret,
  catalogue: createCatalogue(),
  exposures: createExposures(db, Date.now),
  usualTimes: createUsualTimes(db, Date.now),
  inTurn: createKeyedMutex(),
  files: createFileStore(config),
});
