import { escapeHtml } from "../../items/content/escape-html";
import { compareKeys } from "./config-key";
import type { PlistDict, PlistValue } from "./plist";

/** The choices of which a configuration is made. */
export interface SebChoices {
  /** The check page, at which the browser begins. */
  readonly startAddress: string;
  /** The one address at which the browser closes itself; it is compared as a whole. */
  readonly quitAddress: string;
  readonly quitAllowed: boolean;
  /** SHA-256 of the password to leave, as hexadecimal digits; null: none. */
  readonly quitPasswordHash: string | null;
  /** Patterns of addresses besides the site's; none: only those of the site. */
  readonly addresses: readonly string[];
  readonly programs: readonly {
    readonly system: "windows" | "macos";
    readonly executable: string;
    readonly name: string;
  }[];
}

const text = (value: string): PlistValue => ({ type: "string", text: value });
const flag = (value: boolean): PlistValue => ({ type: "boolean", value });
const number = (value: number): PlistValue => ({ type: "integer", text: String(value) });
const dict = (entries: Readonly<Record<string, PlistValue>>): PlistDict => ({
  type: "dict",
  entries: Object.entries(entries).toSorted(([one], [other]) => compareKeys(one, other)),
});
const list = (items: readonly PlistValue[]): PlistValue => ({ type: "array", items });

const systems = { macos: 0, windows: 1 } as const;
const allow = 1;

const program = ({ system, executable, name }: SebChoices["programs"][number]): PlistDict =>
  dict({
    active: flag(true),
    autostart: flag(false),
    executable: text(executable),
    iconInTaskbar: flag(true),
    os: number(systems[system]),
    title: text(name),
  });

const rule = (expression: string): PlistDict =>
  dict({ action: number(allow), active: flag(true), expression: text(expression), regex: flag(false) });

/**
 * The settings of Safe Exam Browser for an assignment. They avoid everything by which clients compute different keys:
 * dates, reals, quotes and control characters, hyphens and underscores in keys, empty dicts, lists of empty texts. What
 * a browser stores survives its crash, so that the student is back in the sitting, and is cleared when it is left.
 */
export const makeSettings = (choices: SebChoices): PlistDict => {
  const { startAddress, quitAddress, quitAllowed, quitPasswordHash, addresses, programs } = choices;
  return dict({
    allowPreferencesWindow: flag(false),
    allowQuit: flag(quitAllowed),
    browserWindowAllowReload: flag(true),
    // the modern engine of macOS, which has the interface for scripts
    browserWindowWebView: number(3),
    examSessionClearCookiesOnEnd: flag(true),
    examSessionClearCookiesOnStart: flag(false),
    ...(quitPasswordHash === null ? {} : { hashedQuitPassword: text(quitPasswordHash) }),
    ...(programs.length === 0 ? {} : { permittedProcesses: list(programs.map(program)) }),
    quitURL: text(quitAddress),
    quitURLConfirm: flag(true),
    sendBrowserExamKey: flag(true),
    showReloadButton: flag(true),
    startURL: text(startAddress),
    URLFilterEnable: flag(true),
    URLFilterEnableContentFilter: flag(false),
    URLFilterRules: list([`${new URL(startAddress).host}/*`, ...addresses].map(rule)),
  });
};

const xmlOf = (value: PlistValue): string => {
  switch (value.type) {
    case "dict":
      return `<dict>${value.entries.map(([key, one]) => `<key>${escapeHtml(key)}</key>${xmlOf(one)}`).join("")}</dict>`;
    case "array":
      return `<array>${value.items.map(xmlOf).join("")}</array>`;
    case "boolean":
      return value.value ? "<true/>" : "<false/>";
    case "data":
      return `<data>${value.base64}</data>`;
    case "integer":
    case "real":
    case "date":
    case "string":
      return `<${value.type}>${escapeHtml(value.text)}</${value.type}>`;
  }
};

/** Settings as the XML of a property list, which is a configuration file that every client opens. */
export const writePlist = (settings: PlistDict): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "https://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">${xmlOf(settings)}</plist>
`;
