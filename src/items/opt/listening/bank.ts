import type { Item } from "../../../contract/item/item";
import { listeningSets } from "../../audio/scripts/listening/sets";
import { scriptOf } from "../../audio/scripts/listening/task";
import { buildListeningItem, type PromptFile } from "./build";

/**
 * The bank of OPT Listening, ordered by item id (which says nothing about area or difficulty): the items whose script
 * was rendered. `audioOf` tells of a script's file, null where there is none.
 */
export const optListeningBank = (audioOf: (scriptId: string) => PromptFile | null): Item[] =>
  listeningSets
    .flatMap((set) =>
      set.tasks.flatMap((task, place) => {
        const audio = audioOf(scriptOf(set.level, task).id);
        return audio === null ? [] : [buildListeningItem(set, place, task, audio)];
      }),
    )
    .toSorted((a, b) => (a.item_id < b.item_id ? -1 : 1));
