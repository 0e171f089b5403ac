import { useRef, useState, type DragEvent } from "react";
import type { Tab } from "../../../../machines/tabs/tab";

interface Dragged {
  readonly key: string;
  /** Position where the drag began. */
  readonly from: number;
}

/** Reorders tabs while one is dragged over the others; dropped elsewhere, it goes back. */
export function useTabDrag(tabs: readonly Tab[], move: (key: string, to: number) => void) {
  const [dragged, setDragged] = useState<Dragged | null>(null);
  const wasDropped = useRef(false);
  const placeOf = (key: string) => tabs.findIndex((tab) => tab.key === key);
  return {
    dragged: dragged?.key ?? null,
    strip: {
      onDragOver: (event: DragEvent) => {
        if (dragged === null) return;
        event.preventDefault();
        event.dataTransfer.dropEffect = "move";
      },
      onDrop: (event: DragEvent) => {
        event.preventDefault();
        wasDropped.current = true;
      },
    },
    handlersFor: (key: string) => ({
      onDragStart: (event: DragEvent) => {
        event.dataTransfer.effectAllowed = "move";
        event.dataTransfer.setData("text/plain", key);
        wasDropped.current = false;
        setDragged({ key, from: placeOf(key) });
      },
      onDragOver: (event: DragEvent) => {
        if (dragged === null || dragged.key === key) return;
        const { left, width } = event.currentTarget.getBoundingClientRect();
        const [from, to] = [placeOf(dragged.key), placeOf(key)];
        const isPast = from < to ? event.clientX > left + width / 2 : event.clientX < left + width / 2;
        if (isPast) move(dragged.key, to);
      },
      onDragEnd: () => {
        if (dragged !== null && !wasDropped.current) move(dragged.key, dragged.from);
        setDragged(null);
      },
    }),
  };
}
