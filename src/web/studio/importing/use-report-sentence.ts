import type { ImportCounts } from "../../../contract/importing/importing";
import { useMessage } from "../../i18n/use-message";

/** The summary of a report in one sentence: the numbers of questions imported exactly, with changes, or not at all. */
export function useReportSentence(): (counts: ImportCounts) => string {
  const t = useMessage();
  return ({ exact, changed, refused }) => {
    const all = exact + changed + refused;
    return changed + refused === 0
      ? t("import.allExact", { all })
      : t("import.sentence", { all, exact, changed, refused });
  };
}
