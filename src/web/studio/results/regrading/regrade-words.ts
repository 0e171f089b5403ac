import type { RegradePhase, RegradeRule } from "../../../../contract/classes/regrades";
import type { MessageId } from "../../../i18n/message-id";

/** The rules that a new correction may have. */
export const newRules = ["newKey", "alsoRight", "fullCredit", "leaveOut"] as const satisfies readonly RegradeRule[];

export const ruleNames = {
  newKey: "regrade.rule.newKey",
  alsoRight: "regrade.rule.alsoRight",
  fullCredit: "regrade.rule.fullCredit",
  leaveOut: "regrade.rule.leaveOut",
  restore: "regrade.rule.restore",
} as const satisfies Record<RegradeRule, MessageId>;

export const ruleTexts = {
  newKey: "regrade.ruleText.newKey",
  alsoRight: "regrade.ruleText.alsoRight",
  fullCredit: "regrade.ruleText.fullCredit",
  leaveOut: "regrade.ruleText.leaveOut",
} as const satisfies Record<(typeof newRules)[number], MessageId>;

export const regradePhaseNames = {
  proposed: "regrade.phase.proposed",
  previewed: "regrade.phase.previewed",
  awaitingSecond: "regrade.phase.awaitingSecond",
  applied: "regrade.phase.applied",
  told: "regrade.phase.told",
  dropped: "regrade.phase.dropped",
} as const satisfies Record<RegradePhase, MessageId>;

interface ScoreChange {
  readonly before: number | null;
  readonly after: number | null;
}

export type ChangeKind = "rises" | "falls" | "stays";

/** A score that appears rises, one that vanishes falls. */
export const kindOfChange = ({ before, after }: ScoreChange): ChangeKind => {
  const difference = (after ?? Number.NEGATIVE_INFINITY) - (before ?? Number.NEGATIVE_INFINITY);
  return difference > 0 ? "rises" : difference < 0 ? "falls" : "stays";
};
