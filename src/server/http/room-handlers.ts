import type { roomCalls } from "../../contract/calls/room-calls";
import type { Dependencies } from "../use-cases/dependencies";
import { admitSeats, refuseSeats } from "../use-cases/rooms/admit-seats";
import { board } from "../use-cases/rooms/board";
import { decideSeats } from "../use-cases/rooms/decide-seats";
import { extendSeats } from "../use-cases/rooms/extend-seats";
import { enterRoom, joinRoom, lookAtRoom } from "../use-cases/rooms/join-room";
import { lobbyOfCaller } from "../use-cases/rooms/lobby";
import { moveDevice } from "../use-cases/rooms/move-device";
import { dismissSeats, noteIncident, sendMessage } from "../use-cases/rooms/note-in-room";
import { openRoom } from "../use-cases/rooms/open-room";
import { pauseSeats, resumeSeats } from "../use-cases/rooms/pause-seats";
import { reopenSeat } from "../use-cases/rooms/reopen-seat";
import { makeCards, roomCards } from "../use-cases/rooms/room-cards";
import { roomList } from "../use-cases/rooms/room-list";
import { endRoom, restartRoomClocks, setAdmission, startRoom, stopRoomClocks } from "../use-cases/rooms/run-room";
import { signRoom } from "../use-cases/rooms/sign-room";
import { signedRecord } from "../use-cases/rooms/signed-record";
import { submitSeat } from "../use-cases/rooms/submit-seat";
import { deviceOf } from "./device";
import type { HandlersFor } from "./handler";
import type { CountGuesses } from "./invitation-guesses";

/** The calls about supervised sittings. */
export const roomHandlers = (deps: Dependencies, guessing: CountGuesses): HandlersFor<keyof typeof roomCalls> => ({
  openRoom: (caller, input, { ip: address }) => openRoom(deps, caller, { ...input, address }),
  setAdmission: (caller, input) => setAdmission(deps, caller, input),
  admitSeats: (caller, input) => admitSeats(deps, caller, input),
  refuseSeats: (caller, input) => refuseSeats(deps, caller, input),
  startRoom: (caller, input) => startRoom(deps, caller, input),
  holdRoom: (caller, input) => stopRoomClocks(deps, caller, input),
  resumeRoom: (caller, input) => restartRoomClocks(deps, caller, input),
  pauseSeats: (caller, input) => pauseSeats(deps, caller, input),
  unpauseSeats: (caller, input) => resumeSeats(deps, caller, input),
  reopenSeat: (caller, input) => reopenSeat(deps, caller, input),
  extendSeats: (caller, input) => extendSeats(deps, caller, input),
  messageSeats: (caller, input) => sendMessage(deps, caller, input),
  moveDevice: (caller, input) => moveDevice(deps, caller, input),
  submitSeat: (caller, input) => submitSeat(deps, caller, input),
  dismissSeats: (caller, input) => dismissSeats(deps, caller, input),
  noteIncident: (caller, input) => noteIncident(deps, caller, input),
  endRoom: (caller, input) => endRoom(deps, caller, input),
  signRoom: (caller, input, { ip: address }) => signRoom(deps, caller, { ...input, address }),
  decideSeats: (caller, input) => decideSeats(deps, caller, input),
  roomBoard: (caller, input) => board(deps, caller, input),
  roomList: (caller, input) => roomList(deps, caller, input),
  roomRecord: (caller, input) => signedRecord(deps, caller, input),
  makeCards: (caller, input) => makeCards(deps, caller, input),
  roomCards: (caller, input) => roomCards(deps, caller, input),
  lookAtRoom: (_caller, input, request, reply) => guessing(input, request, reply, () => lookAtRoom(deps, input)),
  joinRoom: (_caller, input, request, reply) =>
    guessing(input, request, reply, () => joinRoom(deps, input, deviceOf(request))),
  enterRoom: (caller, input, request) => enterRoom(deps, caller, input, deviceOf(request)),
  roomLobby: (caller, input) => lobbyOfCaller(deps, caller, input),
});
