import type { ImportCounts } from "../../../contract/importing/importing";
import { useMessage } from "../../i18n/use-message";

/** The report of a file in one sentence: how many of its questions come in as they are, changed, or not. */
export function useReportSentence(): (counts: ImportCounts) => string {
  const t = useMessage();
  return ({ exact, changed, refused }) => {
    const all = exact + changed + refused;
    return changed + refused === 0
      ? t("import.allExact", { all })
      : t("import.sentence", { all, exact, changed, refused });
  };
}
