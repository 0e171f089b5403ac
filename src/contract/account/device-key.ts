import { z } from "zod";

/** Seals what devices keep of one person or guest: 256 bits in base64, told to nobody else, and always the same. */
export const deviceKeySchema = z.base64().length(44);
