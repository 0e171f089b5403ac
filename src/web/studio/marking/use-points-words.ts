import { useLanguage } from "../../i18n/language";
import { useMessage } from "../../i18n/use-message";

/** Points as a number, and with their unit. */
export function usePointsWords() {
  const t = useMessage();
  const language = useLanguage();
  const format = new Intl.NumberFormat(language, { maximumFractionDigits: 2 });
  return {
    number: (points: number): string => format.format(points),
    points: (points: number): string => t("marking.points", { points }),
  };
}
