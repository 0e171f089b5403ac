import { invitationLimits } from "../../../contract/account/invitation-limits";
import type { MessageId } from "../../i18n/message-id";

/** The typed values of the invitation form; times as the browser's fields format them, in its time zone. */
export interface ShareFields {
  readonly name: string;
  readonly from: string;
  readonly until: string;
  readonly uses: string;
}
export type ShareProblems = Partial<Record<keyof ShareFields, MessageId>>;

const dayMs = 86_400_000;

const two = (value: number): string => String(value).padStart(2, "0");

/** An instant in the format of a date and time field. */
export function localTime(instant: number): string {
  const at = new Date(instant);
  const day = `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
  return `${day}T${two(at.getHours())}:${two(at.getMinutes())}`;
}

/** The value of a date and time field, in ms since 1970; null if it is empty. */
export function instantOf(field: string): number | null {
  const instant = new Date(field).getTime();
  return Number.isNaN(instant) ? null : instant;
}

export const freshFields = (now: number): ShareFields => ({
  name: "",
  from: "",
  until: localTime(now + 7 * dayMs),
  uses: "1",
});

function untilProblem({ from, until }: ShareFields, now: number): MessageId | undefined {
  const end = instantOf(until);
  if (end === null) return "share.untilEmpty";
  if (end <= Math.max(now, instantOf(from) ?? now)) return "share.untilPast";
  return end > now + invitationLimits.periodMs ? "share.untilFar" : undefined;
}

/** The problems of a form, by field. */
export function shareProblems(fields: ShareFields, now: number): ShareProblems {
  const until = untilProblem(fields, now);
  const uses = Number(fields.uses);
  const isCount = Number.isInteger(uses) && uses >= 1 && uses <= invitationLimits.uses;
  return {
    ...(until === undefined ? {} : { until }),
    ...(isCount ? {} : { uses: "share.usesWrong" }),
  };
}
