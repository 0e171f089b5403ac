interface Person {
  readonly admin: boolean;
  readonly permission: readonly string[];
}

/**
 * Whether a person may use the inspector: anybody in development; elsewhere, if the site allows it, an admin or a
 * person with the permission `inspect`.
 */
export const mayInspect = (
  person: Person | null,
  { isDevelopment, isAllowed }: { readonly isDevelopment: boolean; readonly isAllowed: boolean },
): boolean =>
  isDevelopment || (isAllowed && person !== null && (person.admin || person.permission.includes("inspect")));
