import { roleNames, type RoleName } from "../../../contract/account/role-names";
import { permissionsOf } from "../../../contract/account/roles";

const ofRoles: ReadonlySet<string> = new Set(
  permissionsOf({ role: roleNames.filter((name) => name !== "admin"), permission: [] }),
);

/**
 * The roles in their order, the flag, and of the permissions that were given beside them those that no role brings: a
 * teacher's go with the role.
 */
export function rightsOf(
  role: readonly RoleName[],
  held: readonly string[] = [],
): { role: RoleName[]; admin: boolean; permission: string[] } {
  const roles = roleNames.filter((name) => role.includes(name));
  return { role: roles, admin: roles.includes("admin"), permission: held.filter((name) => !ofRoles.has(name)) };
}
