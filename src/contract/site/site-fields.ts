import { foldForms } from "../validators/folding";

/** Themes that a site may choose as its default; a person's choice takes precedence. */
export const siteThemes = [
  "blue-black",
  "blue-white",
  "green-black",
  "green-white",
  "red-black",
  "red-white",
  "ocean",
] as const;

/** none: authors publish without a review. peer: only questions that a reviewer has approved are published. */
export const reviewRules = ["none", "peer"] as const;
export type ReviewRule = (typeof reviewRules)[number];

/** The parts of the site config that an admin may change (SPEC §3, site config). */
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
  /** 1: an account with any status but 0 is refused; one that is switched off (status 1) is always refused. */
  readonly is_check_user_status: number;
  readonly qrcode_service: string;
  readonly statistics_url: string;
  readonly review: ReviewRule;
}

export type SiteField = keyof SiteFields;

export const longestSiteName = 64;
const longestAddress = 500;

/** `site`: the address of a site. `picture`: an image. `script`: a program that is loaded into the pages. */
type Kind = "name" | "theme" | "switch" | "site" | "picture" | "script" | "review";

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
  review: "review",
};

export const siteFieldNames = Object.keys(siteFieldKinds) as SiteField[];

/** Characters with a meaning in a policy header or a style sheet. */
const unsafe = /[\s"'<>\\;,()]/;

/** Whether the text is a path on this site, such as `/uploads/logo.png`, but not `//elsewhere`. */
export const isSitePath = (text: string): boolean => /^\/(?![/\\])/.test(text) && !unsafe.test(text);

/** Percent signs in a host may encode any character, even the end of a policy's rule. */
const plainHost = /^(?:[a-z0-9.-]+|\[[0-9a-f:.]+\])(?::\d+)?$/i;

/** Whether the text is a complete https address that can be loaded safely. */
export const isSecureAddress = (text: string): boolean => {
  if (!/^https:\/\/[^/]/i.test(text) || unsafe.test(text) || !URL.canParse(text)) return false;
  const { username, password, host } = new URL(text);
  return username === "" && password === "" && plainHost.test(host);
};

/** A site's name as it is stored: character forms folded as in user names, without blanks around it. */
export const siteNameOf = (typed: string): string => foldForms(typed).trim();

/** The problem of a field. Empty addresses are allowed and mean none. */
export type SiteFieldProblem = "missing" | "tooLong" | "noPicture" | "noSite" | "noScript" | "noChoice";

const addressProblems = { picture: "noPicture", site: "noSite", script: "noScript" } as const;

/** The problem of a field, or null. The same rule serves the form and the server. */
export function siteFieldProblem(field: SiteField, value: string | number): SiteFieldProblem | null {
  const kind = siteFieldKinds[field];
  if (kind === "switch") return value === 0 || value === 1 ? null : "noChoice";
  if (typeof value !== "string") return "noChoice";
  if (kind === "review") return reviewRules.some((rule) => rule === value) ? null : "noChoice";
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
