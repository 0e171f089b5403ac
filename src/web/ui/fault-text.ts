import { useCallback } from "react";
import type { Fault } from "../../../machines/support/fault";
import { defaultCodes } from "../../contract/account/default-codes";
import type { Language } from "../../contract/item/content";
import { useLanguage } from "../i18n/language";
import type { MessageId } from "../i18n/message-id";
import { useMessage, type Translate } from "../i18n/use-message";
import { useFaultWords, wantFaultWords, type FaultWords } from "./fault-words";
import { useOnline } from "./use-online";

const named: Readonly<Record<Exclude<Fault["code"], number | "http">, MessageId>> = {
  network: "fault.network",
  timeout: "fault.timeout",
  tokenMissing: "fault.tokenMissing",
  socialTokenMissing: "fault.socialTokenMissing",
  routesMalformed: "fault.routesMalformed",
  secretWrong: "fault.secretWrong",
  fullscreenFailed: "fault.fullscreenFailed",
  aborted: "fault.unexpected",
  unexpected: "fault.unexpected",
};

const wordsOf: Readonly<Record<(typeof defaultCodes)[number], MessageId>> = {
  200: "fault.200",
  201: "fault.201",
  202: "fault.202",
  204: "fault.204",
  400: "fault.400",
  401: "fault.401",
  403: "fault.403",
  404: "fault.404",
  406: "fault.406",
  410: "fault.410",
  429: "fault.429",
  500: "fault.500",
  502: "fault.502",
  503: "fault.503",
  504: "fault.504",
};

/** The default words of codes whose reply has none; -1 is a reply without a numeric code. */
const defaults = new Map<number, MessageId>([
  [-1, "fault.unexpected"],
  ...defaultCodes.map((code) => [code, wordsOf[code]] as const),
]);

/** The default words of a code; otherwise HTTP's name of the status, otherwise the number. */
const defaultText = (code: number, { statusText }: { readonly statusText?: string }, t: Translate): string => {
  const message = defaults.get(code);
  return message === undefined ? (statusText ?? t("fault.status", { status: String(code) })) : t(message);
};

interface Reading {
  readonly t: Translate;
  readonly language: Language;
  readonly words: FaultWords | null;
  /** False while the browser reports that there is no network. */
  readonly online: boolean;
}

/** The text of a fault on a screen: for our own codes our own words, in the current language. */
export function faultText(fault: Fault, { t, language, words, online }: Reading): string {
  if (fault.code === "network" && !online) return t("fault.offline");
  if (fault.code === "http") return defaultText(fault.status, fault, t);
  if (typeof fault.code === "string") return t(named[fault.code]);
  return words?.get(fault.code)?.[language] ?? (fault.msg === "" ? defaultText(fault.code, fault, t) : fault.msg);
}

/** The text of a toast: the words in the reply, otherwise the default words of the code. */
export function toastText(fault: Fault, reading: Reading): string {
  if (typeof fault.code !== "number") return faultText(fault, reading);
  if (fault.msg !== "") return fault.msg;
  return defaults.has(fault.code) ? defaultText(fault.code, fault, reading.t) : faultText(fault, reading);
}

const useText = (read: typeof faultText): ((fault: Fault) => string) => {
  const t = useMessage();
  const language = useLanguage();
  const words = useFaultWords();
  const online = useOnline();
  return useCallback(
    (fault) => {
      if (words === null && typeof fault.code === "number") wantFaultWords();
      return read(fault, { t, language, words, online });
    },
    [read, t, language, words, online],
  );
};

export const useFaultText = (): ((fault: Fault) => string) => useText(faultText);
export const useToastText = (): ((fault: Fault) => string) => useText(toastText);
