import type { SnapshotFrom } from "xstate";
import type { examMachine } from "./exam.machine";

type ExamSnapshot = SnapshotFrom<typeof examMachine>;

/** The directions of the section are on screen. */
export const isReadingDirections = (exam: ExamSnapshot): boolean => exam.matches({ testing: "reading" });
