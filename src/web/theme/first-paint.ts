import { barePages, columnPages } from "../../contract/site/pages.ts";
import en from "../i18n/en.json" with { type: "json" };
import zh from "../i18n/zh.json" with { type: "json" };

const parts: Readonly<Record<string, string>> = {
  BARE_PAGES: barePages.join(" "),
  COLUMN_PAGES: columnPages.join(" "),
  LEAD_EN: en["landing.lead"],
  LEAD_ZH: zh["landing.lead"],
};

/** Where the build has put what is asked for at once; empty where there is no build. */
export interface FirstPaintAssets {
  readonly accountWords: string;
  /** What the landing page is made of. */
  readonly landing: readonly string[];
}

/** index.html with the lists of pages and the words that its first paint needs. Throws where one is not there. */
export const withFirstPaint = (html: string, fetched: FirstPaintAssets = { accountWords: "", landing: [] }): string =>
  html.replaceAll(/%([A-Z]+_[A-Z]+)%/g, (_, name: string) => {
    const part = { ...parts, ACCOUNT_WORDS: fetched.accountWords, LANDING_SCRIPTS: fetched.landing.join(" ") }[name];
    if (part === undefined) throw new Error(`index.html names a part that there is not: ${name}`);
    return part;
  });
