import { entryParameter, invitationParameter, isExempt } from "./address-code";

const phones =
  /\b(iPhone|iPod|Windows Phone|BlackBerry|webOS|Opera Mini)\b|\bAndroid\b.*\bMobile\b|\bMobile\b.*\bFirefox\b/i;

export const isPhone = (userAgent: string): boolean => phones.test(userAgent);

/** Values passed on to the site for phones. */
interface Carried {
  /** Sign-in code. */
  readonly code?: string | null;
  /** Token of an invitation link. */
  readonly link?: string | null;
}

/**
 * The address of the same page on the site for phones, with the sign-in code in `t` and the invitation in `vtk`; null
 * where `host` is not another web host. A page that takes no code is reached by a redirect from `/`, which does.
 */
export function phoneSiteAddress(
  host: string,
  location: Pick<Location, "href">,
  { code = null, link = null }: Carried = {},
): string | null {
  const here = new URL(location.href);
  const base = /^https?:\/\//i.test(host) ? host : `${here.protocol}//${host}`;
  if (host === "" || !URL.canParse(base)) return null;
  const there = new URL(base);
  if (there.host === here.host || there.username !== "" || there.hostname === "") return null;
  const page = here.pathname + here.search + here.hash;
  const isLedTo = code !== null && isExempt(here.pathname);
  const address = new URL(isLedTo ? `/?redirect=${encodeURIComponent(page)}` : page, there.origin);
  if (code !== null) address.searchParams.set(entryParameter, code);
  if (link !== null) address.searchParams.set(invitationParameter, link);
  return address.href;
}
