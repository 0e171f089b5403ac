/** What a copy of the answers is made with. */
export const loadRescueCopy = () => import("../effects/outbox/rescue-copy");

/** Brings it while the server can still be reached. */
export const preloadRescueCopy = (): void => void loadRescueCopy().catch(() => undefined);
