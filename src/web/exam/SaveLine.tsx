import { useSyncExternalStore } from "react";
import { paintQueue } from "../platform/paint-queue";
import { SaveState } from "./shell/SaveState";
import type { Saving } from "./use-save-state";

/** Whether an answer is on screen that the sitting has not been given yet. */
const useIsGiving = (): boolean => {
  const { subscribe, isBusy } = paintQueue();
  return useSyncExternalStore(subscribe, isBusy);
};

/** The line that says where the answers are. An answer on its way to the disk is not yet reported as unsaved. */
export function SaveLine({ saving }: { readonly saving: Saving }) {
  const isGiving = useIsGiving();
  return (
    <SaveState
      state={isGiving && saving.status === "saved" ? "saving" : saving.status}
      pending={saving.waiting}
      postponed={saving.postponed}
      refused={saving.refused}
      isStored={saving.isStored || (!saving.isCutOff && saving.isKeeping)}
      hasMarksWaiting={saving.hasMarksWaiting}
      savedAt={saving.savedAt}
    />
  );
}
