import type { Calls } from "../../../contract/calls/calls";
import type { PendingLaunch } from "../../../contract/integrations/launches";
import { ltiLimits } from "../../../contract/integrations/lti-limits";

type ChosenInput = Calls["chooseForLaunch"]["input"]["tests"][number];

const mostPoints = 100_000;
const usualPoints = "100";

/** A chosen assignment, with what is typed for the platform. */
export interface LinkedTest {
  readonly assignmentId: string;
  /** null: the title of the test. */
  readonly label: string | null;
  readonly points: string;
}

export const linkedTest = (assignmentId: string): LinkedTest => ({ assignmentId, label: null, points: usualPoints });

/** The choice with an assignment added or taken out; where only one is asked for, it takes the place of another. */
export function toggleTest(
  chosen: readonly LinkedTest[],
  assignmentId: string,
  { several }: Pick<PendingLaunch, "several">,
): readonly LinkedTest[] {
  const others = chosen.filter((one) => one.assignmentId !== assignmentId);
  if (!several) return [linkedTest(assignmentId)];
  return others.length < chosen.length ? others : [...chosen, linkedTest(assignmentId)];
}

/** Why a choice cannot be sent. */
export type ChoiceProblem = "none" | "many" | "label" | "points";

const pointsIn = (text: string): number => (text.trim() === "" ? Number.NaN : Number(text));

export function choiceProblem(chosen: readonly LinkedTest[]): ChoiceProblem | null {
  if (chosen.length === 0) return "none";
  if (chosen.length > ltiLimits.chosen) return "many";
  const isLabelled = ({ label }: LinkedTest): boolean =>
    label === null || (label.trim() !== "" && label.trim().length <= ltiLimits.name);
  if (!chosen.every(isLabelled)) return "label";
  const hasPoints = ({ points }: LinkedTest): boolean => pointsIn(points) > 0 && pointsIn(points) <= mostPoints;
  return chosen.every(hasPoints) ? null : "points";
}

/** What is sent for a choice without a problem; `titleOf` gives the title of an assignment's test. */
export const chosenInput = (chosen: readonly LinkedTest[], titleOf: (assignmentId: string) => string): ChosenInput[] =>
  chosen.map(({ assignmentId, label, points }) => ({
    assignment_id: assignmentId,
    label: (label ?? titleOf(assignmentId)).trim().slice(0, ltiLimits.name),
    score_maximum: pointsIn(points),
  }));
