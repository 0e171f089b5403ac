import type { Config } from "../config";
import type { Database } from "../db/open";
import { createFileStore } from "../files/create-file-store";
import { newId, newSecret } from "../identifiers";
import { createCatalogue } from "../sitting/catalogue";
import { createExposures } from "../sitting/exposure/exposures";
import { createUsualTimes } from "../sitting/usual-times";
import type { Dependencies } from "../use-cases/dependencies";
import { createKeyedMutex } from "../use-cases/keyed-mutex";

/** What a history is made with where no server runs. */
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
