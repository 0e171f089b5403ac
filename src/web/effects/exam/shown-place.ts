import { sessionText, tabKeys } from "../../platform/storage";

const keyOf = (attemptId: string): string => `${tabKeys.shownPlace}:${attemptId}`;

/** Which exercise of a sitting this window has on screen, so that a reload comes back to it. */
export const shownPlace = {
  of: (attemptId: string): string | null => sessionText.get(keyOf(attemptId)),
  keep: (attemptId: string, exerciseId: string): void => void sessionText.set(keyOf(attemptId), exerciseId),
  forget: (attemptId: string): void => sessionText.remove(keyOf(attemptId)),
};
