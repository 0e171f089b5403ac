import { useSelector as useStored } from "@tanstack/react-store";
import { useSelector } from "@xstate/react";
import { useCallback, useEffect, useRef, useState } from "react";
import type { DraftContent, StoredDraft } from "../../../../machines/studio/draft-facts";
import type { DraftSnapshot } from "../../../../machines/studio/draft.selectors";
import type { DraftTest } from "../../../contract/studio/draft-test";
import { callInPlace } from "../../effects/call";
import { openDraft, type DraftActor } from "../../effects/studio/open-drafts";
import { sessionText } from "../../platform/storage";
import { makeHistory, type DraftHistory } from "../item/history";

/** A draft test that is open, with its steps for undo. */
export interface OpenTestDraft {
  readonly actor: DraftActor;
  readonly history: DraftHistory;
}

// a draft of a test is JSON
export const testContent = (definition: DraftTest): DraftContent => definition as unknown as DraftContent;
// what this page saves and the server stores as a test is a draft of one
const testOf = (content: DraftContent): DraftTest => content as unknown as DraftTest;

const histories = new WeakMap<DraftActor, DraftHistory>();

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

interface OpenTestInput {
  readonly person: string | null;
  readonly stored: StoredDraft;
  readonly earliest: number;
  /** The key that makes a test which the server does not have yet. */
  readonly name: string;
}

/** Opens the actor of a draft test for as long as it is on screen; null while it is opening. */
export function useOpenTest({ person, ...input }: OpenTestInput): OpenTestDraft | null {
  const [open, setOpen] = useState<OpenTestDraft | null>(null);
  const first = useRef(input);
  useEffect(() => {
    if (person === null) return;
    const { stored, earliest, name } = first.current;
    let leave: (() => void) | null = null;
    let isLeft = false;
    void openDraft({ person, kind: "test", stored, name }).then((draft) => {
      ({ leave } = draft);
      if (isLeft) return leave();
      return setOpen({ actor: draft.actor, history: historyOf(draft.actor, earliest) });
    });
    return () => {
      isLeft = true;
      leave?.();
    };
  }, [person]);
  return open;
}

/** A draft test as it is put together, with undo and redo over everything. */
export interface TestWriting {
  readonly definition: DraftTest;
  readonly snapshot: DraftSnapshot;
  /** `place` names the field, so that typing in it is one step of undo; absent: a step of its own. */
  readonly change: (next: (test: DraftTest) => DraftTest, place?: string) => void;
  /** Saves now what was typed, without waiting for typing to rest. */
  readonly save: () => void;
  readonly retry: () => void;
  /** Decides between one's own version and that which somebody else has saved. */
  readonly choose: (version: "mine" | "theirs") => void;
  readonly undo: (() => void) | null;
  readonly redo: (() => void) | null;
}

export function useTestWriting({ actor, history }: OpenTestDraft): TestWriting {
  const snapshot = useSelector(actor, (now) => now);
  const { past, future } = useStored(history.steps);
  const change = useCallback<TestWriting["change"]>(
    (next, place = "") => {
      const before = actor.getSnapshot().context.content;
      const content = testContent(next(testOf(before)));
      if (content === before) return;
      history.note(before, place, performance.now());
      actor.send({ type: "content.changed", content });
    },
    [actor, history],
  );
  const step = async (way: "past" | "future") => {
    const { content, id } = actor.getSnapshot().context;
    const entry = history.step(way, content);
    if (entry === null) return;
    if ("content" in entry) return actor.send({ type: "content.changed", content: entry.content });
    try {
      const { definition } = await callInPlace("studioTest", { test_id: id ?? "", version: String(entry.version) });
      return actor.send({ type: "content.changed", content: testContent(definition) });
    } catch {
      // a version that cannot be had, as offline, stays where it was
      return history.putBack(way, entry);
    }
  };
  return {
    definition: testOf(snapshot.context.content),
    snapshot,
    change,
    save: useCallback(() => actor.send({ type: "save.wanted" }), [actor]),
    retry: () => actor.send({ type: "retry" }),
    choose: (version) => {
      const { content } = actor.getSnapshot().context;
      if (version === "theirs") history.note(content, "", performance.now());
      actor.send({ type: version === "mine" ? "mine.chosen" : "theirs.chosen" });
    },
    undo: past.length === 0 ? null : () => void step("past"),
    redo: future.length === 0 ? null : () => void step("future"),
  };
}
