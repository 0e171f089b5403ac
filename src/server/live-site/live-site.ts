import { desc } from "drizzle-orm";
import type { SiteFields } from "../../contract/site/site-fields";
import type { Database } from "../db/open";
import { siteVersions } from "../db/site-schema";

/** What the site says of itself, kept in memory for a moment, so that several servers see a change within seconds. */
export interface LiveSite {
  /** As it was last read; asks nothing. */
  readonly known: () => SiteFields;
  /** At most two seconds old; where the database does not answer, as it was last read. */
  readonly current: () => Promise<SiteFields>;
  /** What has just been saved here. */
  readonly note: (fields: SiteFields) => void;
}

const freshMs = 2_000;

/** The newest version over what the server was started with. */
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
    // what was saved here meanwhile is newer than what was read
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
