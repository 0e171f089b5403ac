import { describe, expect, it } from "vitest";
import { seatMachine, type SeatContext, type SeatEvent } from "../../../machines/room/seat.machine";
import type { Attempt } from "../../../src/contract/attempt/attempt";
import {
  seatPhaseSchema,
  type HandedInBy,
  type RoomPhase,
  type SeatPhase,
} from "../../../src/contract/rooms/room-phases";
import { followChart, walkByCalls } from "../../support/call-walk";
import { expectEveryTransition } from "../../support/coverage";
import { openClass } from "../../support/given-classes";
import { handIn } from "../../support/invitations";
import { declaredIn } from "../../support/paths";
import { openRoomOf, type OpenRoom } from "../../support/rooms";
import { minute, morning, openSchool } from "../../support/sittings";

const limitMs = 10 * minute;
const noticeMs = 15_000;
const reopenedMs = 5 * minute;
/** A sitting is ended by the server so long after its end. */
const graceMs = 5_001;

/** What the walk knows of the seat of one student in a room that runs; the server must agree after each call. */
interface Place extends SeatContext {
  readonly phase: SeatPhase;
  readonly now: number;
  /** When the sitting ends or would have ended; 0: it has not begun. */
  readonly deadline: number;
  readonly stoppedAt: number | null;
  /** An invigilator ends the sitting. */
  readonly isForced: boolean;
  readonly isRoomOver: boolean;
}

const first: Place = {
  phase: "expected",
  handedInBy: null,
  now: morning,
  deadline: 0,
  stoppedAt: null,
  isForced: false,
  isRoomOver: false,
};

const calls = [
  "open",
  "join",
  "moveAway",
  "admit",
  "refuse",
  "begin",
  "pause",
  "resume",
  "handIn",
  "submit",
  "reopen",
  "dismiss",
  "waitForTime",
  "endRoom",
] as const;
type CallName = (typeof calls)[number];

/** What the chart hears of a call, and what else changes. */
interface Outcome {
  readonly events: readonly SeatEvent[];
  readonly next?: Partial<Place>;
}

const hasSitting = ({ phase }: Place): boolean => phase === "sitting" || phase === "paused";
const handedIn = ({ isForced }: Place, by: HandedInBy): Outcome => ({
  events: [{ type: "sitting.handedIn", by: isForced ? "forced" : by }],
  next: { stoppedAt: null, isForced: false },
});
/** The end that a clock has when it runs again. */
const runningEnd = ({ deadline, stoppedAt, now }: Place): number =>
  stoppedAt === null ? deadline : deadline + now - stoppedAt;
const closed = (place: Place): Partial<Place> => ({
  stoppedAt: null,
  isForced: true,
  deadline: Math.min(runningEnd(place), place.now + noticeMs),
});

/** By hand: what a call brings about; null: it is refused, or means nothing there. */
function outcomeOf(call: CallName, place: Place): Outcome | null {
  const { phase, now, deadline, stoppedAt, isRoomOver } = place;
  const when = (takes: boolean, event: SeatEvent, next: Partial<Place> = {}): Outcome | null =>
    takes ? { events: [event], next } : null;
  switch (call) {
    case "join":
      return when(phase === "expected", { type: "student.arrived" });
    case "moveAway":
      return when(phase === "waiting", { type: "student.left" });
    case "admit":
      return when(phase === "waiting", { type: "seat.admitted" });
    case "refuse":
      return when(phase === "waiting" || phase === "admitted", { type: "seat.refused" });
    case "begin":
      return when(phase === "admitted", { type: "sitting.begun" }, { deadline: now + limitMs });
    case "pause":
      return when(phase === "sitting" && !isRoomOver, { type: "seat.paused" }, { stoppedAt: now });
    case "resume":
      return when(phase === "paused", { type: "seat.resumed" }, { stoppedAt: null, deadline: runningEnd(place) });
    case "handIn":
      return hasSitting(place) ? handedIn(place, "self") : null;
    case "submit":
      return hasSitting(place) ? { events: [], next: closed(place) } : null;
    case "reopen":
      return when(
        phase === "handedIn" && !isRoomOver,
        { type: "sitting.reopened" },
        { deadline: Math.max(deadline, now + reopenedMs) },
      );
    case "dismiss":
      return when(phase === "handedIn", { type: "seat.dismissed" });
    case "waitForTime":
      return hasSitting(place) && stoppedAt === null ? handedIn(place, "time") : null;
    case "endRoom":
      if (isRoomOver) return null;
      if (hasSitting(place)) return { events: [], next: { ...closed(place), isRoomOver: true } };
      return {
        events: ["expected", "waiting", "admitted"].includes(phase) ? [{ type: "room.ended" }] : [],
        next: { isRoomOver: true },
      };
    case "open":
      return null;
  }
}

const waited = (call: CallName, { now, deadline, stoppedAt, ...place }: Place): number =>
  call === "waitForTime" && (place.phase === "sitting" || place.phase === "paused") && stoppedAt === null
    ? deadline + graceMs
    : now + 1;

function after(call: CallName, before: Place, taken: Set<string>): Place {
  if (call === "open") return { ...first, now: before.now + 1 };
  const place = { ...before, now: waited(call, before) };
  const outcome = outcomeOf(call, place);
  if (outcome === null) return place;
  const { phase: value, handedInBy } = place;
  const moved = followChart(seatMachine, { value, context: { handedInBy } }, { events: outcome.events, taken });
  return { ...place, ...outcome.next, ...moved.context, phase: seatPhaseSchema.parse(moved.value) };
}

/** Times matter by whether the clock runs. */
const keyOf = ({ phase, handedInBy, stoppedAt, isForced, isRoomOver }: Place): string =>
  JSON.stringify([phase, handedInBy, stoppedAt !== null, isForced, isRoomOver]);

const roomPhaseOf = (place: Place): RoomPhase =>
  place.isRoomOver ? (hasSitting(place) ? "ending" : "ended") : "running";

describe("a seat", () => {
  it("goes through every transition of its chart by calls and the clock, each in every place", async (context) => {
    const school = await openSchool();
    const open = async () => {
      const ofClass = await openClass(school);
      const [lin, mei] = [await ofClass.member("Lin"), await ofClass.member("Mei")];
      const room = await openRoomOf(school, ofClass, { closes_at: school.now + 50_000 * minute });
      await room.command("setAdmission", { admits: true });
      await room.join({ member_id: mei });
      await room.start();
      const [seat, other] = [await room.seat("Lin"), await room.seat("Mei")];
      return { lin, room, seatId: seat.seat_id, otherId: other.seat_id };
    };
    let { lin, room, seatId, otherId } = await open();
    let token = "";
    let attempt: Attempt | null = null;

    const begin = async (): Promise<number> => {
      const { code, data } = await room.begin(token);
      if (code === 200) attempt = data;
      return code;
    };
    /** The code of the reply to a student's call, and that of a refusal; null: there is nothing to call. */
    const studentCall = async (call: CallName, { phase }: Place): Promise<readonly [code: number, refusal: number]> => {
      if (call === "join" && ["expected", "absent"].includes(phase)) {
        const { code, data } = await room.join({ member_id: lin });
        if (code === 200) token = data.token ?? "";
        return [code, 101205];
      }
      if (call === "begin" && ["waiting", "admitted"].includes(phase)) return [await begin(), 101208];
      if (call === "handIn" && ["sitting", "paused"].includes(phase) && attempt !== null)
        return [(await handIn(school, token, attempt)).code, 0];
      return [0, 0];
    };
    type Command = readonly [name: Parameters<OpenRoom["command"]>[0], input: object];
    const commandOf = async (call: CallName, { isRoomOver }: Place): Promise<Command | null> => {
      const seats = [seatId];
      const entrant = async (): Promise<string> => (await room.seat("Lin")).entrants[0]?.entry_id ?? "none";
      const commands: Partial<Record<CallName, () => Command | Promise<Command | null>>> = {
        // the other seat is absent then
        moveAway: async () => (isRoomOver ? null : ["moveDevice", { seat_id: otherId, entry_id: await entrant() }]),
        admit: () => ["admitSeats", { seats }],
        refuse: () => ["refuseSeats", { seats }],
        pause: () => ["pauseSeats", { seats }],
        resume: () => ["unpauseSeats", { seats }],
        submit: () => ["submitSeat", { seat_id: seatId, name: "Lin" }],
        reopen: () => ["reopenSeat", { seat_id: seatId, ms: reopenedMs }],
        dismiss: () => ["dismissSeats", { seats }],
        endRoom: () => ["endRoom", { at: "now" }],
      };
      return (await commands[call]?.()) ?? null;
    };
    /** The reply to a command that the chart or the room does not take. */
    const refusalOf = (call: CallName, before: Place): object => {
      if (call === "moveAway") return { code: 101206 };
      const isOfRoom = call === "endRoom" || call === "reopen" || call === "pause";
      if (isOfRoom && before.isRoomOver) return { code: 101202, data: { phase: roomPhaseOf(before) } };
      const refused = [{ seat_id: seatId, phase: before.phase }];
      return { code: 200, data: { seq: null, phase: roomPhaseOf(before), refused } };
    };

    const { taken, paths } = await walkByCalls<Place, CallName>({
      first,
      calls,
      after,
      keyOf,
      perform: async (call, { name, before, now }) => {
        const isTaken = outcomeOf(call, { ...before, now: now.now }) !== null;
        school.now = now.now;
        if (call === "open") ({ lin, room, seatId, otherId } = await open());
        const command = await commandOf(call, before);
        if (command !== null) {
          const { code, data } = await room.command(...command);
          const phase = call === "endRoom" ? "ending" : roomPhaseOf(before);
          if (isTaken) expect([name, code, data]).toEqual([name, 200, { seq: data.seq, phase, refused: [] }]);
          else expect([name, { code, data }]).toMatchObject([name, refusalOf(call, before)]);
        } else {
          const [code, refusal] = await studentCall(call, before);
          if (code !== 0) expect([name, code]).toEqual([name, isTaken ? 200 : refusal]);
        }
        await room.sweep();
        // a window of before the reopening has no lease any more
        if (call === "reopen" && isTaken) await begin();
        const { phase, handed_in_by: handedInBy, deadline, stopped_at: stoppedAt } = await room.seat("Lin");
        const clock = hasSitting(now) ? { deadline: now.deadline, stoppedAt: now.stoppedAt } : {};
        expect([name, { phase, handedInBy, ...(hasSitting(now) ? { deadline, stoppedAt } : {}) }]).toEqual([
          name,
          { phase: now.phase, handedInBy: now.handedInBy, ...clock },
        ]);
        expect([name, (await room.board()).room.phase]).toEqual([name, roomPhaseOf(now)]);
      },
    });
    expectEveryTransition(context, "seat, by calls", {
      declared: declaredIn(seatMachine).map(({ name }) => name),
      taken,
      paths,
    });
  }, 240_000);
});
