import type { StudentAssignment } from "../../../contract/classes/assignments";
import type { Language } from "../../../contract/item/content";
import type { Translate } from "../../i18n/use-message";
import { wholeMinutes } from "../../ui/times";
import { isNear, momentWords, spanWords } from "./assigned-times";

/** The time limit for this student, and that for others where it differs. */
export function limitWords(
  { time_limit_ms: own, usual_time_limit_ms: usual }: StudentAssignment,
  t: Translate,
): string {
  const others = usual === null ? null : wholeMinutes(usual);
  if (own === null) return others === null ? t("assigned.noLimit") : t("assigned.noLimitForYou", { others });
  const count = wholeMinutes(own);
  if (others === null || others === count) return t("assigned.minutes", { count });
  return t("assigned.minutesForYou", { count, others });
}

/** When it opens, or until when it is open. */
export function windowWords(assignment: StudentAssignment, now: number, language: Language, t: Translate): string {
  const { state, opens_at: opens, closes_at: closes } = assignment;
  const say = (instant: number) => momentWords(instant, now, language, t);
  if (now < opens && state === "scheduled") return t("assigned.opens", { when: say(opens) });
  if (now >= closes) return t("assigned.ended", { when: say(closes) });
  if (!isNear(closes, now)) return t("assigned.until", { when: say(closes) });
  return t("assigned.endsIn", { when: say(closes), left: spanWords(closes - now, t) });
}

/** What a late beginning costs; null: nothing, or it cannot be begun. */
export function lateWords(assignment: StudentAssignment, now: number, language: Language, t: Translate): string | null {
  const { state, last_start: last, closes_at: closes, time_limit_ms: limit } = assignment;
  if (state !== "open" || limit === null || now >= closes) return null;
  if (now > last) return closes - now >= limit ? null : t("assigned.short", { left: spanWords(closes - now, t) });
  return isNear(last, now) ? t("assigned.lastStart", { when: momentWords(last, now, language, t) }) : null;
}

/** The next moment after `now` at which one of these opens or ends; null: none. */
export function nextChange(assignments: readonly StudentAssignment[], now: number): number | null {
  const moments = assignments
    .flatMap(({ opens_at: opens, closes_at: closes }) => [opens, closes])
    .filter((at) => at > now);
  return moments.length === 0 ? null : Math.min(...moments);
}
