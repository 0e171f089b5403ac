import { z } from "zod";

/**
 * Time zone that defines the start of the caller's days, by its name in the IANA database. If absent or unknown to the
 * server, the site's time zone is used.
 */
export const timeZoneSchema = z.string().max(64).optional();
