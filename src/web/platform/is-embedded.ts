/** Whether this window is a frame in a page of another site; only pages of a launch are ever shown in one. */
export const isEmbedded = (): boolean => window.self !== window.top;
