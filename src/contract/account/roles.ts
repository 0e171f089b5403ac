import { permissionNames, type PermissionName } from "./permissions";
import type { RoleName } from "./role-names";

/** The permissions of each role; an account's individual permissions add to them. */
const permissionsOfRole: Readonly<Record<RoleName, readonly PermissionName[]>> = {
  student: ["exam.take"],
  author: ["item.write"],
  reviewer: ["item.review"],
  teacher: [
    "exam.take",
    "exam.share",
    "result.view",
    "item.write",
    "test.publish",
    "test.import",
    "class.manage",
    "assignment.manage",
    "result.read",
    "mark.write",
    "regrade.apply",
    "regrade.second",
    "audit.read",
    "room.open",
    "room.invigilate",
    "room.time",
    "room.sign",
  ],
  admin: permissionNames,
};

const isRole = (name: string): name is RoleName => Object.hasOwn(permissionsOfRole, name);

/**
 * All permissions of an account besides the `admin` flag, without repeats: those of its roles, then its individual
 * ones.
 */
export const permissionsOf = ({
  role,
  permission,
}: {
  readonly role: readonly string[];
  readonly permission: readonly string[];
}): string[] => [...new Set([...role.filter(isRole).flatMap((name) => permissionsOfRole[name]), ...permission])];

/** The roles that bring a permission. */
export const rolesThatMay = (permission: PermissionName): RoleName[] =>
  Object.entries(permissionsOfRole).flatMap(([role, names]) =>
    isRole(role) && names.includes(permission) ? [role] : [],
  );

interface Rights {
  readonly admin: boolean;
  readonly role: readonly string[];
  readonly permission: readonly string[];
}

const holdsAll = (holder: Rights, names: readonly string[]): boolean => {
  const held = permissionsOf(holder);
  return holder.admin || names.every((name) => held.includes(name));
};

/** Whether one person may give a role: only with all permissions of that role, and `admin` only as an administrator. */
export const mayGiveRole = (giver: Rights, role: RoleName): boolean =>
  giver.admin || (role !== "admin" && holdsAll(giver, permissionsOfRole[role]));

/**
 * Why a person may not change another's account, or let it in by a link: it is an administrator's ("administrator"), or
 * it has permissions that the person lacks ("rights", which matters for links only). null: no reason.
 */
export function outOfReach(person: Rights, account: Rights): "administrator" | "rights" | null {
  if (person.admin) return null;
  if (account.admin || account.role.includes("admin")) return "administrator";
  return holdsAll(person, permissionsOf(account)) ? null : "rights";
}
