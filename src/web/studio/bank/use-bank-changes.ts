import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { v7 as uuidv7 } from "uuid";
import type { ItemChange } from "../../../contract/studio/studio-bank";
import type { DraftEntry } from "../../../contract/studio/studio-items";
import { useChange } from "../../effects/use-change";

/** What can be undone: the sentence that says so, and the changes that lead back. */
interface Undoable {
  readonly key: string;
  readonly text: string;
  readonly back: readonly ItemChange[];
}

/** Changes of several drafts, each with the way back. `onDone`: called with the drafts as they are stored now. */
export function useBankChanges(onDone: (saved: ReadonlyMap<string, number>) => void) {
  const queries = useQueryClient();
  const [undoable, setUndoable] = useState<Undoable | null>(null);
  const renew = () => {
    for (const name of ["studioItems", "questionPool", "authorHome"] as const)
      void queries.invalidateQueries({ queryKey: [name] });
  };
  const { mutate, isPending, error, reset } = useChange("changeItems", ({ items }) => {
    onDone(new Map(items.map(({ item_id, version }) => [item_id, version])));
    renew();
  });
  const send = (changes: readonly ItemChange[], text: string, back: (version: number, place: number) => ItemChange) => {
    const idempotency_key = uuidv7();
    mutate(
      { idempotency_key, changes: [...changes] },
      {
        onSuccess: ({ items }) =>
          setUndoable({ key: idempotency_key, text, back: items.map(({ version }, place) => back(version, place)) }),
        onError: renew,
      },
    );
  };
  return {
    isPending,
    error,
    undoable,
    renew,
    retag: (entries: readonly DraftEntry[], tagsOf: (tags: readonly string[]) => readonly string[], text: string) =>
      send(
        entries.map(({ item_id, version, tags }) => ({ item_id, version, tags: [...tagsOf(tags)] })),
        text,
        (version, place) => ({
          item_id: entries[place]?.item_id ?? "",
          version,
          tags: [...(entries[place]?.tags ?? [])],
        }),
      ),
    remove: (entries: readonly DraftEntry[], text: string) =>
      send(
        entries.map(({ item_id, version }) => ({ item_id, version, deleted: true })),
        text,
        (version, place) => ({ item_id: entries[place]?.item_id ?? "", version, deleted: false }),
      ),
    undo: () => {
      if (undoable === null) return;
      reset();
      mutate(
        { idempotency_key: uuidv7(), changes: [...undoable.back] },
        { onSuccess: () => setUndoable(null), onError: renew },
      );
    },
  };
}
