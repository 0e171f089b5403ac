import { z } from "zod";

/** The phases of a room; the chart `room` says which follows which. */
export const roomPhaseSchema = z.enum(["preparing", "admitting", "running", "held", "ending", "ended", "signed"]);
export type RoomPhase = z.infer<typeof roomPhaseSchema>;

/** The phases of a seat; the chart `seat` says which follows which. */
export const seatPhaseSchema = z.enum([
  "expected",
  "waiting",
  "admitted",
  "sitting",
  "paused",
  "handedIn",
  "dismissed",
  "absent",
]);
export type SeatPhase = z.infer<typeof seatPhaseSchema>;

/** Who ended a sitting: the student, the clock, or an invigilator. */
export const handedInBySchema = z.enum(["self", "time", "forced"]);
export type HandedInBy = z.infer<typeof handedInBySchema>;
