import type { MessageFormatElement } from "@formatjs/icu-messageformat-parser";
import { formatToParts, type Formatters, type PrimitiveType } from "intl-messageformat";

/**
 * What react-intl takes from @formatjs/intl, in the built pages: messages that were compiled at build, with numbers and
 * plurals in them. Dates, lists, durations and names of things are formatted by the browser's own Intl.
 */
interface Config {
  readonly locale: string;
  /** A text where it is nothing but its words. */
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

/** The one of this name, made when it is first asked for. */
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

/** A message with its values; its id where it cannot be said, which is told. */
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
