import { fieldTime, momentOf } from "../field-time";

/** The moment in a field that was filled from `instant`: exactly this one, unless the field was changed; null: none. */
export const momentFrom = (field: string, instant: number): number | null =>
  field === fieldTime(instant) ? instant : momentOf(field);

/** A window that can be: it ends after it begins. */
export const isWindow = (from: number | null, until: number | null): boolean =>
  from !== null && until !== null && from < until;
