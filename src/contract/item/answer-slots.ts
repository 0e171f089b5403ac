/** How long one slot of answers is. */
export const slotMs = 5_000;
/** Slots that are told, up to the present one: five minutes. */
export const reportedSlots = 60;
