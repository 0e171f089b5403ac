import { randomBytes } from "node:crypto";
import { v7 as uuidv7 } from "uuid";

export const newId = (): string => uuidv7();

/** 192 random bits, letters that fit into a URL. */
export const newSecret = (): string => randomBytes(24).toString("base64url");
