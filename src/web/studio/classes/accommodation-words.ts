import type { Accommodation } from "../../../contract/attempt/accommodation";
import { useLanguage } from "../../i18n/language";
import { useMessage } from "../../i18n/use-message";
import { formatsOf } from "../../ui/format";

/** What is arranged for a member, in a few words; "" where nothing is. */
export function useAccommodationWords() {
  const t = useMessage();
  const { points } = formatsOf(useLanguage());
  return (terms: Accommodation): string =>
    [
      terms.time_factor === null
        ? t("classes.terms.untimed")
        : terms.time_factor > 1 && t("classes.terms.time", { factor: points(terms.time_factor) }),
      terms.break_factor > 1 && t("classes.terms.breaks", { factor: points(terms.break_factor) }),
      terms.extra_breaks && t("classes.terms.extraBreaks"),
      terms.text_to_speech && t("classes.terms.speech"),
      terms.text_size > 100 && t("classes.terms.text", { size: terms.text_size }),
      terms.colours !== null && t("classes.terms.colours"),
    ]
      .filter((words) => words !== false)
      .join(" · ");
}
