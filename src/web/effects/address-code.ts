const exempt = ["/visitor", "/examAccess"];
/** Whether the page at a path never takes the code of a sign-in out of its address. */
export const isExempt = (path: string): boolean =>
  exempt.some((prefix) => path === prefix || path.startsWith(`${prefix}/`));

/** The query parameter that carries the code of a sign-in. */
export const entryParameter = "t";

/** The query parameter that carries the token of an invitation's link. */
export const invitationParameter = "vtk";

/** The code that an address offers; null where there is none or its page never takes one. */
export function entryCodeIn(href: string): string | null {
  const url = new URL(href);
  const code = url.searchParams.get(entryParameter);
  return code === null || code === "" || isExempt(url.pathname) ? null : code;
}

/** Takes a value out of the address, so that it stays neither in view nor in the history; null where there is none. */
function take(name: string, location: Location, history: History): string | null {
  const url = new URL(location.href);
  const value = url.searchParams.get(name);
  if (value === null || value === "") return null;
  url.searchParams.delete(name);
  history.replaceState(history.state, "", url);
  return value;
}

/** Takes the code of a sign-in that the address carries; null where there is none or the page never takes one. */
export const takeEntryCode = (location: Location, history: History): string | null =>
  entryCodeIn(location.href) === null ? null : take(entryParameter, location, history);

/** Takes the invitation that the address carries in `vtk`. */
export const takeInvitation = (location: Location, history: History): string | null =>
  take(invitationParameter, location, history);
