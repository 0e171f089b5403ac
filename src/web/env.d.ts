/** The members of the Sanitizer API that TypeScript's DOM library lacks. */
interface Element {
  setHTML(markup: string, options: { readonly sanitizer: Sanitizer }): void;
}
interface SanitizerConfig {
  processingInstructions?: string[];
}

/** Environment variables of a build. */
interface ImportMetaEnv {
  /** The address of the server; omitted: the same origin. */
  readonly VITE_API_BASE?: string;
  /** The format of replies and request bodies on the wire, as JSON; omitted fields have their defaults. */
  readonly VITE_WIRE?: string;
}

/** Only the table of this library is used: its search does not match partly typed syllables. */
declare module "pinyin-match/src/simplified_dict.js" {
  /** Pinyin without tones → the characters with that reading. */
  export const dict: Readonly<Record<string, string>>;
}
