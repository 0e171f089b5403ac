import { mediaOf } from "./cached-media";

const prefixOf = (person: string) => `ahead.${person}.`;

/** Name under which the device stores a section of a person that has not opened yet. */
export const aheadName = (person: string, attemptId: string): string => prefixOf(person) + attemptId;

/** Whether a stored name is that of a section of this person. */
export const isAheadOf = (person: string, name: string): boolean => name.startsWith(prefixOf(person));

/** Name of the browser cache with the section's pictures and sounds until it opens. */
export const cacheOf = (attemptId: string): string => mediaOf(`ahead-${attemptId}`);
