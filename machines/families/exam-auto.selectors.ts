import type { SnapshotFrom } from "xstate";
import type { examAutoMachine } from "./exam-auto.machine";

export const isWelcomed = (exam: SnapshotFrom<typeof examAutoMachine>): boolean => exam.matches("welcoming");
