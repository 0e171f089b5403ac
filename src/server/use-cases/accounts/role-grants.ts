import type { PermissionName } from "../../../contract/permissions";
import { roleNames, type RoleName } from "../../../contract/role-names";

/** What comes with each role; an admin may do everything by the flag. */
const grants: Readonly<Record<RoleName, readonly PermissionName[]>> = {
  student: ["exam.take"],
  teacher: ["exam.take", "exam.share", "result.view"],
  admin: [],
};

const granted: ReadonlySet<string> = new Set(Object.values(grants).flat());

/** The roles in their order, the flag, and the permissions: those of the roles, and what was given beside them. */
export function rightsOf(
  role: readonly RoleName[],
  held: readonly string[] = [],
): { role: RoleName[]; admin: boolean; permission: string[] } {
  const roles = roleNames.filter((name) => role.includes(name));
  const beside = held.filter((name) => !granted.has(name));
  return {
    role: roles,
    admin: roles.includes("admin"),
    permission: [...new Set([...roles.flatMap((name) => grants[name]), ...beside])],
  };
}
