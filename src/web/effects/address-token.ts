const exempt = ["/visitor", "/examAccess"];
const isExempt = (path: string) => exempt.some((prefix) => path === prefix || path.startsWith(`${prefix}/`));

/** Takes a value out of the address, so that it stays neither in view nor in the history; null where there is none. */
function take(name: string, location: Location, history: History): string | null {
  const url = new URL(location.href);
  const value = url.searchParams.get(name);
  if (value === null || value === "") return null;
  url.searchParams.delete(name);
  history.replaceState(history.state, "", url);
  return value;
}

/** Takes the session token that the address carries in `t`; null where there is none or the page never takes one. */
export const takeAddressToken = (location: Location, history: History): string | null =>
  isExempt(new URL(location.href).pathname) ? null : take("t", location, history);

/** Takes the invitation that the address carries in `vtk`. */
export const takeInvitation = (location: Location, history: History): string | null => take("vtk", location, history);

/** The session token that the address offers, left where it is. */
export function addressToken(location: Pick<Location, "href">): string | null {
  const url = new URL(location.href);
  return isExempt(url.pathname) ? null : url.searchParams.get("t");
}
