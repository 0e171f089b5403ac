import { mediaOf } from "./cached-media";

const prefixOf = (person: string) => `ahead.${person}.`;

/** By what name a device keeps a person's section that has not opened yet. */
export const aheadName = (person: string, attemptId: string): string => prefixOf(person) + attemptId;

/** Whether something that this device keeps is a section of that person. */
export const isAheadOf = (person: string, name: string): boolean => name.startsWith(prefixOf(person));

/** The name under which the browser keeps its pictures and sounds until it opens. */
export const cacheOf = (attemptId: string): string => mediaOf(`ahead-${attemptId}`);
