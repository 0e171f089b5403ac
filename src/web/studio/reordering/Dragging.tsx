import { Accessibility } from "@dnd-kit/dom";
import { DragDropProvider, useDroppable } from "@dnd-kit/react";
import { isSortable, useSortable } from "@dnd-kit/react/sortable";
import { useEffect } from "react";
import { dragPointer } from "../../item/interactions/drag-pointer";
import type { DragList, RowDropped } from "./drag-rows";

interface Within {
  readonly within: HTMLElement;
}

const marked = (within: HTMLElement, attribute: string, id: string): HTMLElement | null =>
  within.querySelector(`[${attribute}="${CSS.escape(id)}"]:not([data-dnd-placeholder])`);

function DraggedRow({ within, id, list, index }: Within & { id: string; list: string; index: number }) {
  const { ref, handleRef } = useSortable({ id, index, group: list, type: "row", accept: "row" });
  useEffect(() => {
    const row = marked(within, "data-drag-row", id);
    ref(row);
    handleRef(row?.querySelector("[data-drag-handle]") ?? null);
  });
  return null;
}

function EmptyList({ within, id }: Within & { id: string }) {
  const { ref, isDropTarget } = useDroppable({ id });
  useEffect(() => {
    const list = marked(within, "data-drop-list", id);
    ref(list);
    list?.toggleAttribute("data-drop-target", isDropTarget);
    return () => list?.removeAttribute("data-drop-target");
  });
  return null;
}

interface DraggingProps extends Within {
  readonly lists: readonly DragList[];
  readonly onDropped: (dropped: RowDropped) => void;
}

/** Lets the marked rows of an element be dragged by pointer; draws nothing itself. */
export function Dragging({ within, lists, onDropped }: DraggingProps) {
  return (
    <DragDropProvider
      sensors={[dragPointer]}
      plugins={(known) => known.filter((plugin) => plugin !== Accessibility)}
      onDragEnd={({ operation: { source, target }, canceled }) => {
        if (canceled || !isSortable(source)) return;
        const row = String(source.id);
        const empty = lists.find(({ id, rows }) => rows.length === 0 && target?.id === id);
        const list = empty?.id ?? String(source.group ?? "");
        const isMoved = empty !== undefined || source.initialIndex !== source.index || source.initialGroup !== list;
        if (isMoved) onDropped({ row, list, index: empty === undefined ? source.index : 0 });
      }}
    >
      {lists.flatMap(({ id: list, rows }) =>
        rows.length === 0
          ? [<EmptyList key={`list ${list}`} within={within} id={list} />]
          : rows.map((id, index) => (
              <DraggedRow key={`${list} ${id}`} within={within} id={id} list={list} index={index} />
            )),
      )}
    </DragDropProvider>
  );
}
