/** Text sizes of the question sheet that a student may be given, in percent. */
export const textSizes = [100, 125, 150, 200] as const;
