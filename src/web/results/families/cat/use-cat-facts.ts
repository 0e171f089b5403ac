import type { CatReport } from "../../../../contract/report/report";
import { useMessage } from "../../../i18n/use-message";

/** The level of a CAT, the age of its norm group, and whether it was the short form. */
export function useCatFacts({ level, norm_age: age, short_form: isShort }: CatReport): readonly string[] {
  const t = useMessage();
  const months = Math.round(age * 12);
  return [
    t("results.cat.level", { level }),
    t("results.cat.age", { years: Math.floor(months / 12), months: months % 12 }),
    ...(isShort ? [t("results.cat.short")] : []),
  ];
}
