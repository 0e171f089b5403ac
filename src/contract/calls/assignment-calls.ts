import { z } from "zod";
import {
  assignInput,
  assignOutput,
  changeAssignmentInput,
  changeAssignmentOutput,
  studentAssignmentsOutput,
  setAccommodationInput,
  setAccommodationOutput,
  studioAssignmentInput,
  studioAssignmentOutput,
  studioAssignmentsInput,
  studioAssignmentsOutput,
} from "../classes/assignments";
import type { CallSchema } from "./call-schema";

const ofAssigning = { access: "person", permission: "assignment.manage" } as const;

/** The calls by which teachers give tests to classes, and students see what they are given. */
export const assignmentCalls = {
  assign: {
    input: assignInput,
    output: assignOutput,
    largestBody: 512 * 1024,
    ...ofAssigning,
    summary: "Give the newest edition of a test to a class or some members; says first what would cut somebody short.",
  },
  changeAssignment: {
    input: changeAssignmentInput,
    output: changeAssignmentOutput,
    ...ofAssigning,
    summary: "Change an assignment, suspend it, take it back, or release its results, as its phase allows.",
  },
  studioAssignments: {
    input: studioAssignmentsInput,
    output: studioAssignmentsOutput,
    ...ofAssigning,
    summary: "The assignments of a class, or of all classes of the caller, 50 to a page.",
  },
  studioAssignment: {
    input: studioAssignmentInput,
    output: studioAssignmentOutput,
    ...ofAssigning,
    summary: "An assignment with every member's state, window, time and attempts, and what is wrong with it now.",
  },
  setAccommodation: {
    input: setAccommodationInput,
    output: setAccommodationOutput,
    access: "person",
    permission: "class.manage",
    summary: "Give a member with an account an accommodation, for all tests that begin from now on.",
  },
  ownAssignments: {
    input: z.object({}),
    output: studentAssignmentsOutput,
    access: "person",
    summary: "What one's teachers have given, with the times that apply to oneself.",
  },
} as const satisfies Record<string, CallSchema>;
