import fc from "fast-check";
import { expect } from "vitest";
import { foldEvents, type FoldedBoard } from "../../machines/room/board-fold";
import type { Attempt } from "../../src/contract/attempt/attempt";
import type { Board, RoomHappening } from "../../src/contract/rooms/rooms";
import { openSession } from "../../src/server/use-cases/sign-in";
import { openClass } from "./given-classes";
import { handIn } from "./invitations";
import { openRoomOf } from "./rooms";
import { minute, morning, newKey, openSchool } from "./sittings";

const students = 6;
export const roomCommands = [
  "setAdmission",
  "admitSeats",
  "refuseSeats",
  "startRoom",
  "holdRoom",
  "resumeRoom",
  "pauseSeats",
  "unpauseSeats",
  "extendSeats",
  "messageSeats",
  "submitSeat",
  "dismissSeats",
  "noteIncident",
  "moveDevice",
  "planEnd",
] as const;
const ofStudents = ["join", "begin", "handIn"] as const;

const stepArbitrary = fc.record({
  name: fc.oneof(
    { weight: 30, arbitrary: fc.constantFrom(...roomCommands) },
    { weight: 30, arbitrary: fc.constantFrom(...ofStudents) },
    { weight: 1, arbitrary: fc.constantFrom("endRoom" as const, "signRoom" as const) },
  ),
  by: fc.constantFrom(0, 1),
  /** Both invigilators send it at the same moment. */
  isTogether: fc.boolean(),
  /** The reply does not come back, and the command is sent again. */
  isLost: fc.boolean(),
  isForAll: fc.boolean(),
  seat: fc.nat(students - 1),
  isYes: fc.boolean(),
  ms: fc.integer({ min: 1, max: minute }),
  /** How the events that a board receives are disordered. */
  turn: fc.nat(20),
});
type Step = typeof stepArbitrary extends fc.Arbitrary<infer One> ? One : never;

const foldedOf = ({ room, seats, seq }: Board): FoldedBoard => ({
  room: { phase: room.phase, admits: room.admits, held_since: room.held_since, ends_at: room.ends_at },
  seats: seats
    .map(({ seat_id, phase, handed_in_by }) => ({ seat_id, phase, handed_in_by }))
    .toSorted((one, other) => (one.seat_id < other.seat_id ? -1 : 1)),
  seq,
});

/** Events as a bad connection brings them: turned, backwards, and some of them twice, until all have come. */
const disordered = (events: readonly RoomHappening[], turn: number): RoomHappening[] => {
  const at = events.length === 0 ? 0 : turn % events.length;
  return [...events.slice(at), ...events.slice(0, at), ...events.toReversed(), ...events, ...events.slice(at)];
};

/**
 * Compares the board's fold of events with the tables after each of many random commands of two invigilators, some sent
 * twice or lost; returns the names of the commands that a room has taken.
 */
export async function foldOfRandomCommands({
  rooms,
  perRoom,
}: Readonly<Record<"rooms" | "perRoom", number>>): Promise<ReadonlySet<string>> {
  const school = await openSchool();
  const tally = new Map<string, number>();
  const run = async (steps: readonly Step[]): Promise<void> => {
    school.now = morning;
    const ofClass = await openClass(school);
    const members: string[] = [];
    for (let number = 0; number < students; number += 1) members.push(await ofClass.member(`Student ${number}`));
    const room = await openRoomOf(school, ofClass);
    const invigilators = [ofClass.teacher.token, await openSession(school.deps, ofClass.teacher.userId)];
    const tokens = new Map<number, string>();
    const sittings = new Map<number, Attempt>();
    const seatIds = members.map((_, number) => `Student ${number}`);
    const opened: Board = await room.board();
    const idOf = (seat: number): string =>
      opened.seats.find(({ name }) => name === seatIds[seat])?.seat_id ?? "no seat";
    const boards = [foldedOf(opened), foldedOf(opened)];

    const inputOf = async ({ name, isForAll, seat, isYes, ms }: Step): Promise<object> => {
      const asked = { seats: isForAll ? ("all" as const) : [idOf(seat)], reason: "" };
      const entrant = async (): Promise<string> =>
        (await room.seat(seatIds[seat] ?? "")).entrants[0]?.entry_id ?? "none";
      const inputs: Partial<Record<Step["name"], () => object | Promise<object>>> = {
        setAdmission: () => ({ admits: isYes, renew: ms % 3 === 0 }),
        extendSeats: () => ({ ...asked, ms }),
        messageSeats: () => ({ seats: asked.seats, text: { en: "Two minutes", zh: "还有两分钟" } }),
        submitSeat: () => ({ seat_id: idOf(seat), name: seatIds[seat] ?? "", reason: "" }),
        noteIncident: () => ({
          seats: isForAll ? [] : [idOf(seat)],
          kind: "noise",
          text: "Drilling",
          at: school.now,
        }),
        moveDevice: async () => ({ seat_id: idOf(seat), entry_id: await entrant() }),
        planEnd: () => ({ at: isYes ? school.now + ms : null, reason: "" }),
        endRoom: () => ({ at: "now", reason: "" }),
        signRoom: () => ({ remark: "" }),
      };
      return (await inputs[name]?.()) ?? (name.endsWith("Seats") ? asked : { reason: "" });
    };
    const command = async (step: Step, by: number): Promise<void> => {
      const name = step.name === "planEnd" ? "endRoom" : (step.name as Exclude<Step["name"], "planEnd" | "join">);
      const input = { ...(await inputOf(step)), idempotency_key: newKey() };
      const token = invigilators[by];
      const first = await room.command(name as Parameters<typeof room.command>[0], input, token);
      tally.set(`${step.name} ${first.code}`, (tally.get(`${step.name} ${first.code}`) ?? 0) + 1);
      if (!step.isLost || first.code !== 200 || first.data.seq === null) return;
      expect(await room.command(name as Parameters<typeof room.command>[0], input, token)).toEqual(first);
    };
    const act = async (step: Step): Promise<void> => {
      const { name, seat, by, isTogether } = step;
      if (name === "join") {
        const joined = await room.join({ member_id: members[seat] }, (await room.board()).room.code ?? "");
        if (joined.code === 200) tokens.set(seat, joined.data.token ?? "");
      } else if (name === "begin") {
        const begun = await room.begin(tokens.get(seat) ?? null);
        if (begun.code === 200) sittings.set(seat, begun.data);
      } else if (name === "handIn") {
        const sitting = sittings.get(seat);
        if (sitting !== undefined) await handIn(school, tokens.get(seat) ?? "", sitting);
      } else await Promise.all([command(step, by), ...(isTogether ? [command(step, 1 - by)] : [])]);
    };
    const look = async (by: number, turn: number): Promise<void> => {
      const before = boards[by] ?? foldedOf(opened);
      const now: Board = await room.board(before.seq);
      const folded = foldEvents(before, disordered(now.events, turn));
      expect(folded).toEqual(foldedOf(now));
      boards[by] = folded;
    };
    for (const step of steps) {
      school.now += step.ms;
      await act(step);
      if (step.isYes) await room.sweep();
      await look(step.by, step.turn);
    }
    await room.sweep();
    await look(0, 3);
    await look(1, 5);
    expect(boards[0]).toEqual(boards[1]);
  };
  await fc.assert(fc.asyncProperty(fc.array(stepArbitrary, { minLength: perRoom, maxLength: perRoom }), run), {
    numRuns: rooms,
    endOnFailure: true,
  });
  const taken = [...tally.keys()].flatMap((name) => (name.endsWith(" 200") ? [name.slice(0, -" 200".length)] : []));
  return new Set(taken);
}
