import { useSelector } from "@xstate/react";
import { selectPendingAnswers } from "../../../machines/outbox/queue.selectors";
import { SaveState } from "./shell/SaveState";
import type { Saving } from "./use-save-state";

/**
 * The line that says where the answers are. An answer on its way to the disk is not yet reported as unsaved. The line
 * leaves "saved" in the same frame in which a choice is drawn, before the rest of the page has followed.
 */
export function SaveLine({ saving }: { readonly saving: Saving }) {
  const isAnswerWaiting = useSelector(saving.queue, (queue) => queue !== undefined && selectPendingAnswers(queue) > 0);
  return (
    <SaveState
      state={isAnswerWaiting && saving.status === "saved" ? "saving" : saving.status}
      pending={saving.waiting}
      postponed={saving.postponed}
      refused={saving.refused}
      isStored={saving.isStored || (!saving.isCutOff && saving.isKeeping)}
      hasMarksWaiting={saving.hasMarksWaiting}
      savedAt={saving.savedAt}
    />
  );
}
