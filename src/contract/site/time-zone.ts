import { z } from "zod";

/**
 * Where the days of the person who calls begin: a name of the IANA database. Left out, or unknown to the server: where
 * those of the site begin.
 */
export const timeZoneSchema = z.string().max(64).optional();
