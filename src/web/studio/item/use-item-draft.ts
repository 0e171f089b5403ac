import { useSelector as useStored } from "@tanstack/react-store";
import { useSelector } from "@xstate/react";
import { useCallback, useEffect, useRef, useState } from "react";
import { v7 as uuidv7 } from "uuid";
import type { DraftContent } from "../../../../machines/studio/draft-facts";
import type { DraftSnapshot } from "../../../../machines/studio/draft.selectors";
import type { DraftItem } from "../../../contract/studio/draft-item";
import type { DraftDetail } from "../../../contract/studio/studio-items";
import { callInPlace } from "../../effects/call";
import { openDraft, type DraftActor } from "../../effects/studio/open-drafts";
import { sessionText } from "../../platform/storage";
import { makeHistory, type DraftHistory } from "./history";

/** A draft that is open, with its steps for undo. */
export interface OpenItem {
  readonly actor: DraftActor;
  readonly history: DraftHistory;
}

const histories = new WeakMap<DraftActor, DraftHistory>();
const newName = "invigil.newQuestion";

// a draft of a question is JSON
const contentOf = (draft: DraftItem): DraftContent => draft as unknown as DraftContent;
// what this editor saves and the server stores as a question is a draft of one
export const itemOf = (content: DraftContent): DraftItem => content as unknown as DraftItem;

/** The name of the question that is new in this tab; a reload finds it again. */
const nameOfNew = (): string => {
  const known = sessionText.get(newName);
  if (known !== null && known !== "") return known;
  const made = uuidv7();
  sessionText.set(newName, made);
  return made;
};

const historyOf = (actor: DraftActor, earliest: number): DraftHistory => {
  const known = histories.get(actor);
  if (known !== undefined) return known;
  const { id, version, saved } = actor.getSnapshot().context;
  const made = makeHistory({ id, version, earliest }, sessionText);
  if (id !== null) made.noteVersion(saved, id, version);
  let last = saved;
  actor.subscribe(({ context }) => {
    if (context.id === null || context.saved === last) return;
    last = context.saved;
    made.noteVersion(context.saved, context.id, context.version);
  });
  histories.set(actor, made);
  return made;
};

interface OpenItemInput {
  readonly person: string | null;
  /** null: a new question. */
  readonly detail: DraftDetail | null;
  /** The content of a new question. */
  readonly fresh: () => DraftItem;
}

/** Opens a draft's actor for as long as the editor is on screen; null while it is opening. */
export function useOpenItem({ person, detail, fresh }: OpenItemInput): OpenItem | null {
  const [open, setOpen] = useState<OpenItem | null>(null);
  const first = useRef({ detail, fresh });
  useEffect(() => {
    if (person === null) return;
    const { detail: known, fresh: make } = first.current;
    let leave: (() => void) | null = null;
    let isLeft = false;
    const stored =
      known === null
        ? { id: null, version: 0, content: contentOf(make()), savedAt: null }
        : { id: known.item_id, version: known.version, content: contentOf(known.draft), savedAt: known.saved_at };
    void openDraft({ person, kind: "item", stored, name: nameOfNew() }).then((draft) => {
      ({ leave } = draft);
      if (isLeft) return leave();
      const opened = { actor: draft.actor, history: historyOf(draft.actor, known?.earliest ?? 1) };
      return setOpen(opened);
    });
    return () => {
      isLeft = true;
      leave?.();
    };
  }, [person]);
  return open;
}

/** The name of a new question is used up once the server has it. */
export const forgetNameOfNew = (): void => sessionText.remove(newName);

/** A draft as it is written, with undo and redo over everything. */
export interface ItemWriting {
  readonly draft: DraftItem;
  readonly snapshot: DraftSnapshot;
  /** `place` names the field, so that typing in it is one step of undo; "": a step of its own. */
  readonly change: (place: string, next: (draft: DraftItem) => DraftItem) => void;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly undo: () => void;
  readonly redo: () => void;
  /** Of two versions, takes one's own or the other; undo brings back what was not taken. */
  readonly choose: (whose: "mine" | "theirs") => void;
}

export function useItemWriting({ actor, history }: OpenItem): ItemWriting {
  const snapshot = useSelector(actor, (now) => now);
  const { past, future } = useStored(history.steps);
  const change = useCallback<ItemWriting["change"]>(
    (place, next) => {
      const before = actor.getSnapshot().context.content;
      const content = contentOf(next(itemOf(before)));
      if (content === before) return;
      history.note(before, place, performance.now());
      actor.send({ type: "content.changed", content });
    },
    [actor, history],
  );
  const step = useCallback(
    async (way: "past" | "future") => {
      const { content, id } = actor.getSnapshot().context;
      const entry = history.step(way, content);
      if (entry === null) return;
      if ("content" in entry) return actor.send({ type: "content.changed", content: entry.content });
      try {
        const { draft } = await callInPlace("studioItem", { item_id: id ?? "", version: String(entry.version) });
        return actor.send({ type: "content.changed", content: contentOf(draft) });
      } catch {
        // a version that cannot be had, as offline, stays where it was
        return history.putBack(way, entry);
      }
    },
    [actor, history],
  );
  return {
    draft: itemOf(snapshot.context.content),
    snapshot,
    change,
    canUndo: past.length > 0,
    canRedo: future.length > 0,
    undo: useCallback(() => void step("past"), [step]),
    redo: useCallback(() => void step("future"), [step]),
    choose: useCallback(
      (whose) => {
        const { content, theirs } = actor.getSnapshot().context;
        if (theirs === null) return;
        if (whose === "mine") history.note(theirs.content, "", performance.now());
        else history.note(content, "", performance.now());
        actor.send({ type: `${whose}.chosen` });
      },
      [actor, history],
    ),
  };
}
