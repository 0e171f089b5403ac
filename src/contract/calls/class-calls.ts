import { z } from "zod";
import {
  answerClassInvitationInput,
  changedMemberSchema,
  changeMemberInput,
  classDetailSchema,
  classInvitationsOutput,
  memberLinksInput,
  memberLinksOutput,
  shareClassInput,
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
  shareClass: {
    input: shareClassInput,
    output: savedClassSchema,
    ...ofTeachers,
    summary: "Add a teacher to a class, change the part of one, or leave it.",
  },
  changeMember: {
    input: changeMemberInput,
    output: changedMemberSchema,
    ...ofTeachers,
    summary: "Change one member's name, student ID or user name, take the member out of the class, or bring back.",
  },
  memberLinks: {
    input: memberLinksInput,
    output: memberLinksOutput,
    ...ofTeachers,
    summary: "Make accounts for members who have none, and links that sign each of them in once.",
  },
  classInvitations: {
    input: z.object({}),
    output: classInvitationsOutput,
    access: "person",
    summary: "The classes in which a teacher has written the caller's user name, and which wait for an answer.",
  },
  answerClassInvitation: {
    input: answerClassInvitationInput,
    output: z.strictObject({}),
    access: "person",
    summary: "Join a class with one's own account, or decline.",
  },
} as const satisfies Record<string, CallSchema>;
