import type { RegradeRule } from "../../../contract/classes/regrades";
import { useMessage } from "../../i18n/use-message";

const rules = {
  newKey: "results.corrected.newKey",
  alsoRight: "results.corrected.alsoRight",
  fullCredit: "results.corrected.fullCredit",
  leaveOut: "results.corrected.leaveOut",
  restore: "results.corrected.restore",
} as const satisfies Record<RegradeRule, string>;

/** What a correction means for those who sat the question. */
export function useCorrectionWords(): (rule: RegradeRule) => string {
  const t = useMessage();
  return (rule) => t(rules[rule]);
}
