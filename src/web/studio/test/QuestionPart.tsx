import { useEffect, useEffectEvent } from "react";
import { ItemEditor } from "../item/ItemEditor";
import type { TestAssembly } from "./assembly";
import { itemIdsOf, removeItem } from "./test-changes";

/** The chosen question of a test: its editor and the player's drawing of it. */
export function QuestionPart({ itemId, assembly }: { readonly itemId: string; readonly assembly: TestAssembly }) {
  const { test, change, go, refresh } = assembly;
  const leave = useEffectEvent(refresh);
  // what was written in it shows in the list, also what was saved on the way out
  useEffect(() => () => leave(), []);
  return (
    <ItemEditor
      itemId={itemId}
      isCompact
      number={itemIdsOf(test).indexOf(itemId) + 1}
      onSaved={refresh}
      onDeleted={() => {
        change(removeItem(itemId));
        go({});
      }}
    />
  );
}
