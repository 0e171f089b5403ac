import type { Localized } from "../../contract/item/content";
import { compareKeys, isLeftOut } from "./config-key";
import type { PlistDict, PlistValue } from "./plist";

export type SebPlatform = "Windows" | "macOS" | "iOS";

const apple = ["macOS", "iOS"] as const;
const all = ["Windows", ...apple] as const;

/** Why clients may compute another Config Key than this server, and which. */
const kinds = {
  date: {
    platforms: all,
    message: {
      en: "It is a date, which the clients write in different ways.",
      zh: "此项为日期，各客户端的写法不同。",
    },
  },
  real: {
    platforms: apple,
    message: {
      en: "It is a number with more than 15 digits or with an exponent, which older clients write in another way.",
      zh: "此项数字超过 15 位或带有指数，旧版客户端的写法不同。",
    },
  },
  character: {
    platforms: all,
    message: {
      en: "It contains a quotation mark or a control character, which not every client writes as it is.",
      zh: "此项含有引号或控制字符，并非所有客户端都原样写出。",
    },
  },
  keyOrder: {
    platforms: all,
    message: {
      en: "Its name contains an underscore or a hyphen, which the clients sort in different ways.",
      zh: "此项名称含有下划线或连字符，各客户端的排序不同。",
    },
  },
  lastLeftOut: {
    platforms: ["Windows"],
    message: {
      en: "It is left out of the key and stands last, where the client leaves a comma.",
      zh: "此项不计入密钥且位于最后，客户端会多留一个逗号。",
    },
  },
  equalTexts: {
    platforms: ["Windows"],
    message: {
      en: "It is a list with several empty texts, between which the client leaves out commas.",
      zh: "此项为含有多个空文本的列表，客户端会漏写其间的逗号。",
    },
  },
} as const satisfies Record<
  string,
  { readonly platforms: readonly SebPlatform[]; readonly message: Required<Localized> }
>;

export type SebFindingKind = keyof typeof kinds;

/** What a kind of finding means, and for which clients. */
export const findingSentence = (
  kind: SebFindingKind,
): { readonly platforms: SebPlatform[]; readonly sentence: Localized } => {
  const { platforms, message } = kinds[kind];
  return { platforms: [...platforms], sentence: message };
};

/** A setting by which a client may compute another Config Key. */
export interface SebFinding {
  readonly kind: SebFindingKind;
  /** The names of the settings that lead to it, joined by dots; places in lists count from 0. */
  readonly key: string;
  readonly platforms: readonly SebPlatform[];
  readonly message: Localized;
}

const found = (kind: keyof typeof kinds, key: string): SebFinding => ({ kind, key, ...kinds[kind] });

// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const unsafe = /["\u0000-\u001f\u007f]/;
const digitsOf = (text: string): string =>
  text
    .replace(/e.*$/i, "")
    .replaceAll(/[^0-9]/g, "")
    .replace(/^0+/, "");

const inScalar = (value: PlistValue, key: string): SebFinding[] => {
  if (value.type === "date") return [found("date", key)];
  if (value.type === "real")
    return /e/i.test(value.text) || digitsOf(value.text).length > 15 ? [found("real", key)] : [];
  return value.type === "string" && unsafe.test(value.text) ? [found("character", key)] : [];
};

const isEmptyText = (value: PlistValue): boolean => value.type === "string" && value.text === "";

function inDict({ entries }: PlistDict, path: string): SebFinding[] {
  const at = (key: string): string => (path === "" ? key : `${path}.${key}`);
  const last = entries.toSorted(([one], [other]) => compareKeys(one, other)).at(-1);
  return [
    ...entries.flatMap(([key, value]) => (isLeftOut([key, value]) ? [] : findingsAt(value, at(key)))),
    ...entries.flatMap(([key]) => (/[_-]/.test(key) ? [found("keyOrder", at(key))] : [])),
    ...entries.flatMap(([key]) => (unsafe.test(key) ? [found("character", at(key))] : [])),
    ...(last !== undefined && isLeftOut(last) && entries.length > 1 ? [found("lastLeftOut", at(last[0]))] : []),
  ];
}

function findingsAt(value: PlistValue, key: string): SebFinding[] {
  if (value.type === "dict") return inDict(value, key);
  if (value.type !== "array") return inScalar(value, key);
  const within = value.items.flatMap((item, place) => findingsAt(item, `${key}.${place}`));
  return value.items.filter(isEmptyText).length > 1 ? [...within, found("equalTexts", key)] : within;
}

/**
 * The settings by which a client may compute another Config Key than this server. Sources: the serialization in the
 * source code of the clients for Windows and macOS, and their issue 1495 about real numbers.
 */
export const sebFindings = (settings: PlistDict): SebFinding[] => inDict(settings, "");
