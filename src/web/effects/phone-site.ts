import { entryParameter } from "./address-code";

const phones =
  /\b(iPhone|iPod|Windows Phone|BlackBerry|webOS|Opera Mini)\b|\bAndroid\b.*\bMobile\b|\bMobile\b.*\bFirefox\b/i;

export const isPhone = (userAgent: string): boolean => phones.test(userAgent);

/** The same page on the site for phones, with the code of a sign-in in `t`; null where `host` is no other web host. */
export function phoneSiteAddress(host: string, location: Pick<Location, "href">, code: string | null): string | null {
  const here = new URL(location.href);
  const base = /^https?:\/\//i.test(host) ? host : `${here.protocol}//${host}`;
  if (host === "" || !URL.canParse(base)) return null;
  const there = new URL(base);
  if (there.host === here.host || there.username !== "" || there.hostname === "") return null;
  const address = new URL(here.pathname + here.search + here.hash, there.origin);
  if (code !== null) address.searchParams.set(entryParameter, code);
  return address.href;
}
