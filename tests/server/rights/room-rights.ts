import type { CallName } from "../../../src/contract/calls/addresses";
import { newKey } from "../../support/sittings";
import { classTeachersOnly, everybody, people, sitters, type Input, type Row } from "./rows";
import type { World } from "./world";

const noSuchRoom = 101201;
const noSuchCode = 101203;
const elsewhere = 101202;
const noSuchSeat = 101206;
const noSuchAssignment = 101101;

const room = ({ room_id }: World) => ({ room_id, idempotency_key: newKey() });
const command =
  (more: object): Input =>
  (world) => ({ ...room(world), ...more });
const ofTeachers = (more: object, own = 200): Row => classTeachersOnly(command(more), noSuchRoom, own);
const everySeat = { seats: "all" };

/** The rights to the rooms of classes. */
export const roomRights = {
  openRoom: classTeachersOnly(
    ({ classes: { assignment_id } }) => ({ assignment_id, idempotency_key: newKey() }),
    noSuchAssignment,
  ),
  setAdmission: ofTeachers({ admits: false }),
  admitSeats: ofTeachers(everySeat),
  refuseSeats: ofTeachers(everySeat),
  startRoom: ofTeachers({}, elsewhere),
  holdRoom: ofTeachers({}, elsewhere),
  resumeRoom: ofTeachers({}, elsewhere),
  pauseSeats: ofTeachers(everySeat),
  unpauseSeats: ofTeachers(everySeat),
  extendSeats: ofTeachers({ ...everySeat, ms: 1 }),
  reopenSeat: ofTeachers({ seat_id: "none", ms: 1 }, elsewhere),
  messageSeats: ofTeachers({ ...everySeat, text: { en: "Ten minutes left" } }),
  moveDevice: ofTeachers({ seat_id: "none", entry_id: "none" }, noSuchSeat),
  submitSeat: ofTeachers({ seat_id: "none", name: "" }, noSuchSeat),
  dismissSeats: ofTeachers(everySeat),
  noteIncident: ofTeachers({ seats: [], kind: "alarm", text: "Alarm", at: 1 }),
  endRoom: ofTeachers({ at: null }, elsewhere),
  signRoom: ofTeachers({}, elsewhere),
  decideSeats: ofTeachers({ ...everySeat, decision: "unlock" }),
  roomBoard: classTeachersOnly(({ room_id }) => ({ room_id }), noSuchRoom),
  roomList: classTeachersOnly(({ classes: { assignment_id } }) => ({ assignment_id }), noSuchAssignment),
  roomRecord: classTeachersOnly(({ room_id }) => ({ room_id }), noSuchRoom),
  makeCards: ofTeachers({}),
  roomCards: classTeachersOnly(({ room_id }) => ({ room_id }), noSuchRoom),
  lookAtRoom: everybody(() => ({ code: "00000000" }), noSuchCode),
  joinRoom: everybody(() => ({ code: "00000000", name: "Lin", idempotency_key: newKey() }), noSuchCode),
  enterRoom: people(() => ({ assignment_id: "none", idempotency_key: newKey() }), noSuchRoom),
  roomLobby: sitters(() => ({ entry_id: "none" }), noSuchRoom, noSuchRoom),
} as const satisfies Partial<Readonly<Record<CallName, Row>>>;
