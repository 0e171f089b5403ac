import { sessionText, tabKeys } from "../../platform/storage";

const keyOf = (attemptId: string): string => `${tabKeys.shownPlace}:${attemptId}`;

/** The exercise of an attempt that this window has on screen; a reload returns to it. */
export const shownPlace = {
  of: (attemptId: string): string | null => sessionText.get(keyOf(attemptId)),
  keep: (attemptId: string, exerciseId: string): void => void sessionText.set(keyOf(attemptId), exerciseId),
  forget: (attemptId: string): void => sessionText.remove(keyOf(attemptId)),
};
