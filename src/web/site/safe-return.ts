/** The path to return to if it is on this site, otherwise undefined. */
export const safeReturn = (path: string | undefined, origin: string): string | undefined => {
  if (path === undefined || !path.startsWith("/") || !URL.canParse(path, origin)) return undefined;
  const url = new URL(path, origin);
  // "/.//host" stays on this origin as a URL, yet its path alone names another host
  if (url.origin !== origin || url.pathname.startsWith("//")) return undefined;
  return url.pathname + url.search + url.hash;
};
