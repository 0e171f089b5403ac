const exempt = ["/visitor", "/examAccess"];

/** Takes the session token that the address carries in `t`, and removes it from the address; null where there is none or the page never takes one. */
export function takeAddressToken(location: Location, history: History): string | null {
  const url = new URL(location.href);
  const token = url.searchParams.get("t");
  if (token === null || token === "" || exempt.some((path) => url.pathname === path || url.pathname.startsWith(`${path}/`))) return null;
  url.searchParams.delete("t");
  history.replaceState(history.state, "", url);
  return token;
}
