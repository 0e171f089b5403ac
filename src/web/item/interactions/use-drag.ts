import { useEffect, useEffectEvent, useState, type PointerEvent } from "react";
import { indexAt, moved } from "./sequence";

interface DragOptions {
  readonly sequence: readonly string[];
  /** The rows as they stand on the screen, top to bottom. */
  readonly boxes: () => readonly { readonly bottom: number }[];
  readonly onDrop: (sequence: readonly string[]) => void;
}

interface Drag {
  /** The order to show: while a row is held, with that row where the pointer is. */
  readonly sequence: readonly string[];
  readonly held: string | null;
  readonly grab: (id: string, event: PointerEvent) => void;
}

/** Dragging one row of a vertical list by pointer, pen or finger. Nothing changes until it is dropped. */
export const useDrag = ({ sequence, boxes, onDrop }: DragOptions): Drag => {
  const [drag, setDrag] = useState<{ readonly id: string; readonly sequence: readonly string[] } | null>(null);
  const dragging = drag !== null;

  const move = useEffectEvent(({ clientY }: { readonly clientY: number }) => {
    if (drag)
      setDrag({ ...drag, sequence: moved(drag.sequence, drag.sequence.indexOf(drag.id), indexAt(boxes(), clientY)) });
  });
  const drop = useEffectEvent(() => {
    if (drag && drag.sequence.some((id, index) => id !== sequence[index])) onDrop(drag.sequence);
    setDrag(null);
  });

  useEffect(() => {
    if (!dragging) return;
    const onMove = (event: { readonly clientY: number }) => move(event);
    const onUp = () => drop();
    const abandon = () => setDrag(null);
    window.addEventListener("pointermove", onMove);
    window.addEventListener("pointerup", onUp);
    window.addEventListener("pointercancel", abandon);
    return () => {
      window.removeEventListener("pointermove", onMove);
      window.removeEventListener("pointerup", onUp);
      window.removeEventListener("pointercancel", abandon);
    };
  }, [dragging]);

  return {
    sequence: drag?.sequence ?? sequence,
    held: drag?.id ?? null,
    grab: (id, event) => {
      if (event.button !== 0) return;
      event.preventDefault();
      setDrag({ id, sequence });
    },
  };
};
