import { randomBytes } from "node:crypto";
import { uuidv7 } from "uuidv7";

export const newId = (): string => uuidv7();

/** 192 random bits, letters that fit into a URL. */
export const newSecret = (): string => randomBytes(24).toString("base64url");
