/** What a person may do (SPEC §3, access control). */
export interface PermissionHolder {
  readonly admin: boolean;
  readonly role: readonly string[];
  readonly permission: readonly string[];
}

/**
 * Names of roles or permissions, one of which is enough; or roles and permissions apart, with how many of them are
 * asked for.
 */
export type Requirement =
  | readonly string[]
  | {
      readonly role?: readonly string[];
      readonly permission?: readonly string[];
      /** `except` lets in whoever does not hold all of them; `oneOf` unless told. */
      readonly mode?: "oneOf" | "allOf" | "except";
    };

const isList = (requirement: Requirement): requirement is readonly string[] => Array.isArray(requirement);

/** For each thing asked for, whether it is held. */
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

/** SPEC §6: the admin flag grants everything, and what asks for nothing is open to everybody. */
export const check = (requirement: Requirement, holder: PermissionHolder): boolean => {
  const held = heldOf(requirement, holder);
  return (
    holder.admin || held.length === 0 || modes[isList(requirement) ? "oneOf" : (requirement.mode ?? "oneOf")](held)
  );
};

/** Whether a route's guard lets this person in; null stands for nobody, who holds nothing. */
export const canEnter = (guard: Requirement | undefined, profile: PermissionHolder | null): boolean =>
  guard === undefined || check(guard, profile ?? { admin: false, role: [], permission: [] });
