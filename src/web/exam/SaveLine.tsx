import { SaveState } from "./shell/SaveState";
import type { Saving } from "./use-save-state";

/** The line that says where the answers are. An answer on its way to the disk is not yet reported as unsaved. */
export const SaveLine = ({ saving }: { readonly saving: Saving }) => (
  <SaveState
    state={saving.status}
    pending={saving.waiting}
    postponed={saving.postponed}
    refused={saving.refused}
    isStored={saving.isStored || (!saving.isCutOff && saving.isKeeping)}
    hasMarksWaiting={saving.hasMarksWaiting}
    savedAt={saving.savedAt}
  />
);
