import { lockdownMachine } from "../../../../machines/integrations/lockdown.machine";
import { roomMachine, type RoomEvent } from "../../../../machines/room/room.machine";
import { seatMachine, type SeatEvent } from "../../../../machines/room/seat.machine";
import { phaseAfter } from "../../../../machines/studio/phase-after";
import type { Board, BoardSeat } from "../../../contract/rooms/rooms";

/** What can be done for one student or some. */
export const seatActions = [
  "admit",
  "refuse",
  "pause",
  "unpause",
  "extend",
  "message",
  "comeBack",
  "device",
  "submit",
  "reopen",
  "dismiss",
  "unlock",
  "waive",
  "incident",
] as const;
export type SeatAction = (typeof seatActions)[number];

/** Actions that stop or give time, or end a sitting; they need a permission of their own. */
export const ofTime: readonly SeatAction[] = ["pause", "unpause", "extend", "submit", "reopen"];
/** Actions on one student at a time. */
export const ofOneSeat: readonly SeatAction[] = ["device", "submit", "reopen"];

const seatEvents: Readonly<Partial<Record<SeatAction, SeatEvent>>> = {
  admit: { type: "seat.admitted" },
  refuse: { type: "seat.refused" },
  pause: { type: "seat.paused" },
  unpause: { type: "seat.resumed" },
  submit: { type: "sitting.handedIn", by: "forced" },
  reopen: { type: "sitting.reopened" },
  dismiss: { type: "seat.dismissed" },
};
const reached = ["waiting", "admitted", "sitting", "paused"];

/** Actions about the browser that an assignment asks for. */
export const ofBrowser: readonly SeatAction[] = ["unlock", "waive"];
const browserEvents = { unlock: "invigilator.unlocked", waive: "invigilator.waived" } as const;

type Phased = Pick<BoardSeat, "phase" | "entrants" | "lockdown">;

/** Whether the chart `lockdown` takes an action for the browser of a student. */
const takesBrowser = (action: keyof typeof browserEvents, { lockdown }: Phased): boolean =>
  phaseAfter(lockdownMachine, { value: lockdown?.phase ?? "unchecked", context: { hasBegun: false } }, [
    { type: browserEvents[action] },
  ]) !== null;

/** The phases in which the chart `seat` takes the event of an action. */
const phasesOf = new Map(
  Object.entries(seatEvents).map(([action, event]) => [
    action,
    Object.keys(seatMachine.states).filter(
      (value) => phaseAfter(seatMachine, { value, context: { handedInBy: null } }, [event]) !== null,
    ),
  ]),
);

/** Whether an action applies to a seat, as the chart `seat` and the server say. */
export function appliesTo(action: SeatAction, seat: Phased): boolean {
  const { phase, entrants } = seat;
  if (action === "unlock" || action === "waive") return phase !== "absent" && takesBrowser(action, seat);
  const phases = phasesOf.get(action);
  if (phases !== undefined) return phases.includes(phase);
  if (action === "extend") return phase === "sitting" || phase === "paused";
  if (action === "device") return entrants.length > 0 && phase !== "waiting" && reached.includes(phase);
  return action === "incident" || reached.includes(phase);
}

/** What can be done with the room. */
export type RoomAction = "open" | "close" | "start" | "hold" | "resume" | "plan" | "end" | "sign";

const roomEvents: Readonly<Record<RoomAction, RoomEvent>> = {
  open: { type: "admission.opened" },
  close: { type: "admission.closed" },
  start: { type: "room.started", at: 0 },
  hold: { type: "room.held", at: 0 },
  resume: { type: "room.resumed", at: 0 },
  plan: { type: "end.planned", at: 0 },
  end: { type: "room.ended" },
  sign: { type: "room.signed" },
};

/** Whether the chart `room` takes an action now. */
export const takesAction = ({ phase, admits, held_since, ends_at }: Board["room"], action: RoomAction): boolean =>
  phaseAfter(roomMachine, { value: phase, context: { admits, heldSince: held_since, endsAt: ends_at } }, [
    roomEvents[action],
  ]) !== null;
