import type { RoleName } from "../../../contract/account/role-names";
import type { Calls } from "../../../contract/calls/calls";
import type { AuthoredNotice } from "../../../contract/site/site-admin";
import { isSitePath } from "../../../contract/site/site-fields";
import type { MessageId } from "../../i18n/message-id";

/** The typed values of the notice form; times as the browser's fields format them, in its time zone. */
export interface NoticeFields {
  readonly zh: string;
  readonly en: string;
  readonly image: string;
  readonly from: string;
  readonly until: string;
  readonly role: readonly RoleName[];
}
export type NoticeProblems = Partial<Record<"zh" | "image" | "until", MessageId>>;

const two = (value: number): string => String(value).padStart(2, "0");

const localTime = (instant: number): string => {
  const at = new Date(instant);
  const day = `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
  return `${day}T${two(at.getHours())}:${two(at.getMinutes())}`;
};

const instantOf = (field: string): number | null => {
  const instant = new Date(field).getTime();
  return Number.isNaN(instant) ? null : instant;
};

/** The values of the stored notice, or of an empty form. */
export const fieldsOf = (notice: AuthoredNotice | null): NoticeFields =>
  notice === null
    ? { zh: "", en: "", image: "", from: "", until: "", role: [] }
    : {
        zh: notice.text.zh ?? "",
        en: notice.text.en ?? "",
        image: notice.image,
        from: localTime(notice.valid_from),
        until: notice.valid_until === null ? "" : localTime(notice.valid_until),
        role: notice.role,
      };

/** The time from which a notice is shown; an empty field means now. */
const beginOf = ({ from }: NoticeFields, notice: AuthoredNotice | null, now: number): number => {
  if (notice !== null && from === localTime(notice.valid_from)) return notice.valid_from;
  return instantOf(from) ?? now;
};

/** The problems of a form, by field. */
export function noticeProblems(fields: NoticeFields, notice: AuthoredNotice | null, now: number): NoticeProblems {
  const until = instantOf(fields.until);
  return {
    ...(fields.zh.trim() === "" && fields.en.trim() === "" ? { zh: "notices.textMissing" as const } : {}),
    ...(fields.image.trim() === "" || isSitePath(fields.image.trim()) ? {} : { image: "notices.image.wrong" as const }),
    ...(until !== null && until <= beginOf(fields, notice, now) ? { until: "notices.untilWrong" as const } : {}),
  };
}

/** The request for a valid form. */
export const noticeInput = (
  fields: NoticeFields,
  notice: AuthoredNotice | null,
  { now, newId }: { readonly now: number; readonly newId: string },
): Calls["saveNotice"]["input"] => ({
  notice_id: notice?.notice_id ?? newId,
  revision: notice?.revision ?? 0,
  text: {
    ...(fields.zh.trim() === "" ? {} : { zh: fields.zh.trim() }),
    ...(fields.en.trim() === "" ? {} : { en: fields.en.trim() }),
  },
  image: fields.image.trim(),
  role: [...fields.role],
  valid_from: beginOf(fields, notice, now),
  valid_until: instantOf(fields.until),
});
