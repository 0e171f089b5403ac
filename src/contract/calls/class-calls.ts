import {
  classDetailSchema,
  saveClassInput,
  savedClassSchema,
  studioClassesInput,
  studioClassesOutput,
  studioClassInput,
} from "../classes/classes";
import {
  appliedRosterSchema,
  largestRosterBody,
  rosterApplyInput,
  rosterDiffInput,
  rosterDiffOutput,
} from "../classes/rosters";
import type { CallSchema } from "./call-schema";
import { classResultCalls } from "./class-result-calls";

const ofTeachers = { access: "person", permission: "class.manage" } as const;

/** The calls about classes, their members and their results. */
export const classCalls = {
  ...classResultCalls,
  saveClass: {
    input: saveClassInput,
    output: savedClassSchema,
    ...ofTeachers,
    summary: "Make a class, rename it, put it away or bring it back. A change of an older version is refused.",
  },
  studioClasses: {
    input: studioClassesInput,
    output: studioClassesOutput,
    ...ofTeachers,
    summary: "The classes that the caller teaches; for administrators all classes, if they ask for them.",
  },
  studioClass: {
    input: studioClassInput,
    output: classDetailSchema,
    ...ofTeachers,
    summary: "A class with its teachers and members.",
  },
  rosterDiff: {
    input: rosterDiffInput,
    output: rosterDiffOutput,
    largestBody: largestRosterBody,
    ...ofTeachers,
    summary: "Compare a class with a list of names, a CSV or an XLSX file; changes nothing.",
  },
  rosterApply: {
    input: rosterApplyInput,
    output: appliedRosterSchema,
    largestBody: 512 * 1024,
    ...ofTeachers,
    summary: "Apply a compared list exactly as it was shown, whole or not at all.",
  },
} as const satisfies Record<string, CallSchema>;
