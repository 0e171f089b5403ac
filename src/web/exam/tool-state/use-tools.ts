import { useSelector } from "@tanstack/react-store";
import { useMemo } from "react";
import type { SittingActor } from "../sitting-actor";
import { readTools } from "./read";
import { itemTools, makeToolStore, type ToolStore } from "./tool-store";

/** The tool store of the attempt, and the options of this item that the student has crossed out. */
export const useTools = (actor: SittingActor, exerciseId: string) => {
  const store: ToolStore = useMemo(
    () =>
      makeToolStore(readTools(actor.getSnapshot().context.tools), (of, state) =>
        actor.send({ type: "tools.changed", exerciseId: of, state }),
      ),
    [actor],
  );
  const out = useSelector(store, (state) => itemTools(state, exerciseId).eliminated);
  const eliminated: ReadonlySet<string> = useMemo(() => new Set(out), [out]);
  const eliminate = (optionId: string, isOut: boolean) =>
    store.changeItem(exerciseId, (before) => ({
      eliminated: [...before.eliminated.filter((id) => id !== optionId), ...(isOut ? [optionId] : [])],
    }));
  return { store, eliminated, eliminate };
};
