import { z } from "zod";

export const id = z
  .string()
  .min(1)
  .max(64)
  .regex(/^[\w.-]+$/);
/** Milliseconds since 1970 by the server's clock. */
export const instant = z.number().int().nonnegative();
export const duration = z.number().int().nonnegative();
/** How many there are. */
export const countSchema = z.number().int().nonnegative();
/** A page or a version in an address, from 1. */
export const numberInAddress = z.coerce.number().int().min(1).max(100_000);
/** The same write sent again has the same key. */
export const idempotencyKey = z.string().min(8).max(64);
