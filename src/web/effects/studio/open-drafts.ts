import { v7 as uuidv7 } from "uuid";
import { createActor, type ActorRefFrom } from "xstate";
import type { DraftContent, SaveInput, Saved, StoredDraft } from "../../../../machines/studio/draft-facts";
import { draftMachine } from "../../../../machines/studio/draft.machine";
import { isDraftSaved } from "../../../../machines/studio/draft.selectors";
import type { DraftItem } from "../../../contract/studio/draft-item";
import type { DraftTest } from "../../../contract/studio/draft-test";
import { callInPlace } from "../call";
import { effectActor } from "../effect-actor";
import { unsentDrafts, type DraftKind, type UnsentRow } from "./unsent-drafts";

export type DraftActor = ActorRefFrom<typeof draftMachine>;

/** A draft that is open in this window. */
export interface OpenDraft {
  readonly actor: DraftActor;
  /** Ends the use of it: it stays until the server has everything, and then stops. */
  readonly leave: () => void;
}

interface DraftSource {
  readonly person: string;
  readonly kind: DraftKind;
  readonly stored: StoredDraft;
  /** Name under which a draft that the server does not have is created once. */
  readonly name: string;
}

interface Running {
  readonly actor: DraftActor;
  readonly person: string;
  /** Number of editors that show it. */
  users: number;
  readonly stopIfDone: () => void;
}

const running = new Map<string, Running>();

type Save = (input: SaveInput, name: string) => Promise<Saved>;

const saveItem: Save = async ({ id, version, content }, name) => {
  // what an editor of questions sends is a draft of a question
  const draft = content as unknown as DraftItem;
  const answer = await callInPlace(
    "saveItem",
    id === null ? { idempotency_key: name, draft } : { idempotency_key: uuidv7(), item_id: id, version, draft },
  );
  return { id: answer.item_id, version: answer.version, savedAt: answer.saved_at };
};

const saveTest: Save = async ({ id, version, content }, name) => {
  // what an editor of tests sends is a draft of a test
  const definition = content as unknown as DraftTest;
  const answer = await callInPlace(
    "saveTest",
    id === null
      ? { idempotency_key: name, definition }
      : { idempotency_key: uuidv7(), test_id: id, version, definition },
  );
  return { id: answer.test_id, version: answer.version, savedAt: answer.saved_at };
};

const saves: Readonly<Record<DraftKind, Save>> = { item: saveItem, test: saveTest };

const keyOf = ({ person, kind, stored, name }: DraftSource): string => `${person} ${kind} ${stored.id ?? name}`;

const networkReturned = (): void => {
  for (const { actor } of running.values()) actor.send({ type: "network.returned" });
};
globalThis.addEventListener?.("online", networkReturned);

const unsentOf = (rows: readonly UnsentRow[], { kind, stored, name }: DraftSource): UnsentRow | undefined =>
  rows.find((row) => row.kind === kind && (stored.id === null ? row.name === name : row.id === stored.id));

/** Starts a draft's actor, whose changes this device stores until the server has them. */
const start = (source: DraftSource, unsent: UnsentRow | undefined, users: 0 | 1): Running => {
  const { person, kind, stored, name } = source;
  let key = keyOf(source);
  let writtenAt = unsent?.at ?? 0;
  const rowName = stored.id === null ? name : `${stored.id} ${uuidv7()}`;
  const machine = draftMachine.provide({
    actors: { save: effectActor<SaveInput, Saved>((input) => saves[kind](input, name)) },
  });
  const actor = createActor(machine, { input: { stored, unsent: unsent ?? null } });
  const own: Running = {
    actor,
    person,
    users,
    stopIfDone: () => {
      if (own.users > 0 || !isDraftSaved(actor.getSnapshot())) return;
      running.delete(key);
      actor.stop();
    },
  };
  actor.on("draft.unsent", ({ id, version, content, unconfirmed }) => {
    writtenAt = Date.now();
    unsentDrafts
      .keep({ name: rowName, person, kind, id, version, content, unconfirmed, at: writtenAt })
      .catch(() => undefined);
  });
  actor.on("draft.sent", () => {
    for (const row of [rowName, ...(unsent === undefined ? [] : [unsent.name])])
      unsentDrafts.drop(row, row === rowName ? writtenAt : (unsent?.at ?? 0)).catch(() => undefined);
  });
  actor.subscribe(({ context: { id } }) => {
    const next = keyOf({ ...source, stored: { ...stored, id } });
    if (next !== key && running.get(key) === own) {
      running.delete(key);
      running.set(next, own);
      key = next;
    }
    own.stopIfDone();
  });
  running.set(key, own);
  actor.start();
  return own;
};

const stopOthers = (person: string): void => {
  for (const [key, draft] of running) {
    if (draft.person === person) continue;
    running.delete(key);
    draft.actor.stop();
  }
};

const stillTypedMs = 10_000;

/** Opens a draft with what this device has of it; the same draft twice is one actor. */
export async function openDraft(source: DraftSource): Promise<OpenDraft> {
  stopOthers(source.person);
  const rows = running.has(keyOf(source)) ? [] : await unsentDrafts.all(source.person).catch(() => []);
  const known = running.get(keyOf(source));
  if (known !== undefined) known.users += 1;
  const draft = known ?? start(source, unsentOf(rows, source), 1);
  let isLeft = false;
  const leave = (): void => {
    if (isLeft) return;
    isLeft = true;
    draft.users -= 1;
    draft.actor.send({ type: "save.wanted" });
    draft.stopIfDone();
  };
  return { actor: draft.actor, leave };
}

/**
 * Sends what this device has of a person's drafts, after a session that ended while typing. A draft that is open, or
 * whose id or name is in `shown`, is left to its editor; one that somebody else has changed waits until it is opened.
 */
export async function sendUnsentDrafts(person: string, shown: readonly string[] = []): Promise<void> {
  stopOthers(person);
  const none: DraftContent = {};
  for (const row of await unsentDrafts.all(person).catch(() => [])) {
    const { kind } = row;
    if (kind === "marks" || shown.includes(row.id ?? row.name)) continue;
    const stored = { id: row.id, version: row.version, content: none, savedAt: null };
    const source = { person, kind, stored, name: row.name };
    // a younger row may be that of another window in which its author still types
    if (Date.now() - row.at > stillTypedMs && !running.has(keyOf(source))) start(source, row, 0);
  }
}
