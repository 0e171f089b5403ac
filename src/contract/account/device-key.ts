import { z } from "zod";

/**
 * Encrypts the data that devices store for one person or guest: 256 bits in base64, given only to that person, and
 * always the same.
 */
export const deviceKeySchema = z.base64().length(44);
