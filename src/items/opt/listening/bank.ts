import type { Item } from "../../../contract/item/item";
import { listeningSets } from "../../audio/scripts/listening/sets";
import { scriptOf } from "../../audio/scripts/listening/task";
import { buildListeningItem, type PromptFile } from "./build";

/**
 * The OPT Listening bank: the items whose script has an audio file, ordered by item id (which says nothing about area
 * or difficulty). `audioOf` returns the file of a script, null when there is none.
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
