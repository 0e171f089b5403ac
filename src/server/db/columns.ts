import { bigint, customType } from "drizzle-orm/pg-core";

/** A column of milliseconds since 1970 by the server's clock. */
export const instantColumn = (name: string) => bigint(name, { mode: "number" });

export const bytes = customType<{ data: Buffer }>({ dataType: () => "bytea" });
