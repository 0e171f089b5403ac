import { foldForms } from "../validators/folding";

/** Themes that a site may choose as its own; an account's own choice goes before it. */
export const siteThemes = [
  "blue-black",
  "blue-white",
  "green-black",
  "green-white",
  "red-black",
  "red-white",
  "ocean",
] as const;

/** What an admin may change of what the site says of itself (SPEC §3, site config). */
export interface SiteFields {
  readonly name: string;
  readonly logo: string;
  readonly theme_id: string;
  readonly site: string;
  readonly site_pc: string;
  readonly site_h5: string;
  readonly favicon: string;
  readonly watermark_img: string;
  readonly watermark_img_teacher: string;
  /** 1: an account whose status is anything but 0 is refused; one that is switched off (1) always is. */
  readonly is_check_user_status: number;
  readonly qrcode_service: string;
  readonly statistics_url: string;
}

export type SiteField = keyof SiteFields;

export const longestSiteName = 64;
const longestAddress = 500;

/** `site`: where a site stands. `picture`: an image. `script`: a program that is loaded into the pages. */
type Kind = "name" | "theme" | "switch" | "site" | "picture" | "script";

export const siteFieldKinds: Readonly<Record<SiteField, Kind>> = {
  name: "name",
  theme_id: "theme",
  logo: "picture",
  favicon: "picture",
  watermark_img: "picture",
  watermark_img_teacher: "picture",
  qrcode_service: "picture",
  site: "site",
  site_pc: "site",
  site_h5: "site",
  statistics_url: "script",
  is_check_user_status: "switch",
};

export const siteFieldNames = Object.keys(siteFieldKinds) as SiteField[];

/** What a policy header or a style sheet would read as its own. */
const unsafe = /[\s"'<>\\;,()]/;

/** A path on this site: `/uploads/logo.png`, and not `//elsewhere`. */
export const isSitePath = (text: string): boolean => /^\/(?![/\\])/.test(text) && !unsafe.test(text);

/** Percent signs in a host may stand for anything, also for the end of a policy's rule. */
const plainHost = /^(?:[a-z0-9.-]+|\[[0-9a-f:.]+\])(?::\d+)?$/i;

/** A whole address that is fetched safely. */
export const isSecureAddress = (text: string): boolean => {
  if (!/^https:\/\/[^/]/i.test(text) || unsafe.test(text) || !URL.canParse(text)) return false;
  const { username, password, host } = new URL(text);
  return username === "" && password === "" && plainHost.test(host);
};

/** A site's name as it is kept: its forms folded as those of a user name are, without blanks around it. */
export const siteNameOf = (typed: string): string => foldForms(typed).trim();

/** What is wrong with a field; null: nothing. Empty addresses stand for none. */
export type SiteFieldProblem = "missing" | "tooLong" | "noPicture" | "noSite" | "noScript" | "noChoice";

const addressProblems = { picture: "noPicture", site: "noSite", script: "noScript" } as const;

/** The one rule for each field, for the form and for the server alike. */
export function siteFieldProblem(field: SiteField, value: string | number): SiteFieldProblem | null {
  const kind = siteFieldKinds[field];
  if (kind === "switch") return value === 0 || value === 1 ? null : "noChoice";
  if (typeof value !== "string") return "noChoice";
  if (kind === "theme") return siteThemes.some((theme) => theme === value) ? null : "noChoice";
  if (kind === "name") {
    const { length } = siteNameOf(value);
    if (length === 0) return "missing";
    return length > longestSiteName ? "tooLong" : null;
  }
  if (value === "") return null;
  if (value.length > longestAddress) return "tooLong";
  const isGood = isSecureAddress(value) || (kind !== "site" && isSitePath(value));
  return isGood ? null : addressProblems[kind];
}
