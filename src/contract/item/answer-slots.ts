/** Length of one slot of answers, in ms. */
export const slotMs = 5_000;
/** Number of slots reported, up to the present one: five minutes. */
export const reportedSlots = 60;
