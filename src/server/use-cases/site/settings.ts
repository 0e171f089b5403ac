import { desc, eq } from "drizzle-orm";
import type { z } from "zod";
import type { saveSiteInput, SiteSettings } from "../../../contract/site/site-admin";
import { siteFieldNames, siteNameOf, type SiteFields } from "../../../contract/site/site-fields";
import { users } from "../../db/accounts-schema";
import { sqlStateOf } from "../../db/failure";
import type { Queries } from "../../db/open";
import { siteVersions } from "../../db/site-schema";
import { inTransaction } from "../../db/transaction";
import type { LiveSite } from "../../live-site/live-site";
import { CallRefusal } from "../../support/refusal";
import { refuseUnseen } from "../../support/shown-name";
import type { Caller } from "../caller";
import type { Dependencies } from "../dependencies";

/** The dependencies for changing the site's settings. */
export interface SiteWork {
  readonly deps: Dependencies;
  readonly site: LiveSite;
  /** The settings with which the server was started. */
  readonly started: SiteFields;
}

const uniqueViolation = "23505";

const onlyFields = (given: SiteFields): SiteFields =>
  Object.fromEntries(siteFieldNames.map((name) => [name, given[name]])) as unknown as SiteFields;

async function newest(queries: Queries, started: SiteFields): Promise<SiteSettings> {
  const [row] = await queries
    .select({ version: siteVersions, nickname: users.nickname })
    .from(siteVersions)
    .innerJoin(users, eq(users.userId, siteVersions.changedBy))
    .orderBy(desc(siteVersions.version))
    .limit(1);
  if (row === undefined) return { fields: onlyFields(started), version: 0, changed_at: null, changed_by: null };
  const { fields, version, changedAt } = row.version;
  return {
    fields: onlyFields({ ...started, ...fields }),
    version,
    changed_at: changedAt,
    changed_by: row.nickname,
  };
}

export const siteSettings = ({ deps, started }: SiteWork): Promise<SiteSettings> => newest(deps.db, started);

const areSame = (one: SiteFields, other: SiteFields): boolean =>
  siteFieldNames.every((name) => one[name] === other[name]);

/**
 * Writes the version after the one that was edited; of concurrent changes, only the first succeeds, the others throw
 * `siteChanged`.
 */
async function write(
  { deps, site, started }: SiteWork,
  caller: Caller,
  looked: number,
  fieldsAfter: (tx: Queries, before: SiteSettings) => Promise<SiteFields>,
): Promise<SiteSettings> {
  const saved = await inTransaction(deps.db, async (tx) => {
    const before = await newest(tx, started);
    const isRepeated = before.version === looked + 1 && before.changed_by === caller.nickname;
    if (before.version !== looked && !isRepeated) throw new CallRefusal("siteChanged", conflict(before));
    const fields = await fieldsAfter(tx, before);
    if (areSame(fields, before.fields)) return before;
    if (before.version !== looked) throw new CallRefusal("siteChanged", conflict(before));
    const row = { version: looked + 1, fields, changedBy: caller.userId, changedAt: deps.clock() };
    await tx.insert(siteVersions).values(row);
    return { fields, version: row.version, changed_at: row.changedAt, changed_by: caller.nickname };
  }).catch(async (error: unknown): Promise<never> => {
    if (sqlStateOf(error) !== uniqueViolation) throw error;
    throw new CallRefusal("siteChanged", conflict(await newest(deps.db, started)));
  });
  site.note({ ...started, ...saved.fields });
  return saved;
}

const conflict = ({ version, changed_at, changed_by }: SiteSettings) => ({ version, changed_at, changed_by });

/** Saves all fields as the next version; a repetition of the request gets the same response. */
export const saveSite = (
  work: SiteWork,
  caller: Caller,
  { fields, version }: z.output<typeof saveSiteInput>,
): Promise<SiteSettings> =>
  write(work, caller, version, async (_tx, before): Promise<SiteFields> => {
    const name = siteNameOf(fields.name);
    refuseUnseen(name);
    return { ...fields, name, review: fields.review ?? before.fields.review };
  });

/** Undoes the last change by a new version, which can be undone as well. */
export const undoSite = (work: SiteWork, caller: Caller, { version }: { version: number }): Promise<SiteSettings> =>
  write(work, caller, version, async (tx, before) => {
    if (before.version !== version) throw new CallRefusal("siteChanged", conflict(before));
    const [earlier] = await tx
      .select({ fields: siteVersions.fields })
      .from(siteVersions)
      .where(eq(siteVersions.version, version - 1));
    return onlyFields({ ...work.started, ...earlier?.fields });
  });
