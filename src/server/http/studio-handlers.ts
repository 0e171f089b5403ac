import type { Dependencies } from "../use-cases/dependencies";
import { itemDetail } from "../use-cases/studio/item-detail";
import { itemList } from "../use-cases/studio/item-list";
import { parseItems } from "../use-cases/studio/parse-items";
import { readyItem } from "../use-cases/studio/ready-item";
import { deleteItem, saveItem } from "../use-cases/studio/save-item";
import type { HandlersFor } from "./handler";

type StudioCall =
  | "parseItems"
  | "saveItem"
  | "readyItem"
  | "deleteItem"
  | "restoreItem"
  | "studioItems"
  | "studioItem";

/** The calls by which authors write questions. */
export const studioHandlers = (deps: Dependencies): HandlersFor<StudioCall> => ({
  parseItems: (_caller, input) => parseItems(deps, input),
  saveItem: (caller, input) => saveItem(deps, caller, input),
  readyItem: (caller, input) => readyItem(deps, caller, input),
  deleteItem: (caller, input) => deleteItem(deps, caller, input, true),
  restoreItem: (caller, input) => deleteItem(deps, caller, input, false),
  studioItems: (caller, input) => itemList(deps, caller, input),
  studioItem: (caller, input) => itemDetail(deps, caller, input),
});
