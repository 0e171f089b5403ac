interface Person {
  readonly admin: boolean;
  readonly permission: readonly string[];
}

/**
 * Who may look inside: anybody in development; elsewhere, where the site allows it, an admin or whoever holds the
 * permission `inspect`.
 */
export const mayInspect = (
  person: Person | null,
  { isDevelopment, isAllowed }: { readonly isDevelopment: boolean; readonly isAllowed: boolean },
): boolean =>
  isDevelopment || (isAllowed && person !== null && (person.admin || person.permission.includes("inspect")));
