import type { BoardSeat } from "../../src/contract/rooms/rooms";
import { sweepRooms } from "../../src/server/use-cases/rooms/sweep-rooms";
import { sweepOnce, type OpenClass } from "./given-classes";
import { newKey, type School } from "./sittings";

type Command =
  | "setAdmission"
  | "admitSeats"
  | "refuseSeats"
  | "startRoom"
  | "holdRoom"
  | "resumeRoom"
  | "pauseSeats"
  | "unpauseSeats"
  | "extendSeats"
  | "reopenSeat"
  | "messageSeats"
  | "moveDevice"
  | "submitSeat"
  | "dismissSeats"
  | "noteIncident"
  | "endRoom"
  | "decideSeats"
  | "signRoom"
  | "makeCards";

/** The room of a new assignment of a class, and what its teacher and its students do there. */
export async function openRoomOf(school: School, ofClass: OpenClass, more: object = {}) {
  const assignment_id = await ofClass.given({ opens_at: school.now - 1, place: "room", ...more });
  const asked = { assignment_id, idempotency_key: newKey() };
  const { room_id, code } = (await school.call("openRoom", asked, ofClass.teacher.token)).body.data;
  const room = {
    room_id,
    assignment_id,
    code,
    command: async (name: Command, input: object = {}, token = ofClass.teacher.token) =>
      (await school.call(name, { room_id, idempotency_key: newKey(), ...input }, token)).body,
    board: async (since = 0) => (await school.call("roomBoard", { room_id, since }, ofClass.teacher.token)).body.data,
    seat: async (name: string): Promise<BoardSeat> => {
      const seat = (await room.board()).seats.find((one) => one.name === name);
      if (seat === undefined) throw new Error(`${name} has no seat`);
      return seat;
    },
    look: async (typed = code) => (await school.call("lookAtRoom", { code: typed })).body,
    join: async (input: object, typed = code) =>
      (await school.call("joinRoom", { code: typed, idempotency_key: newKey(), ...input })).body,
    begin: async (token: string | null, menu_id = "fixed") =>
      (await school.call("startExam", { menu_id, assignment_id, idempotency_key: newKey() }, token ?? "")).body,
    /** Lets everybody in who waits, and starts. */
    start: async (): Promise<void> => {
      await room.command("admitSeats", { seats: "all" });
      await room.command("startRoom");
    },
    sweep: async (): Promise<void> => {
      await sweepOnce(school);
      await sweepRooms(school.deps);
    },
  };
  return room;
}
export type OpenRoom = Awaited<ReturnType<typeof openRoomOf>>;
