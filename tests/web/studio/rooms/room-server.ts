import type { RoomCommandResult } from "../../../../src/contract/rooms/room-commands";
import type { Board, BoardSeat } from "../../../../src/contract/rooms/rooms";
import { Refused, stubServer, type Asked } from "../../open-page";

export const now = Date.now();
const minute = 60_000;

/** A seat of somebody on the list who has not come. */
export const seatOf = (name: string, changes: Partial<BoardSeat> = {}): BoardSeat => ({
  seat_id: `seat-${name}`,
  name,
  name_twice: false,
  on_list: true,
  phase: "expected",
  handed_in_by: null,
  device: null,
  entrants: [],
  accommodation: null,
  seen_at: null,
  answered: 0,
  total: 0,
  saved_at: null,
  unsent: 0,
  away: { count: 0, ms: 0 },
  deadline: null,
  stage: null,
  stage_deadline: null,
  stopped_at: null,
  given_ms: 0,
  read_seq: 0,
  lockdown: null,
  ...changes,
});

/** Somebody who sits the test of 30 questions, whose device was heard just now. */
export const sitting = (name: string, changes: Partial<BoardSeat> = {}): BoardSeat =>
  seatOf(name, {
    phase: "sitting",
    seen_at: now,
    answered: 12,
    total: 30,
    deadline: now + 40 * minute,
    stage: "main",
    ...changes,
  });

/** A device that asks to come in. */
export const entrant = (name: string): BoardSeat["entrants"][number] => ({
  entry_id: `entry-${name}`,
  name,
  device: { browser: "Chrome", system: "Windows" },
  asked_at: now,
});

export const boardOf = (room: Partial<Board["room"]>, seats: readonly BoardSeat[]): Board => ({
  room: {
    room_id: "r1",
    assignment_id: "as-1",
    class_name: "4b",
    title: { en: "Fractions", zh: "分数" },
    phase: "running",
    entry: "listed",
    admits: true,
    code: "ABCD2345",
    held_since: null,
    ends_at: null,
    time_limit_ms: 40 * minute,
    has_sound: false,
    stages: ["main"],
    asks_browser: false,
    opened_at: now,
    signed: null,
    ...room,
  },
  seats: [...seats],
  events: [],
  seq: 1,
  server_time: now,
});

const commands = [
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
  "moveDevice",
  "submitSeat",
  "reopenSeat",
  "dismissSeats",
  "noteIncident",
  "endRoom",
  "signRoom",
] as const;

/** A room whose commands are answered by `reply`; the stream does not come through. */
export class RoomServer {
  board: Board;
  /** What the next command is answered with; "lost": the reply does not arrive. */
  reply: Partial<RoomCommandResult> | "lost" = {};
  private readonly asked: Asked[];

  constructor(board: Board) {
    this.board = board;
    const answer = (): RoomCommandResult => {
      const { reply } = this;
      this.reply = {};
      if (reply === "lost") throw new Refused("unavailable");
      return { seq: 2, phase: this.board.room.phase, refused: [], ...reply };
    };
    ({ asked: this.asked } = stubServer({
      roomBoard: () => this.board,
      ...Object.fromEntries(commands.map((name) => [name, answer])),
    }));
  }

  /** The commands that were sent, without the room. */
  sent(): readonly unknown[] {
    return this.asked
      .filter(({ name }) => (commands as readonly string[]).includes(name))
      .map(({ name, input: { room_id: _room, ...input } }) => [name, input]);
  }
}
