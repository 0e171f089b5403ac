import type { Fault } from "../../../machines/support/fault";
import { faults } from "../../contract/calls/faults";
import type { Language } from "../../contract/item/content";
import type { Translate } from "../i18n/use-message";
import { dayAndTime } from "../ui/times";

const bounds = [
  { code: faults.invitationEarly.code, field: "valid_from", message: "guest.opensAt" },
  { code: faults.invitationExpired.code, field: "valid_until", message: "guest.endedAt" },
] as const;

const instantIn = (data: unknown, field: string): number | null => {
  const value = typeof data === "object" && data !== null ? new Map(Object.entries(data)).get(field) : null;
  return typeof value === "number" ? value : null;
};

/** The time at which an invitation opens or has ended, if that is the reason of the refusal; otherwise null. */
export function closedWords(fault: Fault, t: Translate, language: Language): string | null {
  const bound = bounds.find(({ code }) => code === fault.code);
  const at = bound !== undefined && "data" in fault ? instantIn(fault.data, bound.field) : null;
  return bound === undefined || at === null ? null : t(bound.message, { time: dayAndTime(at, language) });
}
