import { createAtom, type Readable } from "@tanstack/store";
import type { Tool } from "../../../contract/families";
import { localText, type TextStorage } from "../../effects/storage";
import { keepTools, keptTools } from "./keep";
import { untouchedItem, type AttemptTools, type ItemTools, type ToolState } from "./shape";

/** The tools of one attempt: what they hold now, kept on this device with every change. */
export interface ToolStore extends Pick<Readable<ToolState>, "get" | "subscribe"> {
  readonly changeAttempt: (change: Partial<AttemptTools>) => void;
  readonly changeItem: (exerciseId: string, change: (before: ItemTools) => Partial<ItemTools>) => void;
  readonly show: (tool: Tool, isShown: boolean) => void;
}

export const itemTools = (state: ToolState, exerciseId: string): ItemTools => state.item[exerciseId] ?? untouchedItem;

export const makeToolStore = (attemptId: string, storage: TextStorage = localText): ToolStore => {
  const state = createAtom<ToolState>(keptTools(attemptId, storage));
  const put = (next: ToolState) => {
    state.set(next);
    keepTools(attemptId, next, storage);
  };
  const changeAttempt = (change: Partial<AttemptTools>) =>
    put({ ...state.get(), attempt: { ...state.get().attempt, ...change } });
  return {
    get: state.get,
    subscribe: state.subscribe,
    changeAttempt,
    changeItem: (exerciseId, change) => {
      const now = state.get();
      const before = itemTools(now, exerciseId);
      put({ ...now, item: { ...now.item, [exerciseId]: { ...before, ...change(before) } } });
    },
    show: (tool, isShown) => {
      if (state.get().attempt.open.includes(tool) === isShown) return;
      const open = state.get().attempt.open.filter((one) => one !== tool);
      changeAttempt({ open: isShown ? [...open, tool] : open });
    },
  };
};
