import { desc } from "drizzle-orm";
import type { SiteFields } from "../../contract/site/site-fields";
import type { Database } from "../db/open";
import { siteVersions } from "../db/site-schema";

/** The site's settings, cached briefly, so that all servers see a change within seconds. */
export interface LiveSite {
  /** The settings as last read, without reading them again. */
  readonly known: () => SiteFields;
  /** The settings, at most two seconds old; if the database cannot be read, as last read. */
  readonly current: () => Promise<SiteFields>;
  /** Updates the cache with settings that were just saved by this process. */
  readonly note: (fields: SiteFields) => void;
}

const freshMs = 2_000;

/** Caches the newest saved settings, applied over those that the server was started with. */
export function createLiveSite(db: Database, started: SiteFields, ticks: () => number): LiveSite {
  let known = started;
  let readAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<SiteFields> | null = null;
  const note = (fields: SiteFields): void => {
    known = fields;
    readAt = ticks();
  };
  const newest = async (): Promise<SiteFields> => {
    const [row] = await db
      .select({ fields: siteVersions.fields })
      .from(siteVersions)
      .orderBy(desc(siteVersions.version))
      .limit(1);
    return row === undefined ? started : { ...started, ...row.fields };
  };
  const read = async (): Promise<SiteFields> => {
    const asked = ticks();
    const found = await newest().catch(() => known);
    // settings saved by this process in the meantime are newer than those just read
    if (readAt <= asked) {
      known = found;
      readAt = asked;
    }
    return known;
  };
  return {
    known: () => known,
    current: () => {
      if (ticks() - readAt < freshMs) return Promise.resolve(known);
      reading ??= read().finally(() => (reading = null));
      return reading;
    },
    note,
  };
}
