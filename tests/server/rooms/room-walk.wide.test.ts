import { describe, expect, it } from "vitest";
import { roomMachine, type RoomContext, type RoomEvent } from "../../../machines/room/room.machine";
import type { Attempt } from "../../../src/contract/attempt/attempt";
import { roomPhaseSchema, type RoomPhase } from "../../../src/contract/rooms/room-phases";
import { followChart, walkByCalls } from "../../support/call-walk";
import { expectEveryTransition } from "../../support/coverage";
import { openClass } from "../../support/given-classes";
import { handIn } from "../../support/invitations";
import { declaredIn } from "../../support/paths";
import { openRoomOf, type OpenRoom } from "../../support/rooms";
import { minute, morning, newKey, openSchool } from "../../support/sittings";

const noticeMs = 15_000;
/** A sitting is ended by the server so long after its end. */
const graceMs = 5_001;

/** What the walk knows of a room with one student; the server must agree after each call. Times are of its clock. */
interface Place extends RoomContext {
  readonly phase: RoomPhase;
  readonly now: number;
  /** Comes in as soon as the door is open. */
  readonly student: "away" | "inside" | "sitting" | "gone";
  /** When the server ends the sitting; null: long after. */
  readonly closesAt: number | null;
}

const calls = [
  "open",
  "letIn",
  "closeDoor",
  "renew",
  "start",
  "hold",
  "resume",
  "plan",
  "withdraw",
  "planInThePast",
  "end",
  "sign",
  "begin",
  "handIn",
  "planPasses",
  "waitForPlan",
  "waitForSittings",
] as const;
type CallName = (typeof calls)[number];

const first: Place = {
  phase: "preparing",
  admits: false,
  heldSince: null,
  endsAt: null,
  now: morning,
  student: "away",
  closesAt: null,
};

/** What follows from a call: what the chart hears, and what else changes; null: it is refused. */
type Outcome = { readonly events: readonly RoomEvent[]; readonly next?: Partial<Place> } | null;

const isOver = (phase: RoomPhase): boolean => phase === "ending" || phase === "ended" || phase === "signed";

const contextOf = ({ admits, heldSince, endsAt }: Place): RoomContext => ({ admits, heldSince, endsAt });
const follow = (place: Place, events: readonly RoomEvent[], taken: Set<string> = new Set()): Place => {
  const moved = followChart(roomMachine, { value: place.phase, context: contextOf(place) }, { events, taken });
  return { ...place, ...moved.context, phase: roomPhaseSchema.parse(moved.value) };
};

/** By hand: what the clock and the sitting have brought, which the server notices before each command. */
function settled(place: Place, taken: Set<string>): Place {
  const isPlanned = place.phase === "running" && place.endsAt !== null && place.endsAt <= place.now;
  const ending = isPlanned ? follow(place, [{ type: "end.reached" }], taken) : place;
  const closed: Place = !isPlanned
    ? ending
    : place.student === "sitting"
      ? { ...ending, closesAt: place.endsAt }
      : { ...ending, student: "gone" };
  return closed.phase === "ending" && closed.student !== "sitting"
    ? follow(closed, [{ type: "sittings.ended" }], taken)
    : closed;
}

/** By hand: what a command brings about in a room that is up to date. */
function commanded(call: CallName, place: Place): Outcome {
  const { phase, now, admits, student } = place;
  const when = (takes: boolean, events: readonly RoomEvent[], next: Partial<Place> = {}): Outcome =>
    takes ? { events, next } : null;
  const isDoor = phase === "admitting" || phase === "running";
  switch (call) {
    case "letIn":
      return admits
        ? { events: [] }
        : when(isDoor || phase === "preparing", [{ type: "admission.opened" }], {
            student: student === "away" ? "inside" : student,
          });
    case "closeDoor":
      return admits ? when(isDoor, [{ type: "admission.closed" }]) : { events: [] };
    case "renew":
      return when(!isOver(phase), []);
    case "start":
      return when(phase === "admitting", [{ type: "room.started", at: now }]);
    case "hold":
      return when(phase === "running", [{ type: "room.held", at: now }]);
    case "resume":
      return when(phase === "held", [{ type: "room.resumed", at: now }]);
    case "plan":
      return when(["admitting", "running", "held"].includes(phase), [{ type: "end.planned", at: now + minute }]);
    case "withdraw":
      return when(["admitting", "running", "held"].includes(phase), [{ type: "end.planned", at: null }]);
    case "end":
      return when(
        !isOver(phase),
        [{ type: "room.ended" }],
        student === "sitting" ? { closesAt: now + noticeMs } : { student: "gone" },
      );
    case "sign":
      return when(phase === "ended", [{ type: "room.signed" }]);
    case "open":
    case "planInThePast":
    case "begin":
    case "handIn":
    case "planPasses":
    case "waitForPlan":
    case "waitForSittings":
      return null;
  }
}

/** How long the walk waits for a call to be due. */
const waited = (call: CallName, { now, endsAt, closesAt }: Place): number => {
  if (call === "waitForPlan" || call === "planPasses") return Math.max(now, endsAt ?? 0);
  return call === "waitForSittings" ? Math.max(now, (closesAt ?? 0) + graceMs) : now + 1;
};

interface Step {
  readonly now: Place;
  readonly isRefused: boolean;
  /** The phase that the reply to a command names. */
  readonly phase: RoomPhase;
}

function stepOf(call: CallName, before: Place, taken: Set<string> = new Set()): Step {
  if (call === "open") return { now: { ...first, now: before.now + 1 }, isRefused: false, phase: first.phase };
  const place = { ...before, now: waited(call, before) };
  const { phase, student } = place;
  const changes = (next: Partial<Place> | null): Step => ({
    now: { ...place, ...next },
    isRefused: next === null,
    phase,
  });
  if (call === "begin") return changes(phase === "running" && student === "inside" ? { student: "sitting" } : null);
  // before the end it makes no difference to the room
  if (call === "handIn")
    return changes(student === "sitting" && phase === "ending" ? { student: "gone", closesAt: null } : null);
  if (call === "planPasses") return changes({});
  if (call === "waitForPlan" || call === "waitForSittings") {
    const { closesAt, now } = place;
    const isEnded = closesAt !== null && closesAt + graceMs <= now;
    return changes(settled(isEnded ? { ...place, student: "gone", closesAt: null } : place, taken));
  }
  const noticed = new Set<string>();
  const ready = settled(place, noticed);
  const outcome = commanded(call, ready);
  // what a refused command has noticed is noticed again later
  if (outcome === null) return { now: place, isRefused: true, phase: ready.phase };
  for (const name of noticed) taken.add(name);
  const now = { ...follow(ready, outcome.events, taken), ...outcome.next };
  return { now, isRefused: false, phase: now.phase };
}

const after = (call: CallName, place: Place, taken: Set<string>): Place => stepOf(call, place, taken).now;

/** Times matter by what they are to the clock. */
const keyOf = ({ phase, admits, heldSince, endsAt, now, student, closesAt }: Place): string =>
  JSON.stringify([
    phase,
    admits,
    heldSince !== null,
    endsAt === null || isOver(phase) ? "none" : endsAt <= now ? "passed" : "ahead",
    student,
    closesAt !== null,
  ]);

type Command = Parameters<OpenRoom["command"]>[0];
const commandOf = (call: CallName, { now, admits }: Place): readonly [name: Command, input: object] | null => {
  const named: Partial<Record<CallName, readonly [name: Command, input: object]>> = {
    letIn: ["setAdmission", { admits: true }],
    closeDoor: ["setAdmission", { admits: false }],
    renew: ["setAdmission", { admits, renew: true }],
    start: ["startRoom", {}],
    hold: ["holdRoom", { reason: "fire alarm" }],
    resume: ["resumeRoom", { reason: "fire alarm" }],
    plan: ["endRoom", { at: now + minute }],
    planInThePast: ["endRoom", { at: now }],
    withdraw: ["endRoom", { at: null }],
    end: ["endRoom", { at: "now" }],
    sign: ["signRoom", {}],
  };
  return named[call] ?? null;
};

describe("a room", () => {
  it("goes through every transition of its chart by calls and the clock, each in every place", async (context) => {
    const school = await openSchool();
    const open = async () => {
      const ofClass = await openClass(school);
      const pupil = await ofClass.pupil("Ann");
      return { pupil, room: await openRoomOf(school, ofClass, { closes_at: school.now + 5_000 * minute }) };
    };
    let { pupil, room } = await open();
    let attempt: Attempt | null = null;

    /** The code of the reply to a student's call; null: a call that means something else there. */
    const studentCalls = async (call: CallName, { student, phase }: Place): Promise<number | null> => {
      if (call === "begin" && student === "inside") {
        const { code, data } = await room.begin(pupil.token);
        if (code === 200) attempt = data;
        return code;
      }
      if (call === "handIn" && phase === "ending" && student === "sitting" && attempt !== null)
        return (await handIn(school, pupil.token, attempt)).code;
      return null;
    };
    const comesIn = async () => {
      await school.call("enterRoom", { assignment_id: room.assignment_id, idempotency_key: newKey() }, pupil.token);
      await room.command("admitSeats", { seats: "all" });
    };

    const { taken, paths } = await walkByCalls<Place, CallName>({
      first,
      calls,
      after,
      keyOf,
      perform: async (call, { name, before, now }) => {
        const { isRefused, phase: told } = stepOf(call, before);
        school.now = now.now;
        const command = commandOf(call, { ...before, now: now.now });
        if (call === "open") ({ pupil, room } = await open());
        else if (command !== null) {
          const { code, data } = await room.command(...command);
          const expected = isRefused ? { phase: told } : { seq: data.seq, phase: told, refused: [] };
          if (call === "planInThePast") expect([name, code]).toEqual([name, 400]);
          else expect([name, code, data]).toEqual([name, isRefused ? 101202 : 200, expected]);
        } else if (call === "waitForPlan" || call === "waitForSittings") await room.sweep();
        else {
          const code = await studentCalls(call, before);
          if (code !== null) expect([name, code]).toEqual([name, isRefused ? 101209 : 200]);
        }
        if (before.student === "away" && now.student === "inside") await comesIn();
        const { phase, admits, held_since: heldSince, ends_at: endsAt } = (await room.board()).room;
        expect([name, { phase, admits, heldSince, endsAt }]).toEqual([name, { phase: now.phase, ...contextOf(now) }]);
      },
    });
    expectEveryTransition(context, "room, by calls", {
      declared: declaredIn(roomMachine).map(({ name }) => name),
      taken,
      paths,
    });
  }, 240_000);
});
