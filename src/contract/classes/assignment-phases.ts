import { z } from "zod";

/** The phases of an assignment; the chart `assignment` says which follows which. */
const assignmentPhases = [
  "planned",
  "scheduled",
  "open",
  "suspended",
  "closing",
  "marking",
  "settled",
  "archived",
  "cancelled",
  "recalled",
] as const;
export const assignmentPhaseSchema = z.enum(assignmentPhases);
export type AssignmentPhase = z.infer<typeof assignmentPhaseSchema>;

/** The phases of its results; the chart `resultRelease` says which follows which. */
export const resultReleasePhaseSchema = z.enum(["held", "released", "revised"]);
export type ResultReleasePhase = z.infer<typeof resultReleasePhaseSchema>;
