import { Suspense, useCallback, useState, type ReactNode } from "react";
import { lazyPart } from "../../loading/lazy-part";
import type { DragList, RowDropped } from "./drag-rows";

const Dragging = lazyPart(() => import("./Dragging"), "Dragging");

/** Lists whose marked rows can be dragged: pass `ref` to the element around them, and show `dragging` in it. */
interface DraggableLists {
  readonly ref: (element: HTMLElement | null) => (() => void) | undefined;
  readonly dragging: ReactNode;
}

/**
 * Dragging of rows by pointer. Its code is loaded when a pointer comes near the rows, or is first pressed anywhere: on
 * a touch screen a pointer is only there when it is pressed.
 */
export function useDragging(lists: readonly DragList[], onDropped: (dropped: RowDropped) => void): DraggableLists {
  const [within, setWithin] = useState<HTMLElement | null>(null);
  const ref = useCallback((element: HTMLElement | null) => {
    if (element === null) return;
    const want = () => setWithin(element);
    element.addEventListener("pointerenter", want, { once: true });
    document.addEventListener("pointerdown", want, { once: true });
    return () => {
      element.removeEventListener("pointerenter", want);
      document.removeEventListener("pointerdown", want);
    };
  }, []);
  const dragging =
    within === null ? null : (
      <Suspense fallback={null}>
        <Dragging within={within} lists={lists} onDropped={onDropped} />
      </Suspense>
    );
  return { ref, dragging };
}
