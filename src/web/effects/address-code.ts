const exempt = ["/visitor", "/examAccess"];
/** Whether the page at a path never takes a sign-in code from its address. */
export const isExempt = (path: string): boolean =>
  exempt.some((prefix) => path === prefix || path.startsWith(`${prefix}/`));

/** Query parameter with a sign-in code. */
export const entryParameter = "t";

/** Query parameter with the token of an invitation link. */
export const invitationParameter = "vtk";

/** The sign-in code in an address; null where there is none or the page never takes one. */
export function entryCodeIn(href: string): string | null {
  const url = new URL(href);
  const code = url.searchParams.get(entryParameter);
  return code === null || code === "" || isExempt(url.pathname) ? null : code;
}

/**
 * Removes a query parameter from the address and returns its value; it is then neither visible nor in the history. null
 * where absent.
 */
function take(name: string, location: Location, history: History): string | null {
  const url = new URL(location.href);
  const value = url.searchParams.get(name);
  if (value === null || value === "") return null;
  url.searchParams.delete(name);
  history.replaceState(history.state, "", url);
  return value;
}

/** Takes the sign-in code out of the address; null where there is none or the page never takes one. */
export const takeEntryCode = (location: Location, history: History): string | null =>
  entryCodeIn(location.href) === null ? null : take(entryParameter, location, history);

/** Takes the invitation token `vtk` out of the address; null where there is none. */
export const takeInvitation = (location: Location, history: History): string | null =>
  take(invitationParameter, location, history);
