import type { ActorRefFrom } from "xstate";
import type { practiceSetMachine } from "../../../../machines/practice-set/practice-set.machine";
import type { PracticeSetSnapshot } from "../../../../machines/practice-set/practice-set.selectors";

/** The props of every part of the practice page. */
export interface PracticeSetPart {
  readonly practise: ActorRefFrom<typeof practiceSetMachine>;
  readonly snapshot: PracticeSetSnapshot;
}
