import type { SnapshotFrom } from "xstate";
import type { catMachine } from "./cat.machine";

type CatSnapshot = SnapshotFrom<typeof catMachine>;

export const isInPractice = (cat: CatSnapshot): boolean => cat.matches("practising");
export const isCatResting = (cat: CatSnapshot): boolean => cat.matches("resting");
