import { useState } from "react";
import type { TestAssembly } from "./assembly";
import { newPasteBox, openedPasteBox, rememberPasteBox } from "./paste-box";
import { PasteBox } from "./PasteBox";
import { addItems } from "./test-changes";

/** Pasting questions into a test. Once they are added, what could not be read stays in the box. */
export function PastePart({ assembly }: { readonly assembly: TestAssembly }) {
  const [box, setBox] = useState(openedPasteBox);
  const { writing, change, itemId, go } = assembly;
  const put = (itemIds: readonly string[]) => {
    change(addItems(itemIds, itemId));
    writing.save();
  };
  const finish = (itemIds: readonly string[], left: string) => {
    const next = newPasteBox(left);
    rememberPasteBox(next);
    setBox(next);
    const [first] = itemIds;
    if (left.trim() === "") go(first === undefined ? {} : { item_id: first });
  };
  return (
    <PasteBox
      key={box.id}
      box={box}
      onAdded={put}
      onFinished={finish}
      onCancel={() => go(itemId === undefined ? {} : { item_id: itemId })}
    />
  );
}
