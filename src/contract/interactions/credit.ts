import { z } from "zod";
import { comparable } from "../item/comparable";
import type { Interval } from "../item/credit";

/** Share of the item's points: 1 is right, below 1 earns less, below 0 loses points. */
export const share = z.number().min(-1).max(1);

/** The least share that an answer can earn; absent: 0. */
export const lowest = z.number().max(0).optional();

/** All or nothing: an answer that is right in part earns 0. */
export const whole = z.literal(true).optional();

/** Shares of accepted forms and of forms that lose points; a form of `accepted` that is not listed earns 1. */
export const formCredit = z.record(z.string().min(1), share).optional();

/**
 * Right are the numbers within `tolerance` of `value` or, where the interval does not lie evenly around it, those from
 * `low` to `high`, both included.
 */
export const intervalFields = {
  value: z.number(),
  tolerance: z.number().min(0),
  low: z.number().optional(),
  high: z.number().optional(),
};

/** Further intervals with their shares; the first that contains a number counts. */
export const otherIntervals = z
  .array(z.strictObject({ ...intervalFields, credit: share }))
  .min(1)
  .max(50)
  .optional();

/** Whether both ends of an interval are given or none, with the value between them. */
export const isInterval = ({ value, low, high }: Interval): boolean =>
  low === undefined || high === undefined ? low === high : low <= value && value <= high;

/** Whether every form earns its one share: accepted forms more than 0, one of them 1, other forms at most 0. */
export function formsAgree(
  accepted: readonly string[],
  caseSensitive: boolean,
  credit: Readonly<Record<string, number>> | undefined,
): boolean {
  if (credit === undefined) return true;
  const shareOf = (form: string): number => (Object.hasOwn(credit, form) ? (credit[form] ?? 1) : 1);
  const others = Object.keys(credit).filter((form) => !accepted.includes(form));
  const shares = new Map<string, number>();
  for (const form of [...accepted, ...others]) {
    const name = comparable(form, caseSensitive);
    if ((shares.get(name) ?? shareOf(form)) !== shareOf(form)) return false;
    shares.set(name, shareOf(form));
  }
  return (
    accepted.every((form) => shareOf(form) > 0) &&
    accepted.some((form) => shareOf(form) === 1) &&
    others.every((form) => shareOf(form) <= 0)
  );
}

/** Whether a right option earns all and credit names only options of the list. */
export const choiceAgrees = (
  options: readonly { readonly option_id: string }[],
  optionId: string,
  credit: Readonly<Record<string, number>> | undefined,
): boolean => {
  const isOption = (id: string): boolean => options.some(({ option_id }) => option_id === id);
  return (
    isOption(optionId) &&
    Object.entries(credit ?? {}).every(([id, part]) => isOption(id) && (id === optionId ? part === 1 : part < 1))
  );
};
