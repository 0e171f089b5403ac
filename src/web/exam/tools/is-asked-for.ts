/** Whether a tool opens because its button was just pressed; one that a reload brings back takes no focus. */
export const isAskedFor = (): boolean => document.activeElement?.closest("[data-tools]") != null;
