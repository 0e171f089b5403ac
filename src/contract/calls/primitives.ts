import { z } from "zod";

export const id = z
  .string()
  .min(1)
  .max(64)
  .regex(/^[\w.-]+$/);
/** Milliseconds since 1970 by the server's clock. */
export const instant = z.number().int().nonnegative();
export const duration = z.number().int().nonnegative();
