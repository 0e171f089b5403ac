import {
  boardInput,
  boardOutput,
  enterRoomInput,
  joinRoomInput,
  joinRoomOutput,
  lobbyInput,
  lobbySchema,
  lookRoomInput,
  lookRoomOutput,
  moveDeviceInput,
  openRoomInput,
  openRoomOutput,
  roomAdmissionInput,
  roomCommandOutput,
  roomEndInput,
  roomExtendInput,
  roomIncidentInput,
  roomMessageInput,
  roomSeatsInput,
  roomSignInput,
  roomStepInput,
  roomSubmitInput,
} from "../rooms/rooms";
import type { CallSchema } from "./call-schema";

const ofInvigilators = { access: "person", permission: "room.invigilate", largestBody: 512 * 1024 } as const;
const ofTime = { access: "person", permission: "room.time", largestBody: 512 * 1024 } as const;
const command = { output: roomCommandOutput } as const;

/** The calls about supervised sittings: those of invigilators, and those by which students come in. */
export const roomCalls = {
  openRoom: {
    input: openRoomInput,
    output: openRoomOutput,
    access: "person",
    permission: "room.open",
    summary: "Open the room of an assignment, or answer with the one that is open.",
  },
  setAdmission: {
    input: roomAdmissionInput,
    ...command,
    ...ofInvigilators,
    summary: "Let students ask to come in, or no longer; a new code ends the one before.",
  },
  admitSeats: { input: roomSeatsInput, ...command, ...ofInvigilators, summary: "Let waiting students in." },
  refuseSeats: { input: roomSeatsInput, ...command, ...ofInvigilators, summary: "Send waiting devices away." },
  startRoom: { input: roomStepInput, ...command, ...ofTime, summary: "Let all who are admitted begin." },
  holdRoom: { input: roomStepInput, ...command, ...ofTime, summary: "Stop all clocks of a room." },
  resumeRoom: {
    input: roomStepInput,
    ...command,
    ...ofTime,
    summary: "Let all clocks run again, with the time back that the hold has taken.",
  },
  pauseSeats: { input: roomSeatsInput, ...command, ...ofTime, summary: "Stop the clocks of some students." },
  unpauseSeats: { input: roomSeatsInput, ...command, ...ofTime, summary: "Let the clocks of some students run again." },
  extendSeats: { input: roomExtendInput, ...command, ...ofTime, summary: "Give time to some students or to all." },
  messageSeats: {
    input: roomMessageInput,
    ...command,
    ...ofInvigilators,
    summary: "Show a message to some students or to all until they have read it.",
  },
  moveDevice: { input: moveDeviceInput, ...command, ...ofInvigilators, summary: "Let a student in on another device." },
  submitSeat: { input: roomSubmitInput, ...command, ...ofTime, summary: "Hand in for one student." },
  dismissSeats: {
    input: roomSeatsInput,
    ...command,
    ...ofInvigilators,
    summary: "Let students go who have handed in.",
  },
  noteIncident: { input: roomIncidentInput, ...command, ...ofInvigilators, summary: "Write down what happened." },
  endRoom: { input: roomEndInput, ...command, ...ofTime, summary: "End a room now or at a time." },
  signRoom: {
    input: roomSignInput,
    ...command,
    access: "person",
    permission: "room.sign",
    summary: "Sign the record of a room that is over; signing again adds a remark.",
  },
  roomBoard: {
    input: boardInput,
    output: boardOutput,
    access: "person",
    permission: "room.invigilate",
    summary: "A room with its seats as they are now, and its events after a number.",
  },
  lookAtRoom: { input: lookRoomInput, output: lookRoomOutput, access: "public", summary: "What a code admits to." },
  joinRoom: {
    input: joinRoomInput,
    output: joinRoomOutput,
    access: "public",
    summary: "Ask to come in to a room by its code, without an account.",
  },
  enterRoom: {
    input: enterRoomInput,
    output: joinRoomOutput,
    access: "person",
    summary: "Ask to come in to the room of an assignment as a member of its class.",
  },
  roomLobby: {
    input: lobbyInput,
    output: lobbySchema,
    access: "sitter",
    summary: "What a student at the door of a room sees now.",
  },
} as const satisfies Record<string, CallSchema>;
