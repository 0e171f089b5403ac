import { createAtom, type Readable } from "@tanstack/store";
import type { Tool } from "../../../contract/families";
import { untouchedItem, type AttemptTools, type ItemTools, type ToolState } from "./shape";

/** The current tool state of one attempt, with commands that change it. */
export interface ToolStore extends Pick<Readable<ToolState>, "get" | "subscribe"> {
  readonly changeAttempt: (change: Partial<AttemptTools>) => void;
  readonly changeItem: (exerciseId: string, change: (before: ItemTools) => Partial<ItemTools>) => void;
  readonly show: (tool: Tool, isShown: boolean) => void;
}

export const itemTools = (state: ToolState, exerciseId: string): ItemTools => state.item[exerciseId] ?? untouchedItem;

/** Stores changed state of an item or, where `exerciseId` is null, of the whole attempt. */
type Keep = (exerciseId: string | null, state: Readonly<Record<string, unknown>>) => void;

export const makeToolStore = (found: ToolState, keep: Keep): ToolStore => {
  const state = createAtom<ToolState>(found);
  const changeAttempt = (change: Partial<AttemptTools>) => {
    const attempt = { ...state.get().attempt, ...change };
    state.set({ ...state.get(), attempt });
    keep(null, { ...attempt });
  };
  return {
    get: state.get,
    subscribe: state.subscribe,
    changeAttempt,
    changeItem: (exerciseId, change) => {
      const now = state.get();
      const before = itemTools(now, exerciseId);
      const item = { ...before, ...change(before) };
      state.set({ ...now, item: { ...now.item, [exerciseId]: item } });
      keep(exerciseId, { ...item });
    },
    show: (tool, isShown) => {
      if (state.get().attempt.open.includes(tool) === isShown) return;
      const open = state.get().attempt.open.filter((one) => one !== tool);
      changeAttempt({ open: isShown ? [...open, tool] : open });
    },
  };
};
