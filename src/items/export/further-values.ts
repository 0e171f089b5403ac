import type { Localized } from "../../contract/item/content";
import { shareOfNumber, type Interval } from "../../contract/item/credit";
import type { KeyOf } from "../../contract/item/item";
import { readNumber } from "../../contract/item/number-forms";
import type { QuestionWork } from "./question";

const decimal = /^[+-]?(?:\d+\.?\d*|\.\d+)$/;

/**
 * Further accepted forms of a number as separate intervals; a form within the key's interval needs none, and a form
 * that is not a number is left out.
 */
export const furtherValues = (
  work: QuestionWork,
  key: KeyOf<"numeric_entry">,
  unit: Localized | undefined,
): readonly (Interval & { readonly credit: number })[] =>
  key.accepted.flatMap((form) => {
    const value = readNumber(form, unit);
    const isDecimal = decimal.test(form.replace("−", "-"));
    if (value === null || !isDecimal) work.changes.add("numberFormsLeftOut");
    if (value === null || shareOfNumber({ ...key, also: [] }, value) === 1) return [];
    work.changes.add("numberFormsAsValues");
    return [{ value, tolerance: 0, credit: 1 }];
  });
