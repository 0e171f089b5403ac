import { randomUUID } from "node:crypto";
import type { Exercise } from "../../../src/contract/attempt/attempt";
import type { Database } from "../../../src/server/db/open";
import { newSecret } from "../../../src/server/support/identifiers";
import { openSession } from "../../../src/server/use-cases/sign-in";
import { draftOf, draftTestOf } from "../../support/drafts";
import { addPupils } from "../class/pupils";
import { connect, type Call } from "../load/call";

const hour = 3_600_000;
const questions = 20;
/** Calls under way at the same time while a measurement is prepared. */
const together = 24;

/** Does something with each, some at the same time. */
export async function forEach<One>(all: readonly One[], work: (one: One) => Promise<unknown>): Promise<void> {
  const left = all.values();
  const lane = async (): Promise<void> => {
    for (const one of left) await work(one);
  };
  await Promise.all(Array.from({ length: together }, lane));
}

/** A student who sits in a room. */
export interface SeatedStudent {
  readonly call: Call;
  readonly token: string;
  readonly roomId: string;
  readonly name: string;
  readonly attemptId: string;
  readonly lease: string;
  readonly exercises: readonly Exercise[];
  /** Answers so far, each to the next question. */
  turn: number;
}

/** A published test of some questions; returns its id. */
export async function publishRoomTest(call: Call): Promise<string> {
  const ids: string[] = [];
  for (let place = 0; place < questions; place += 1) {
    const draft = draftOf(`How many legs do ${place} spiders have?`);
    ids.push((await call("saveItem", { idempotency_key: `bench-room-item-${place}`, draft })).item_id);
  }
  const base = draftTestOf(ids);
  const definition = { ...base, policies: { ...base.policies, time_limit_ms: 2 * hour } };
  const test = await call("saveTest", { idempotency_key: "bench-room-test", definition });
  return (await call("publishDraftTest", { test_id: test.test_id, version: test.version })).menu_id;
}

/** An open room of a new class of so many members with accounts. */
export interface OpenBenchRoom {
  readonly roomId: string;
  readonly code: string;
  readonly assignmentId: string;
  readonly userIds: readonly string[];
}

export async function openBenchRoom(
  call: Call,
  db: Database,
  menuId: string,
  { name, size }: { readonly name: string; readonly size: number },
): Promise<OpenBenchRoom> {
  const { class_id: classId } = await call("saveClass", { idempotency_key: `bench-class-${name}`, name });
  const now = Date.now();
  const pupils = Array.from({ length: size }, (_, place) => ({
    userId: `bench-${name}-${place}`,
    nickname: `${name} ${place}`,
  }));
  await addPupils(db, classId, pupils);
  const { assignment_id: assignmentId } = await call("assign", {
    idempotency_key: `bench-assignment-${name}`,
    menu_id: menuId,
    class_id: classId,
    opens_at: now - 1_000,
    closes_at: now + 4 * hour,
    attempts: 1,
    release: "manual",
    place: "room",
    accept_findings: true,
  });
  if (assignmentId === null) throw new Error("The test of the measurement cannot be given.");
  const asked = { assignment_id: assignmentId, idempotency_key: `bench-room-${name}` };
  const { room_id: roomId, code } = await call("openRoom", asked);
  await call("setAdmission", { room_id: roomId, idempotency_key: randomUUID(), admits: true });
  return { roomId, code, assignmentId, userIds: pupils.map(({ userId }) => userId) };
}

/** Lets all students of a room come in and begin, over HTTP. */
export async function seatAll(
  call: Call,
  db: Database,
  url: string,
  menuId: string,
  room: OpenBenchRoom,
): Promise<SeatedStudent[]> {
  const { roomId, assignmentId, userIds } = room;
  const sessions = new Map<string, { readonly token: string; readonly own: Call }>();
  await forEach(userIds, async (userId) => {
    const token = await openSession({ db, clock: Date.now, secret: newSecret }, userId);
    const own = connect(url, token);
    sessions.set(userId, { token, own });
    await own("enterRoom", { assignment_id: assignmentId, idempotency_key: randomUUID() });
  });
  await call("admitSeats", { room_id: roomId, idempotency_key: randomUUID(), seats: "all" });
  await call("startRoom", { room_id: roomId, idempotency_key: randomUUID() });
  const seated: SeatedStudent[] = [];
  await forEach([...sessions], async ([userId, { token, own }]) => {
    const begun = await own("startExam", {
      menu_id: menuId,
      assignment_id: assignmentId,
      idempotency_key: randomUUID(),
    });
    const exercises = begun.exercise_list.flatMap(({ exercise_item }) =>
      exercise_item.flatMap(({ exercise }) => exercise ?? []),
    );
    const name = userId.replace(/^bench-/, "").replace(/-(\d+)$/, " $1");
    seated.push({
      call: own,
      token,
      roomId,
      name,
      attemptId: begun.attempt_id,
      lease: begun.lease ?? "",
      exercises,
      turn: 0,
    });
  });
  return seated;
}
