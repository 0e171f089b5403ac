import { permissionNames, type PermissionName } from "./permissions";
import type { RoleName } from "./role-names";

/** What comes with each role; an account's own permissions add to it. */
const permissionsOfRole: Readonly<Record<RoleName, readonly PermissionName[]>> = {
  student: ["exam.take"],
  teacher: ["exam.take", "exam.share", "result.view"],
  admin: permissionNames,
};

const isRole = (name: string): name is RoleName => Object.hasOwn(permissionsOfRole, name);

/** All that an account is allowed to do beside the `admin` flag, each once: what its roles bring, then its own. */
export const permissionsOf = ({
  role,
  permission,
}: {
  readonly role: readonly string[];
  readonly permission: readonly string[];
}): string[] => [...new Set([...role.filter(isRole).flatMap((name) => permissionsOfRole[name]), ...permission])];
