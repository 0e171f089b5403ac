import { v4 as uuid } from "uuid";

/** An id of an option, gap or spot; it tells nothing about the right answer. */
export const newPartId = (): string => `n${uuid().slice(0, 8)}`;
