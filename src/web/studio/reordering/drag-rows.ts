/** A list whose rows can be dragged, by the ids of its rows in their order. */
export interface DragList {
  readonly id: string;
  readonly rows: readonly string[];
}

/** Where a row was dropped. */
export interface RowDropped {
  readonly row: string;
  readonly list: string;
  readonly index: number;
}

/** Marks the element of a row; styles see by `data-dnd-dragging` that it is dragged. */
export const dragRow = (id: string) => ({ "data-drag-row": id });
/** Marks the part of a row by which it is dragged. */
export const dragHandle = { "data-drag-handle": "" };
/** Marks the element of a list that takes a row while it is empty; it has `data-drop-target` while a row is over it. */
export const dropList = (id: string) => ({ "data-drop-list": id });
