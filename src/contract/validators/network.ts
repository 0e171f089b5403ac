import { foldName } from "./folding";

/** Whether the text is four numbers from 0 to 255, without leading zeros, which some programs read as octal. */
export const isIpv4 = (text: string): boolean => /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?!$)|$)){4}$/.test(text);

/** Whether the text is a complete web address: http or https, with a host. */
export const isUrl = (text: string): boolean => /^https?:\/\/[^\s/?#]+[^\s]*$/i.test(text) && URL.canParse(text);

/** Whether the text is a number from 0 to 65535. */
export const isPort = (text: string): boolean => /^(0|[1-9]\d{0,4})$/.test(text) && Number(text) <= 65_535;

const longestLocal = 64;
const longestEmail = 254;

/** A typed e-mail address in the form in which it is stored: any width accepted, in lower case. */
export const readEmail = (typed: string): string => foldName(typed);

/**
 * Whether the text is an address at a domain with a top level, as current mail servers accept; no quoted names, no
 * literals.
 */
export function isEmail(text: string): boolean {
  const [local = "", domain = ""] = text.split("@");
  return (
    text.length <= longestEmail &&
    local.length <= longestLocal &&
    text === `${local}@${domain}` &&
    /^[^\s.@,;:\\"()<>[\]]+(\.[^\s.@,;:\\"()<>[\]]+)*$/.test(local) &&
    /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/i.test(domain)
  );
}
