import { GeneratorPart } from "../generators/GeneratorPart";
import type { TestAssembly } from "./assembly";
import { addItems } from "./test-changes";

/** Drawing questions from a model into a test, as many times as wanted. */
export function ModelPart({ assembly }: { readonly assembly: TestAssembly }) {
  const { writing, change, itemId, go } = assembly;
  const put = (itemIds: readonly string[]) => {
    change(addItems(itemIds, itemId));
    writing.save();
  };
  return <GeneratorPart onAdded={put} onClose={() => go(itemId === undefined ? {} : { item_id: itemId })} />;
}
