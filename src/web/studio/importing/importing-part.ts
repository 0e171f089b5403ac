import type { ActorRefFrom } from "xstate";
import type { importingMachine } from "../../../../machines/importing/importing.machine";
import type { ImportDetail } from "../../../contract/importing/importing";

/** The props of every part of an open import. */
export interface ImportingPart {
  readonly importing: ActorRefFrom<typeof importingMachine>;
  readonly detail: ImportDetail;
  /** Whether questions can be left out and tests changed at present. */
  readonly isOpen: boolean;
}
