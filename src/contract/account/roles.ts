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

interface Rights {
  readonly admin: boolean;
  readonly role: readonly string[];
  readonly permission: readonly string[];
}

const holdsAll = (holder: Rights, names: readonly string[]): boolean => {
  const held = permissionsOf(holder);
  return holder.admin || names.every((name) => held.includes(name));
};

/** Whether one person may give another a role: nobody gives what they may not do themselves. */
export const mayGiveRole = (giver: Rights, role: RoleName): boolean =>
  giver.admin || (role !== "admin" && holdsAll(giver, permissionsOfRole[role]));

/**
 * What keeps one person from changing another's account, or from letting it in by a link: it is an administrator's, or,
 * for a link alone, it may do what they may not. null: nothing.
 */
export function outOfReach(person: Rights, account: Rights): "administrator" | "rights" | null {
  if (person.admin) return null;
  if (account.admin || account.role.includes("admin")) return "administrator";
  return holdsAll(person, permissionsOf(account)) ? null : "rights";
}
