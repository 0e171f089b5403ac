/** Of the Sanitizer API what the compiler's own list lacks. */
interface Element {
  setHTML(markup: string, options: { readonly sanitizer: Sanitizer }): void;
}
interface SanitizerConfig {
  processingInstructions?: string[];
}

/** What a build may be told. */
interface ImportMetaEnv {
  /** Where the server is; left out: at the same origin. */
  readonly VITE_API_BASE?: string;
  /** How answers and bodies look on the wire, as JSON; what is left out is as by default. */
  readonly VITE_WIRE?: string;
}

/** Of the library only its table: its own search knows no syllables half in full. */
declare module "pinyin-match/src/simplified_dict.js" {
  /** Pinyin without tones to the characters that are read so. */
  export const dict: Readonly<Record<string, string>>;
}
