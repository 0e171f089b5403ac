import type { Attempt } from "../../contract/exam";
import { deliveryKindOf } from "../../contract/families";
import { examScreens } from "./families/screens";
import type { SittingActor } from "./sitting-actor";

interface FamilyScreenProps {
  readonly attempt: Pick<Attempt, "family" | "exam_info">;
  readonly actor: SittingActor;
}

/** A sitting under way, as its family draws it. */
export function FamilyScreen({ attempt: { family, exam_info }, actor }: FamilyScreenProps) {
  const Screen = examScreens[family]?.[deliveryKindOf(exam_info)];
  if (Screen === undefined) throw new Error(`no screen for a test of the family ${family}`);
  return <Screen actor={actor} />;
}
