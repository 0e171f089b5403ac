import { sql, type SQL, type SQLWrapper } from "drizzle-orm";
import { bigint, customType } from "drizzle-orm/pg-core";

/** A column of milliseconds since 1970 by the server's clock. */
export const instantColumn = (name: string) => bigint(name, { mode: "number" });

export const bytes = customType<{ data: Buffer }>({ dataType: () => "bytea" });

const madeId = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/;
const nobodysId = "00000000-0000-0000-0000-000000000000";

/**
 * An id as a column of UUIDs is compared with it: a text that `newId` cannot have made becomes one that no row has,
 * since PostgreSQL refuses other texts and takes UUIDs in several spellings.
 */
export const comparedId = (id: string): string => (madeId.test(id) ? id : nobodysId);

/** A column of ids that `newId` has made; whatever else it is compared with is in no row. */
export const uuidColumn = customType<{ data: string; driverData: string }>({
  dataType: () => "uuid",
  toDriver: comparedId,
});

/** SQL for the number by which the index of a log finds a key that a client has chosen. */
export const hashOfKey = (key: SQLWrapper | string): SQL => sql`hashtextextended(${key}, 0)`;
