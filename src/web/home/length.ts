import { isAdaptive } from "../../contract/families";
import type { TestCard } from "../../contract/tests";
import { useMessage } from "../i18n/use-message";
import { wholeMinutes } from "../ui/times";

/** SPEC §4: an exam is adaptive if type is 2 and extract_question_logic is 1. */
export const isAdaptiveTest = ({ exam_info }: Pick<TestCard, "exam_info">): boolean => isAdaptive(exam_info);

/** Number of items and duration in words; a range if the test has several lengths. */
export function useLength({
  modes,
  exam_info,
  time_limit_ms,
}: Pick<TestCard, "modes" | "exam_info" | "time_limit_ms">): { items: string; time: string } {
  const t = useMessage();
  const counts = modes.length === 0 ? [exam_info.extract_question_number] : modes.map((mode) => mode.items);
  const [fewest, most] = [Math.min(...counts), Math.max(...counts)];
  const minutes = modes.flatMap((mode) => mode.minutes);
  const items = fewest === most ? t("home.items", { count: most }) : t("home.itemsBetween", { fewest, most });
  if (time_limit_ms !== null) return { items, time: t("home.minutes", { count: wholeMinutes(time_limit_ms) }) };
  return {
    items,
    time:
      minutes.length === 0
        ? t("home.noTimeLimit")
        : t("home.minutesAbout", { fewest: Math.min(...minutes), most: Math.max(...minutes) }),
  };
}
