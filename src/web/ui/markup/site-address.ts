/** The address inside the application that a link has; null if it leads elsewhere. */
export function siteAddress(href: string, base: string): string | null {
  if (!URL.canParse(href, base)) return null;
  const { origin, pathname, search, hash } = new URL(href, base);
  return origin === new URL(base).origin ? pathname + search + hash : null;
}
