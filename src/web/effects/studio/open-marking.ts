import { v7 as uuidv7 } from "uuid";
import { createActor, type ActorRefFrom } from "xstate";
import type { UnsentMarks } from "../../../../machines/studio/marking-facts";
import { markingMachine } from "../../../../machines/studio/marking.machine";
import { areMarksSaved } from "../../../../machines/studio/marking.selectors";
import type { MarkQueue } from "../../../contract/classes/marking";
import { callInPlace } from "../call";
import { effectActor } from "../effect-actor";
import { unsentDrafts, type UnsentRow } from "./unsent-drafts";

export type MarkingActor = ActorRefFrom<typeof markingMachine>;

/** The marking of an assignment that is open in this window. */
export interface OpenMarking {
  readonly actor: MarkingActor;
  /** Ends the use of it: it stays until the server has every mark, and then stops. */
  readonly leave: () => void;
}

interface MarkingSource {
  readonly person: string;
  readonly assignmentId: string;
  readonly itemId: string | null;
}

interface Running {
  readonly actor: MarkingActor;
  readonly person: string;
  users: number;
  readonly stopIfDone: () => void;
}

const running = new Map<string, Running>();
const nothing: UnsentMarks = { marks: [], comments: {} };

const networkReturned = (): void => {
  for (const { actor } of running.values()) actor.send({ type: "network.returned" });
};
globalThis.addEventListener?.("online", networkReturned);

// a row of kind `marks` was stored by this file
const unsentIn = ({ content }: UnsentRow): UnsentMarks => content as unknown as UnsentMarks;

const isEmpty = ({ marks, comments }: UnsentMarks): boolean =>
  marks.length === 0 && Object.values(comments).every((text) => text === "");

/** The question that waits most: with answers without points, else with answers that differ, else the first. */
const mostWaiting = ({ items }: MarkQueue): string | undefined =>
  (items.find(({ waiting }) => waiting > 0) ?? items.find(({ differing }) => differing > 0) ?? items[0])?.item_id;

const wiredMarking = (assignmentId: string) =>
  markingMachine.provide({
    actors: {
      load: effectActor(async ({ itemId, page }, signal) => {
        const asked = { assignment_id: assignmentId, page };
        if (itemId !== null) return callInPlace("markQueue", { ...asked, item_id: itemId }, { signal });
        const listed = await callInPlace("markQueue", asked, { signal });
        const first = mostWaiting(listed);
        return first === undefined ? listed : callInPlace("markQueue", { ...asked, item_id: first }, { signal });
      }),
      save: effectActor(async ({ mark }, signal) => {
        if (mark === undefined) throw new Error("no mark is there to be saved");
        const { itemId, markId, points, comment, settles, version, key } = mark;
        const given = { points, comment, settles, version, idempotency_key: key };
        const place = { assignment_id: assignmentId, item_id: itemId, mark_id: markId };
        const answer = await callInPlace("markSave", { ...place, ...given }, { signal });
        return { answer, savedAt: Date.now() };
      }),
    },
  });

function start({ person, assignmentId, itemId }: MarkingSource, rows: readonly UnsentRow[]): Running {
  const name = `marks ${assignmentId} ${uuidv7()}`;
  const known = rows.map(unsentIn);
  const unsent: UnsentMarks = {
    marks: known.flatMap(({ marks }) => marks),
    comments: Object.assign({}, ...known.map(({ comments }) => comments)) as UnsentMarks["comments"],
  };
  const actor = createActor(wiredMarking(assignmentId), {
    input: { itemId, unsent: known.length === 0 ? nothing : unsent },
  });
  const own: Running = {
    actor,
    person,
    users: 1,
    stopIfDone: () => {
      if (own.users > 0 || !areMarksSaved(actor.getSnapshot())) return;
      if (running.get(assignmentId) === own) running.delete(assignmentId);
      actor.stop();
    },
  };
  let writtenAt = 0;
  actor.on("unsent.changed", ({ unsent: now }) => {
    writtenAt = Date.now();
    const dropped = [
      ...rows.map((row) => [row.name, row.at] as const),
      ...(isEmpty(now) ? [[name, writtenAt] as const] : []),
    ];
    const content = now as unknown as UnsentRow["content"];
    const row = {
      name,
      person,
      kind: "marks",
      id: assignmentId,
      version: 0,
      content,
      unconfirmed: [],
      at: writtenAt,
    } as const;
    const stored = isEmpty(now) ? Promise.resolve() : unsentDrafts.keep(row);
    stored.then(() => Promise.all(dropped.map(([one, at]) => unsentDrafts.drop(one, at)))).catch(() => undefined);
  });
  actor.subscribe(() => own.stopIfDone());
  running.set(assignmentId, own);
  actor.start();
  return own;
}

const stopOthers = (person: string): void => {
  for (const [assignmentId, one] of running) {
    if (one.person === person) continue;
    running.delete(assignmentId);
    one.actor.stop();
  }
};

/** Opens the marking of an assignment with what this device has of it; the same one twice is one actor. */
export async function openMarking(source: MarkingSource): Promise<OpenMarking> {
  const { person, assignmentId, itemId } = source;
  stopOthers(person);
  const rows = running.has(assignmentId) ? [] : await unsentDrafts.all(person).catch(() => []);
  const known = running.get(assignmentId);
  if (known !== undefined) {
    known.users += 1;
    if (itemId === null) known.actor.send({ type: "reload.wanted" });
    else known.actor.send({ type: "question.chosen", itemId });
  }
  const own =
    known ??
    start(
      source,
      rows.filter(({ kind, id }) => kind === "marks" && id === assignmentId),
    );
  let isLeft = false;
  const leave = (): void => {
    if (isLeft) return;
    isLeft = true;
    own.users -= 1;
    own.actor.send({ type: "save.wanted" });
    own.stopIfDone();
  };
  return { actor: own.actor, leave };
}
