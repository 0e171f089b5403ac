import { useCallback } from "react";
import type { Language } from "../../contract/content";
import { faults, type FaultEntry } from "../../contract/faults";
import type { Fault } from "../../../machines/support/fault";
import { useLanguage } from "../i18n/language";
import { useMessage, type Translate } from "../i18n/use-message";

const entries = new Map<number, FaultEntry>(Object.values(faults).map((entry) => [entry.code, entry]));

const httpTexts = { 401: "fault.401", 403: "fault.403", 404: "fault.404", 429: "fault.429", 500: "fault.500", 502: "fault.502", 503: "fault.503", 504: "fault.504" } as const;
const isListed = (status: number): status is keyof typeof httpTexts => status in httpTexts;

/** What a fault says to people. */
export function faultText(fault: Fault, t: Translate, language: Language): string {
  switch (fault.code) {
    case "network":
      return t("fault.network");
    case "timeout":
      return t("fault.timeout");
    case "tokenMissing":
      return t("fault.tokenMissing");
    case "http":
      return isListed(fault.status) ? t(httpTexts[fault.status]) : t("fault.status", { status: String(fault.status) });
    case "aborted":
    case "unexpected":
      return t("fault.unexpected");
    default:
      return entries.get(fault.code)?.message[language] ?? fault.msg;
  }
}

export function useFaultText(): (fault: Fault) => string {
  const t = useMessage();
  const language = useLanguage();
  return useCallback((fault) => faultText(fault, t, language), [t, language]);
}
