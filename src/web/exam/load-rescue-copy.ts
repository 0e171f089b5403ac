/** Loads the code that writes a rescue copy of the answers. */
export const loadRescueCopy = () => import("../effects/outbox/rescue-copy");

/** Loads it ahead, while the server can still be reached. */
export const preloadRescueCopy = (): void => void loadRescueCopy().catch(() => undefined);
