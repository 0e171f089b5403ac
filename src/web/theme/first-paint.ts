import { everyonesAddresses } from "../../contract/calls/everyones-addresses.ts";
import { examPagesOf, familyIds } from "../../contract/families.ts";
import { barePages, columnPages } from "../../contract/site/pages.ts";
import en from "../i18n/en.json" with { type: "json" };
import zh from "../i18n/zh.json" with { type: "json" };

const sittingPages = familyIds.flatMap((family) =>
  examPagesOf(family).flatMap((one) => (one.isAvailable ? one.page : [])),
);
const { siteConfig, userInfo, menuDetail } = everyonesAddresses;

const parts: Readonly<Record<string, string>> = {
  BARE_PAGES: barePages.join(" "),
  COLUMN_PAGES: columnPages.join(" "),
  LEAD_EN: en["landing.lead"],
  LEAD_ZH: zh["landing.lead"],
  SITTING_PAGES: [...new Set(sittingPages)].join(" "),
  // the query of the last is added by the page
  FIRST_CALLS: `${siteConfig.path} ${userInfo.path} ${menuDetail.path}?`,
};

/** A built file. */
export interface FirstFile {
  /** The language, the page, or language and page that it is for; left out: for all of them. */
  readonly only?: string;
  readonly address: string;
}

/** The built files of the first paint; empty without a build. */
export interface FirstPaintAssets {
  readonly accountWords: string;
  /** The messages of all pages. */
  readonly appWords: readonly FirstFile[];
  /** The chunks of the landing page. */
  readonly landing: readonly string[];
  /** The files with which a sitting starts. */
  readonly sitting: readonly FirstFile[];
  readonly typeface: string;
  /** Address of the server; "": that of the pages. */
  readonly apiBase: string;
}

const nothingBuilt: FirstPaintAssets = {
  accountWords: "",
  appWords: [],
  landing: [],
  sitting: [],
  typeface: "",
  apiBase: "",
};

/** Groups with a space between them: for whom, then the addresses, with a stroke before each. */
const listed = (files: readonly FirstFile[]): string =>
  [...new Set(files.map(({ only = "" }) => only))]
    .map((only) => [only, ...files.filter((one) => (one.only ?? "") === only).map(({ address }) => address)].join("|"))
    .join(" ");

/**
 * index.html with the lists of pages and the messages that its first paint needs. Throws if a marker for one of them is
 * missing.
 */
export const withFirstPaint = (html: string, built: FirstPaintAssets = nothingBuilt): string => {
  const known: Readonly<Record<string, string>> = {
    ...parts,
    ACCOUNT_WORDS: built.accountWords,
    APP_WORDS: listed(built.appWords),
    LANDING_SCRIPTS: built.landing.join(" "),
    TYPEFACE_FILE: built.typeface,
    SITTING_FILES: listed(built.sitting),
    API_BASE: built.apiBase,
  };
  return html.replaceAll(/%([A-Z]+_[A-Z]+)%/g, (_, name: string) => {
    const part = known[name];
    if (part === undefined) throw new Error(`index.html names a part that there is not: ${name}`);
    return part;
  });
};
