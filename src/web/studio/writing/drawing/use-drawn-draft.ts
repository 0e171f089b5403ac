import { useEffect, useMemo, useSyncExternalStore } from "react";
import type { DraftItem } from "../../../../contract/studio/draft-item";
import { drawDraft, type DrawnDraft } from "./draw-draft";
import { drawingParts, wantDrawingPart, type DrawingPart, type DrawingParts } from "./drawing-parts";

const subscribe = (changed: () => void) => {
  const { unsubscribe } = drawingParts.subscribe(changed);
  return unsubscribe;
};

/** The parts of drawing that are there. */
export const useDrawingParts = (): DrawingParts => useSyncExternalStore(subscribe, drawingParts.get);

const useMissing = (missing: readonly DrawingPart[]): void => {
  useEffect(() => {
    for (const part of missing) void wantDrawingPart(part);
  }, [missing]);
};

/** A draft as the player gets it, drawn in the browser at once; what a text needs for that is loaded first. */
export function useDrawnDraft(draft: Pick<DraftItem, "body" | "explanation">): DrawnDraft {
  const parts = useDrawingParts();
  const { body, explanation } = draft;
  const drawn = useMemo(
    () => drawDraft({ body, ...(explanation === undefined ? {} : { explanation }) }, parts),
    [body, explanation, parts],
  );
  useMissing(drawn.missing);
  return drawn;
}
