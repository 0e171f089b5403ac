import { roleNames, type RoleName } from "../../../contract/account/role-names";
import { permissionsOf } from "../../../contract/account/roles";

const ofRoles: ReadonlySet<string> = new Set(
  permissionsOf({ role: roleNames.filter((name) => name !== "admin"), permission: [] }),
);

/**
 * The roles in their order, the admin flag, and those individually given permissions that no role includes: permissions
 * included in a role are given up with the role.
 */
export function rightsOf(
  role: readonly RoleName[],
  held: readonly string[] = [],
): { role: RoleName[]; admin: boolean; permission: string[] } {
  const roles = roleNames.filter((name) => role.includes(name));
  return { role: roles, admin: roles.includes("admin"), permission: held.filter((name) => !ofRoles.has(name)) };
}
