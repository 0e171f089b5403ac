import type { ActorRefFrom } from "xstate";
import type { practiseMachine } from "../../../../machines/practise/practise.machine";
import type { PractiseSnapshot } from "../../../../machines/practise/practise.selectors";

/** What every part of the practice page is given. */
export interface PractisePart {
  readonly practise: ActorRefFrom<typeof practiseMachine>;
  readonly snapshot: PractiseSnapshot;
}
