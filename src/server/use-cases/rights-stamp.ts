import type { users } from "../db/accounts-schema";
import { secretHashOf } from "../support/identifiers";

export type Rights = Pick<typeof users.$inferSelect, "passwordHash" | "status" | "admin" | "role" | "permission">;

/** A hash that changes with the password, status, roles or permissions of an account. */
export const stampOf = ({ passwordHash, status, admin, role, permission }: Rights): string =>
  secretHashOf(JSON.stringify([passwordHash, status, admin, role, permission]));
