import type { MessageFormatElement } from "@formatjs/icu-messageformat-parser";
import { formatToParts, type Formatters, type PrimitiveType } from "intl-messageformat";

/**
 * Replaces @formatjs/intl for react-intl in the built pages: formats messages compiled at build, with numbers and
 * plurals. Dates, lists, durations and display names are formatted by the browser's Intl.
 */
interface Config {
  readonly locale: string;
  /** A string if the message has no values. */
  readonly messages?: Readonly<Record<string, string | MessageFormatElement[]>>;
  readonly onError?: (error: unknown) => void;
}

export const DEFAULT_INTL_CONFIG = { onError: (): void => undefined };

export class IntlError extends Error {
  override readonly name = "IntlError";
}
export {
  IntlError as InvalidConfigError,
  IntlError as MessageFormatError,
  IntlError as MissingDataError,
  IntlError as MissingTranslationError,
  IntlError as UnsupportedFormatterError,
};
export const IntlErrorCode = {};
export const defineMessages = <Messages>(messages: Messages): Messages => messages;

const numbers = new Map<string, Intl.NumberFormat>();
const plurals = new Map<string, Intl.PluralRules>();

/** The format of this name, created on first use. */
const once = <Format>(made: Map<string, Format>, name: string, make: () => Format): Format => {
  const format = made.get(name) ?? make();
  made.set(name, format);
  return format;
};

const formatters: Formatters = {
  getNumberFormat: (locale) => once(numbers, String(locale), () => new Intl.NumberFormat(locale)),
  getPluralRules: (locale, options) =>
    once(plurals, `${String(locale)} ${options?.type}`, () => new Intl.PluralRules(locale, options)),
  getDateTimeFormat: (locale, options) => new Intl.DateTimeFormat(locale, options),
};

export const createIntlCache = () => ({});
export const createIntl = (config: Config) => ({ ...DEFAULT_INTL_CONFIG, ...config, formatters });

const noFormats = { number: {}, date: {}, time: {} };

/** A message with its values; its id if it cannot be formatted, which is reported to `onError`. */
export const formatMessage = (
  { locale, messages = {}, onError }: Config,
  _formatters: Formatters,
  { id = "" }: { readonly id?: string },
  values: Record<string, PrimitiveType> = {},
): string => {
  const message = Object.hasOwn(messages, id) ? messages[id] : undefined;
  if (typeof message === "string") return message;
  try {
    if (message === undefined) throw new IntlError(`no message ${id} in ${locale}`);
    const parts = formatToParts(message, locale, formatters, noFormats, values);
    return parts.map(({ value }) => String(value)).join("");
  } catch (error) {
    onError?.(error);
    return id;
  }
};
