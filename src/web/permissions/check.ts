/** The rights of a person (SPEC §3, access control). */
export interface PermissionHolder {
  readonly admin: boolean;
  readonly role: readonly string[];
  readonly permission: readonly string[];
}

/** Names of roles or permissions, any one of which is enough; or roles and permissions separately, with a mode. */
export type Requirement =
  | readonly string[]
  | {
      readonly role?: readonly string[];
      readonly permission?: readonly string[];
      /** `except` admits people who lack at least one of them; default: `oneOf`. */
      readonly mode?: "oneOf" | "allOf" | "except";
    };

const isList = (requirement: Requirement): requirement is readonly string[] => Array.isArray(requirement);

/** For each required role or permission, whether the person has it. */
const heldOf = (requirement: Requirement, { role, permission }: PermissionHolder): boolean[] => {
  if (isList(requirement)) return requirement.map((name) => role.includes(name) || permission.includes(name));
  return [
    ...(requirement.role ?? []).map((name) => role.includes(name)),
    ...(requirement.permission ?? []).map((name) => permission.includes(name)),
  ];
};

const modes = {
  oneOf: (held: readonly boolean[]) => held.includes(true),
  allOf: (held: readonly boolean[]) => !held.includes(false),
  except: (held: readonly boolean[]) => held.includes(false),
} as const;

/** SPEC §6: the admin flag grants everything, and an empty requirement admits everybody. */
export const check = (requirement: Requirement, holder: PermissionHolder): boolean => {
  const held = heldOf(requirement, holder);
  return (
    holder.admin || held.length === 0 || modes[isList(requirement) ? "oneOf" : (requirement.mode ?? "oneOf")](held)
  );
};

/** Whether a route's guard admits this person; null: not signed in, without roles and permissions. */
export const canEnter = (guard: Requirement | undefined, profile: PermissionHolder | null): boolean =>
  guard === undefined || check(guard, profile ?? { admin: false, role: [], permission: [] });
