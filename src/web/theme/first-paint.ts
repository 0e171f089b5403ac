import { barePages, columnPages } from "../../contract/site/pages.ts";
import en from "../i18n/en.json" with { type: "json" };
import zh from "../i18n/zh.json" with { type: "json" };

const parts: Readonly<Record<string, string>> = {
  BARE_PAGES: barePages.join(" "),
  COLUMN_PAGES: columnPages.join(" "),
  LEAD_EN: en["landing.lead"],
  LEAD_ZH: zh["landing.lead"],
};

/** The built files of the first paint; empty without a build. */
export interface FirstPaintAssets {
  readonly accountWords: string;
  /** The chunks of the landing page. */
  readonly landing: readonly string[];
}

/**
 * index.html with the lists of pages and the messages that its first paint needs. Throws if a marker for one of them is
 * missing.
 */
export const withFirstPaint = (html: string, fetched: FirstPaintAssets = { accountWords: "", landing: [] }): string =>
  html.replaceAll(/%([A-Z]+_[A-Z]+)%/g, (_, name: string) => {
    const part = { ...parts, ACCOUNT_WORDS: fetched.accountWords, LANDING_SCRIPTS: fetched.landing.join(" ") }[name];
    if (part === undefined) throw new Error(`index.html names a part that there is not: ${name}`);
    return part;
  });
